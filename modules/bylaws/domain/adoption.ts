import { z } from "zod";
import { civilDate, civilDateIn } from "#modules/platform/dates";
import { formatLongDate } from "#modules/platform/format";
import { americanEnglish, type Languages } from "#modules/platform/locale";
import { translator } from "#modules/platform/messages";
import { versionMessages } from "../version-messages";

/** The first US state in which a day begins, and the last. */
const EARLIEST_ZONE = "America/New_York";
const LATEST_ZONE = "Pacific/Honolulu";

const adoption = z.object({
  /** A civil date. */
  date: z.string(),
  isUnanimous: z.boolean(),
  /** Unknown where the vote was unanimous and nobody counted. */
  votesFor: z.int().nullable(),
  votesAgainst: z.int(),
  abstained: z.int(),
  presidingOfficer: z.string(),
  secretary: z.string(),
});

/** How and when members adopted a version. */
export type Adoption = z.output<typeof adoption>;

/** Reads a stored adoption. @throws ZodError when it is not one. */
export const readAdoption = (stored: unknown): Adoption => adoption.parse(stored);

/** The days on which members can have adopted a version: since it was made, until today. */
export const adoptionDays = (createdAt: Date, now: Date) => ({
  first: civilDateIn(createdAt, LATEST_ZONE),
  last: civilDateIn(now, EARLIEST_ZONE),
});

/** "Adopted on March 3, 2027 by a vote of 12 to 1, with 2 abstaining." */
export function adoptionSentence(
  { date, isUnanimous, votesFor, votesAgainst, abstained }: Adoption,
  languages: Languages = americanEnglish,
): string {
  const t = translator(versionMessages, languages.locale);
  const words = {
    date: formatLongDate(civilDate(date), languages),
    for: votesFor ?? "",
    against: votesAgainst,
    abstained: abstained > 0 ? t("abstained", { count: abstained }) : "",
  };
  if (!isUnanimous) return t("adoptedByVote", words);
  return t(votesFor === null ? "adoptedUnanimously" : "adoptedUnanimouslyBy", words);
}
