import { readFileSync } from "node:fs";
import { request } from "node:http";
import type { Visitor } from "./visitor";

/** What a process has held at most since it began, in MB; 0 where the system does not tell. */
export function peakOf(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    return Math.round(Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1_000);
  } catch {
    return 0;
  }
}

/** A form with one file, byte by byte, as a browser without script sends it. */
export function bytesOfForm(fields: Record<string, string>, name: string, bytes: Buffer): Buffer {
  const part = (head: string) => `--b\r\nContent-Disposition: form-data; name=${head}\r\n`;
  const texts = Object.entries(fields).map(([key, value]) => `${part(`"${key}"`)}\r\n${value}\r\n`);
  const head = `${texts.join("")}${part(`"file"; filename="${name}"`)}\r\n`;
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from("\r\n--b--\r\n")]);
}

/** How a sender behaves: what it announces, what it sends at once, and byte by byte afterwards. */
export interface Manners {
  readonly announced: number;
  readonly sent: Buffer;
  /** Goes away after so many ms; otherwise it waits for its answer. */
  readonly leavesAfterMs?: number;
  /** After what has been sent, one byte each second. */
  readonly drips?: boolean;
}

/** Sends a form as somebody does who does not keep to the rules; the status, or 0 without an answer. */
export function sendBadly(visitor: Visitor, path: string, manners: Manners): Promise<number> {
  return new Promise((resolve) => {
    const { announced, sent, leavesAfterMs, drips } = manners;
    const req = request(new URL(path, visitor.origin), {
      method: "POST",
      agent: false,
      headers: {
        Accept: "application/json",
        "Content-Type": "multipart/form-data; boundary=b",
        "Content-Length": announced,
        "X-CSRF-TOKEN": visitor.csrfToken,
        Cookie: `sid=${visitor.cookie("sid")}`,
      },
    });
    const drip = drips ? setInterval(() => req.write("x"), 1_000) : undefined;
    const end = (status: number) => {
      clearInterval(drip);
      resolve(status);
    };
    req.on("response", (answer) => {
      answer.resume();
      end(answer.statusCode ?? 0);
    });
    req.on("error", () => end(0));
    req.on("close", () => end(0));
    // More than was announced is the next request of the line, as far as a server can tell.
    req.on("socket", (socket) => {
      req.flushHeaders();
      socket.write(sent);
    });
    if (leavesAfterMs !== undefined) setTimeout(() => req.destroy(), leavesAfterMs);
  });
}

/** Rows with their columns under each other. */
export function tableOf(rows: readonly (readonly (string | number)[])[]): string {
  const widths = (rows[0] ?? []).map((_, at) =>
    Math.max(...rows.map((row) => String(row[at] ?? "").length)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, at) => String(cell).padEnd(widths[at] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
