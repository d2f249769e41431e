import { db } from "#modules/platform/db.server";
import { media } from "#tests/setup/files";
import { photo, runJobs, send, visitor } from "./entries";

/** A photo that was sent, and made ready by the worker. */
export async function sentPhoto(
  fields: Record<string, string> = { has_release: "1" },
  bytes: Buffer = media("img__gps_exif.jpg"),
  ctx = visitor,
) {
  const file = await photo({ name: "team.jpg", declaredType: "image/jpeg" }, bytes);
  const sent = await send({ fields, file }, ctx);
  if (!sent.ok) throw new Error(`refused: ${sent.refusal.code}`);
  await runJobs();
  return db.contestEntry.findUniqueOrThrow({ where: { id: sent.value.id } });
}

export const approval = (entryId: number) => ({
  entryId,
  from: "pending" as const,
  altText: "Four volunteers at a table.",
  hasPermission: false,
});

export const code = (result: { ok: true } | { ok: false; refusal: { code: string } }) =>
  result.ok ? "ok" : result.refusal.code;
