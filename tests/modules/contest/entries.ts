import { randomUUID } from "node:crypto";
import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import type { ContestKind } from "#modules/contest/contract";
import { handlers } from "#modules/contest/handlers.server";
import { addContest, readEntry, submitEntry } from "#modules/contest/index.server";
import { createCtx } from "#modules/platform/ctx.server";
import { civilDate } from "#modules/platform/dates";
import { pool } from "#modules/platform/db.server";
import type { SentFile } from "#modules/platform/files/index.server";
import { folder } from "#tests/setup/data-folder";

export const system = createCtx({ actor: { kind: "system", name: "tests" } });
/** A day in the middle of the contests of `openContests`. */
const day = new Date("2026-11-21T12:00:00Z");
export const visitor = createCtx({ now: () => day });
export const at = (instant: string) => createCtx({ now: () => new Date(instant) });

export const contestInput = (kind: ContestKind) => ({
  title: "Boosters in action",
  kind,
  opensOn: civilDate("2026-11-01"),
  closesOn: civilDate("2026-11-30"),
  rules: "Be kind.",
});

/** A contest of each kind, open in November of 2026. */
export async function openContests(): Promise<void> {
  for (const kind of ["photo", "video"] as const) {
    const added = await addContest(system, contestInput(kind));
    if (!added.ok) throw new Error(`the contest was refused: ${added.refusal.code}`);
  }
}

const smallPhoto = sharp({ create: { width: 8, height: 6, channels: 3, background: "#27557a" } })
  .png()
  .toBuffer();

/** A file as it lies on the disk while it is judged. */
export async function photo(changes: Partial<SentFile> = {}, bytes?: Buffer): Promise<SentFile> {
  const content = bytes ?? (await smallPhoto);
  const path = join(folder, randomUUID());
  writeFileSync(path, content);
  return {
    field: "file",
    name: "team.png",
    declaredType: "image/png",
    size: content.length,
    sha256: "00",
    path,
    ...changes,
  };
}

/** An organization and an address of one's own. */
export const somebody = () => ({
  organization: `Band ${randomUUID()}`,
  email: `${randomUUID()}@people.example`,
});

export interface Sending {
  readonly kind?: ContestKind;
  readonly fields?: Readonly<Record<string, string>>;
  readonly file?: SentFile | undefined;
}

/** Sends an entry as the route does. */
export async function send({ kind = "photo", fields = {}, file }: Sending = {}, ctx = visitor) {
  const typed = { ...somebody(), type: "empty", message: "", is_member: "0", ...fields };
  const read = readEntry(typed, file !== undefined, ctx.locale);
  return read.ok ? submitEntry(ctx, { kind, fields: read.value, file }) : read;
}

/** The files that were sent and are kept. */
export function keptFiles(): string[] {
  const place = join(folder, "files", "objects", "contest-sent");
  return existsSync(place) ? readdirSync(place) : [];
}

/** Runs the module's jobs that wait in the outbox, as a worker would, and empties it. */
export async function runJobs(): Promise<void> {
  const { rows } = await pool.query<{ id: string; job_name: string; payload: unknown }>(
    "DELETE FROM outbox_jobs RETURNING id, job_name, payload",
  );
  for (const { id, job_name, payload } of rows) {
    const handler = handlers.find(({ job }) => job.name === job_name);
    const { signal } = new AbortController();
    await handler?.run({ ...system, jobId: id, attempt: 1, signal }, payload);
  }
}
