import { days } from "#modules/platform/dates";

export const handoverStates = [
  "planned",
  "sent",
  "accepted",
  "completed",
  "declined",
  "expired",
  "cancelled",
] as const;
export type HandoverState = (typeof handoverStates)[number];

/** What becomes of the outgoing person at completion. */
export const afterwards = ["leave", "read", "stay"] as const;
export type Afterwards = (typeof afterwards)[number];

/** What moves a handover on. */
export type HandoverAct =
  | "send"
  | "accept"
  | "decline"
  | "expire"
  | "cancel"
  | "complete"
  | "ask_again";

const LINK_WORKS = days(14);
const READING_LASTS = days(30);
const REMINDED_BEFORE = days(7);

/** In which states each act is possible. */
const from = {
  send: ["planned", "sent", "expired"],
  accept: ["sent"],
  decline: ["sent"],
  expire: ["sent"],
  cancel: ["planned", "sent", "expired"],
  complete: ["accepted"],
  ask_again: ["expired"],
} as const satisfies Record<HandoverAct, readonly HandoverState[]>;

/** The states from which an act leads on. */
export const statesFor = (act: HandoverAct): HandoverState[] => [...from[act]];

export const isPossible = (state: HandoverState, act: HandoverAct): boolean =>
  (from[act] as readonly HandoverState[]).includes(state);

/** Until when a link works that is sent now. */
export const linkEnds = (sentAt: Date): Date => new Date(sentAt.getTime() + LINK_WORKS);

/** From when on the incoming person is reminded. */
export const remindsFrom = (expiresAt: Date): Date =>
  new Date(expiresAt.getTime() - REMINDED_BEFORE);

/** Handovers whose link ends before this are to be reminded of. */
export const reminderReach = (now: Date): Date => new Date(now.getTime() + REMINDED_BEFORE);

/** Until when somebody reads who handed over now. */
export const readingEnds = (completedAt: Date): Date =>
  new Date(completedAt.getTime() + READING_LASTS);
