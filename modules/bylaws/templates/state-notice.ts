import type { MeetingNotice } from "#modules/compliance/contract";
import { inWords } from "./numbers";

/** The same for a reader: the day of reading in words. */
export type WordedNotice = Omit<MeetingNotice, "readOn"> & { readonly readOn: string | null };

type Known = Pick<MeetingNotice, "days"> | undefined;

/** What most states ask of a nonprofit corporation. */
const USUAL_DAYS = 10;

/** The notice that bylaws give: what is usual, and never less than what is known of the state. */
export const noticeDays = (known: Known): number => Math.max(USUAL_DAYS, known?.days ?? 0);

/** What members decide that weighs more is told earlier: the annual meeting, the end of a chapter. */
const WEIGHTY_DAYS = 14;

/** The notice of a meeting that weighs more, as the text says it. */
export const weightyNotice = (known: Known): string => {
  const days = noticeDays(known);
  return days > WEIGHTY_DAYS ? inWords(days) : String(WEIGHTY_DAYS);
};
