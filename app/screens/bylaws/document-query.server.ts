import { type DocumentFormat, documentFormats, isDocumentFormat } from "#modules/bylaws/contract";

export interface DocumentQuery {
  /** The newest version when it is left out. */
  readonly version?: number;
  readonly format: DocumentFormat;
}

/** Reads `?version=` and `?format=`; undefined when they name something that cannot exist. */
export function readDocumentQuery(request: Request): DocumentQuery | undefined {
  const { searchParams } = new URL(request.url);
  const format = searchParams.get("format") ?? documentFormats[0];
  const version = searchParams.get("version");
  if (!isDocumentFormat(format)) return undefined;
  if (version === null) return { format };
  return /^[1-9]\d{0,5}$/.test(version) ? { format, version: Number(version) } : undefined;
}
