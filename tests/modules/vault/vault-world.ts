import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Ctx } from "#modules/platform/ctx.server";
import { parseFields } from "#modules/platform/fields";
import type { SentFile } from "#modules/platform/files/index.server";
import { keepFile, keepVersion, paperSchema, versionSchema } from "#modules/vault/index.server";
import { smallPdf } from "#tests/setup/files";
import { must } from "../duties/calendar";

const folder = mkdtempSync(join(tmpdir(), "goodstanding-vault-"));
let count = 0;

/** A PDF on its way to us. */
export function sentFile(name = "letter.pdf", bytes: Uint8Array = smallPdf): SentFile {
  count += 1;
  const path = join(folder, String(count));
  writeFileSync(path, bytes);
  return {
    field: "uploads[]",
    name,
    declaredType: name.endsWith(".txt") ? "text/plain" : "application/pdf",
    size: bytes.length,
    sha256: String(count).padStart(64, "0"),
    path,
  };
}

type Said = Readonly<Record<string, string>>;

/** The fields of a paper as its form sends them. */
export const paperFields = (said: Said = {}) => must(parseFields(paperSchema, said, "en"));

/** Tries to keep a paper. */
export const tryKeep = (ctx: Ctx, accountId: number, said: Said = {}, file = sentFile()) =>
  keepFile(ctx, { file, accountId, params: {}, fields: paperFields(said) });

/** Keeps a paper, and gives its id. */
export const keep = async (ctx: Ctx, accountId: number, said: Said = {}, file = sentFile()) =>
  must(await tryKeep(ctx, accountId, said, file)).id;

/** Keeps a newer version, and gives its id. */
export const keepNewer = async (ctx: Ctx, id: number, said: Said = {}, file = sentFile()) => {
  const fields = must(parseFields(versionSchema, said, "en"));
  return must(await keepVersion(ctx, { id, file, fields })).id;
};
