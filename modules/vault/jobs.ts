import { z } from "zod";
import { defineJob } from "#modules/platform/jobs/contract";

/** Mails whoever made a link that wrong passcodes ended it. */
export const tellShareEndedJob = defineJob({
  name: "vault.tell-share-ended",
  queue: "mail",
  payload: z.strictObject({ shareId: z.int() }),
  // A sender that died holds its letter for 30 seconds: the attempts reach well beyond.
  attempts: 10,
});

export const jobs = [tellShareEndedJob] as const;
