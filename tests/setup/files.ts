import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { isDeep } from "./depth";
import type { Visitor } from "./visitor";

/** In a deep run all the odd and hostile pictures, where this machine has them; else the small ones. */
const allMedia = resolve(import.meta.dirname, "../../../shared/data/media");
const mediaFolder =
  isDeep && existsSync(allMedia) ? allMedia : resolve(import.meta.dirname, "../fixtures/media");

export const media = (name: string): Buffer => readFileSync(join(mediaFolder, name));

/** What is declared of a file when its sender does not think about it. */
const typeOf: Record<string, string> = {
  pdf: "application/pdf",
  png: "image/png",
  jpg: "image/jpeg",
  gif: "image/gif",
  txt: "text/plain",
  csv: "text/csv",
};

export interface FileToSend {
  field?: string;
  name: string;
  bytes: Uint8Array;
  type?: string;
}

/** A multipart body: the fields first, then the files. */
export function formOf(fields: Record<string, string>, ...files: FileToSend[]): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const { field = "file", name, bytes, type } of files) {
    const declared = type ?? typeOf[name.split(".").at(-1) ?? ""] ?? "";
    form.append(field, new Blob([Uint8Array.from(bytes)], { type: declared }), name);
  }
  return form;
}

/** Sends a form with a file as a script does. */
export const sendAsScript = (visitor: Visitor, path: string, body: FormData, headers = {}) =>
  visitor.request(path, {
    method: "POST",
    body,
    headers: {
      Accept: "application/json",
      "X-Requested-With": "XMLHttpRequest",
      "X-CSRF-TOKEN": visitor.csrfToken,
      ...headers,
    },
  });

/** Sends a form with a file as a browser without script does; `_token` goes first. */
export const sendAsForm = (
  visitor: Visitor,
  path: string,
  fields: Record<string, string>,
  ...files: FileToSend[]
) =>
  visitor.request(path, {
    method: "POST",
    body: formOf({ _token: visitor.csrfToken, ...fields }, ...files),
    headers: { Accept: "text/html", Origin: visitor.origin, "Sec-Fetch-Site": "same-origin" },
  });

/** What is in the folder of files that are still arriving; waits until it is empty. */
export async function leftovers(dataDir: string): Promise<string[]> {
  const folder = join(dataDir, "scratch");
  for (let tries = 0; tries < 60; tries++) {
    const names = existsSync(folder) ? readdirSync(folder) : [];
    if (names.length === 0) return [];
    await sleep(50);
  }
  return readdirSync(folder);
}

/** A PDF as small as one can be. */
export const smallPdf = Buffer.from(
  "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n",
);

/** The names of what there is. */
export const mediaNames: readonly string[] = readdirSync(mediaFolder).filter(
  (name) => name !== "INDEX.tsv",
);
