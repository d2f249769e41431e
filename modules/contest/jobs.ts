import { z } from "zod";
import { defineJob } from "#modules/platform/jobs/contract";

/**
 * Makes of a sent file what is shown of it. It tries for about eight minutes, so that a restarted or
 * briefly full storage does not leave the entry without a picture.
 */
export const prepareMediaJob = defineJob({
  name: "contest.prepare-media",
  title: "Prepare a photo or video",
  queue: "media",
  payload: z.strictObject({ entryId: z.int() }),
  attempts: 10,
  timeoutMs: 600_000,
});

/** Removes what is stored under a key that no entry names. The key is random. */
export const discardEntryFileJob = defineJob({
  name: "contest.discard-file",
  title: "Delete a file of a contest",
  payload: z.strictObject({ key: z.string() }),
  attempts: 8,
});

/** Tells the sender of a rejected entry why. */
export const sendRejectionJob = defineJob({
  name: "contest.send-rejection",
  title: "Mail: an entry was rejected",
  queue: "mail",
  payload: z.strictObject({ entryId: z.int() }),
});

/** Tells the sender of an entry that it has won. */
export const sendWinnerJob = defineJob({
  name: "contest.send-winner",
  title: "Mail: an entry won",
  queue: "mail",
  payload: z.strictObject({ entryId: z.int() }),
});

export const jobs = [
  prepareMediaJob,
  discardEntryFileJob,
  sendRejectionJob,
  sendWinnerJob,
] as const;
