import { z } from "zod";
import { defineJob } from "#modules/platform/jobs/contract";

/** Writes the ZIP of a packet. */
export const writePacketJob = defineJob({
  name: "packet.write",
  title: "Write a packet: everything of a club as a ZIP",
  queue: "documents",
  payload: z.strictObject({ packetId: z.int() }),
  timeoutMs: 1_800_000,
});

/** Removes what is stored under a key that no packet names, or whose packet is over. */
export const discardPacketJob = defineJob({
  name: "packet.discard",
  title: "Remove a packet whose days are over",
  payload: z.strictObject({ key: z.string() }),
});

export const jobs = [writePacketJob, discardPacketJob] as const;
