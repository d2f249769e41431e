import contentDisposition from "content-disposition";

/** How somebody else's content is handed out: a download in a sandbox, of the type that we judged. */
export const downloadHeaders = ({
  fileName,
  contentType,
}: {
  readonly fileName: string;
  readonly contentType: string;
}) => ({
  "Content-Type": contentType,
  "Content-Disposition": contentDisposition(fileName),
  // Besides the policy of every page: both hold.
  "Content-Security-Policy": "default-src 'none'; sandbox",
  "Cache-Control": "private, no-store",
  "X-Robots-Tag": "noindex",
});
