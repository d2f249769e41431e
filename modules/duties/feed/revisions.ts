import { createHash } from "node:crypto";
import { z } from "zod";
import type { IcsEvent } from "./ics";

/** An event as the duties give it: without what counts its changes. */
export type PlainEvent = Omit<IcsEvent, "sequence" | "changedAt">;

/** What a feed told last, by the event: a digest of its words, how often they changed, and when. */
export const revisionsSchema = z.record(
  z.string(),
  z.tuple([z.string(), z.int().min(0), z.iso.datetime()]),
);
export type Revisions = z.output<typeof revisionsSchema>;

export interface Revised {
  readonly events: readonly IcsEvent[];
  readonly revisions: Revisions;
}

/** Counts on from what was told before: an event that changed gets the next number and the instant. */
export function reviseEvents(told: Revisions, events: readonly PlainEvent[], now: Date): Revised {
  const revisions: Revisions = {};
  const revised = events.map((event): IcsEvent => {
    const before = told[event.uid];
    const digest = digestOf(event);
    const own: Revisions[string] =
      before?.[0] === digest ? before : [digest, before ? before[1] + 1 : 0, now.toISOString()];
    revisions[event.uid] = own;
    return { ...event, sequence: own[1], changedAt: new Date(own[2]) };
  });
  return { events: revised, revisions };
}

function digestOf({ day, summary, description, url, category }: PlainEvent): string {
  const words = JSON.stringify([day, summary, description, url, category]);
  return createHash("sha256").update(words).digest("base64url").slice(0, 16);
}
