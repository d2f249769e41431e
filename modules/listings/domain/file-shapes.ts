/** What a file is that is none of the lists, where its beginning says so. */
export type ForeignShape = "fileHtml" | "filePdf" | "fileOffice" | "fileUtf16";

/** The letters of UTF-16 behind its mark, or without it, as an importer of bytes reads them. */
const UTF16 = /^(\u00ff\u00fe|\u00fe\u00ff|\0?E\0I\0N)/;
/** How Word and Excel began their files before these were ZIP archives. */
const OLD_OFFICE = "\u00d0\u00cf\u0011\u00e0";

/** By its first letters, whatever bytes they were; undefined for anything else. */
export function foreignShapeOf(begin: string): ForeignShape | undefined {
  const text = begin.trimStart();
  if (/^<(!doctype|html|head|body|\?xml|!--)/i.test(text)) return "fileHtml";
  if (text.startsWith("%PDF")) return "filePdf";
  if (begin.startsWith(OLD_OFFICE)) return "fileOffice";
  return UTF16.test(begin) ? "fileUtf16" : undefined;
}

/** The entries by which a ZIP archive is a spreadsheet or a text of an office program. */
export const isOfficeEntry = (name: string): boolean =>
  name === "[Content_Types].xml" || name === "mimetype";
