import contentDisposition from "content-disposition";

/** A file that is to be saved. A name beyond ASCII may bring its own fallback. */
export interface Download {
  readonly fileName: string | { readonly unicode: string; readonly ascii: string };
  readonly contentType: string;
}

/** How a file that we made is handed out: saved under its name, kept by nobody on the way, never indexed. */
export const downloadHeaders = ({ fileName, contentType }: Download) => ({
  "Content-Type": contentType,
  "Content-Disposition":
    typeof fileName === "string"
      ? contentDisposition(fileName)
      : contentDisposition(fileName.unicode, { fallback: fileName.ascii }),
  "Cache-Control": "private, no-store",
  "X-Robots-Tag": "noindex",
});

/** How somebody else's content is handed out: also in a sandbox, of the type that we judged. */
export const foreignDownloadHeaders = (download: Download) => ({
  ...downloadHeaders(download),
  // Besides the policy of every page: both hold.
  "Content-Security-Policy": "default-src 'none'; sandbox",
});
