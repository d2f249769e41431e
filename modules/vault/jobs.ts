import { z } from "zod";
import { defineJob, defineSchedule } from "#modules/platform/jobs/contract";

/** Mails whoever made a link that wrong passcodes ended it. */
export const tellShareEndedJob = defineJob({
  name: "vault.tell-share-ended",
  title: "Mail: wrong passcodes ended a link to papers",
  queue: "mail",
  payload: z.strictObject({ shareId: z.int() }),
  // A sender that died holds its letter for 30 seconds: the attempts reach well beyond.
  attempts: 10,
});

const tellQuarantine = z.strictObject({
  findingId: z.int(),
  /** Null for whoever sent it and left an address alone. */
  userId: z.int().nullable(),
  event: z.enum(["found", "released", "deleted"]),
  isStaff: z.boolean(),
});
export type TellQuarantine = z.output<typeof tellQuarantine>;
/** What a person is told of a file in which the virus scanner found something. */
export type QuarantineEvent = TellQuarantine["event"];

/** Mails one person about a file in quarantine. */
export const tellQuarantineJob = defineJob({
  name: "vault.tell-quarantine",
  title: "Mail: a file is in quarantine, or was decided about",
  queue: "mail",
  payload: tellQuarantine,
  // A sender that died holds its letter for 30 seconds: the attempts reach well beyond.
  attempts: 10,
});

/** Shows the virus scanner again what was uploaded lately, and what no scanner has seen. */
export const rescanFilesJob = defineJob({
  name: "vault.rescan-files",
  title: "Show files to the virus scanner again",
  payload: z.strictObject({}),
  timeoutMs: 3_600_000,
});

export const jobs = [tellShareEndedJob, tellQuarantineJob, rescanFilesJob] as const;

export const schedules = [
  // After the night's new signatures; a run that breaks off goes on with the next.
  defineSchedule(rescanFilesJob, {}, { cron: "50 8 * * *", tz: "UTC" }),
] as const;
