import { z } from "zod";
import { defineJob } from "#modules/platform/jobs/contract";

/**
 * Removes a stored file or picture that no row names. The key is random and says nothing of its
 * owner.
 */
export const discardStoredJob = defineJob({
  name: "accounts.discard-stored",
  title: "Delete a file of an account",
  payload: z.strictObject({ key: z.string() }),
  attempts: 8,
});
