import { type DocumentFormat, documentFormats } from "../contract";

/** What a format's files are served and stored as. */
export const contentTypes: Readonly<Record<DocumentFormat, string>> = {
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  pdf: "application/pdf",
};

/**
 * Where the file of a version lies. It follows from the version, so a second writing replaces it;
 * with its adoption in it the file lies apart, so that a late writing cannot replace that one.
 */
export const fileKey = (
  versionId: string,
  format: DocumentFormat,
  adoptedAt: Date | null = null,
): string => `bylaws/${versionId.slice(0, 2)}/${versionId}${adoptedAt ? "-adopted" : ""}.${format}`;

/** Every place where a file of a version can lie, adopted or not. */
export const fileKeysOf = (versionId: string): readonly string[] =>
  documentFormats.flatMap((format) => [
    fileKey(versionId, format),
    fileKey(versionId, format, new Date(0)),
  ]);
