import { request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { Visitor } from "./visitor";

const headersOf = ({ csrfToken }: Visitor) => ({
  "Tus-Resumable": "1.0.0",
  "X-CSRF-TOKEN": csrfToken,
});
const partAt = (offset: number) => ({
  "Upload-Offset": String(offset),
  "Content-Type": "application/offset+octet-stream",
});

/** A request of the tus protocol without a body. */
export const tusCall = (by: Visitor, path: string, method: string, headers = {}) =>
  by.request(path, { method, headers: { ...headersOf(by), ...headers } });

export const sendPart = (by: Visitor, path: string, offset: number, bytes: Buffer) =>
  by.request(path, {
    method: "PATCH",
    body: Uint8Array.from(bytes),
    headers: { ...headersOf(by), ...partAt(offset) },
  });

/** Sends the beginning of the part that begins a file, which announces more, and goes away. */
export async function cutPart(by: Visitor, path: string, bytes: Buffer, announced: number) {
  const sent = request(new URL(path, by.origin), {
    method: "PATCH",
    headers: {
      ...headersOf(by),
      ...partAt(0),
      "Content-Length": announced,
      Cookie: `sid=${by.cookie("sid")}`,
    },
  });
  sent.on("error", () => {});
  sent.write(bytes);
  await sleep(200);
  sent.destroy();
}
