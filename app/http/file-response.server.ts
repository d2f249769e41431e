import { type Download, downloadHeaders } from "./download-headers";

/** A file that was made for whoever asked. */
export const fileResponse = (file: Uint8Array, download: Download): Response =>
  new Response(new Uint8Array(file), {
    headers: { ...downloadHeaders(download), "Content-Length": String(file.length) },
  });

export const pdfResponse = (file: Uint8Array, fileName: string): Response =>
  fileResponse(file, { fileName, contentType: "application/pdf" });

/** A table as a spreadsheet; a long one as a stream. */
export const csvResponse = (table: string | ReadableStream, fileName: string): Response =>
  new Response(table, {
    headers: downloadHeaders({ fileName, contentType: "text/csv; charset=utf-8" }),
  });
