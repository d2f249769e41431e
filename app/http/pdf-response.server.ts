import contentDisposition from "content-disposition";

/** A PDF file that was made for whoever asked: saved under its name, kept by nobody on the way. */
export const pdfResponse = (file: Uint8Array, name: string): Response =>
  new Response(new Uint8Array(file), {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Length": String(file.length),
      "Content-Disposition": contentDisposition(name),
      "Cache-Control": "private, no-store",
      "X-Robots-Tag": "noindex",
    },
  });
