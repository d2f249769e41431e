import { z } from "zod";
import { defineJob } from "#modules/platform/jobs/contract";

/** Makes the search index again; it waits while an import runs. */
export const rebuildIndexJob = defineJob({
  name: "listings.rebuild-index",
  title: "Rebuild the listing search",
  payload: z.strictObject({}),
  attempts: 12,
  timeoutMs: 600_000,
});

/**
 * Imports a list that staff sent. The largest takes minutes; it goes on where it was when its process
 * was killed.
 */
export const importSentJob = defineJob({
  name: "listings.import-sent",
  title: "Import a list of the IRS",
  payload: z.strictObject({ importId: z.int() }),
  attempts: 8,
  timeoutMs: 3_600_000,
});

/** Removes a sent file that no import waits for. The key is random. */
export const discardListJob = defineJob({
  name: "listings.discard-file",
  title: "Delete a list of the IRS",
  payload: z.strictObject({ key: z.string() }),
  attempts: 8,
});

/** An event: the rows of a list were imported. */
export const listImportedJob = defineJob({
  name: "listings.list-imported",
  title: "Carry on after a list was imported",
  payload: z.strictObject({ importId: z.int() }),
  timeoutMs: 3_600_000,
});

export const jobs = [rebuildIndexJob, importSentJob, discardListJob, listImportedJob];
