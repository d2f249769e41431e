import { z } from "zod";
import { type CivilDate, parseCivilDate } from "#modules/platform/dates";
import { message } from "#modules/platform/messages";
import { type Cents, cents } from "#modules/platform/money";
import { CHAPTERS_A_PAGE } from "./group-views";
import { renewalMessages } from "./messages";

/** A chapter that is to be renewed, with what the page showed of it. */
export interface ChosenChapter {
  readonly accountId: number;
  readonly dueOn: CivilDate;
  readonly price: Cents;
}

/** The form that renews chapters: `chapters` holds a `chapterKey` for each that is ticked. */
export const renewChaptersSchema = z.object({
  chapters: z.transform((value: unknown, ctx): readonly ChosenChapter[] => {
    const given = Array.isArray(value) ? value : [value];
    const chapters = given.flatMap((one) => chosen(one) ?? []);
    if (chapters.length === given.length && chapters.length <= CHAPTERS_A_PAGE) return chapters;
    const words = message(renewalMessages, "chaptersNone", { max: CHAPTERS_A_PAGE });
    ctx.issues.push({ code: "custom", input: value, params: { message: words }, continue: false });
    return z.NEVER;
  }),
});

function chosen(key: unknown): ChosenChapter | undefined {
  const parts = /^([1-9]\d{0,8}):(\d{4}-\d\d-\d\d):(\d{1,9})$/.exec(String(key));
  const dueOn = parseCivilDate(parts?.[2] ?? "");
  if (!parts || !dueOn) return undefined;
  return { accountId: Number(parts[1]), dueOn, price: cents(Number(parts[3])) };
}
