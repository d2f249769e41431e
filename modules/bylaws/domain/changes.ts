import { monthNames } from "#modules/platform/dates";
import { truncateText } from "#modules/platform/format";
import { type Locale, translator, wordsOf } from "#modules/platform/messages";
import { usStates } from "#modules/platform/us-states";
import { questionMessages } from "../question-messages";
import { parseMinimum } from "../templates/minimum";
import { fractionInWords } from "../templates/numbers";
import type { BylawsWords, FieldKeys } from "../templates/words";
import { versionMessages } from "../version-messages";

/** What a version was saved with: the answers as they are stored, and the wording. */
export interface SavedAnswers {
  readonly answers: unknown;
  readonly templateVersion: number;
}

const LONGEST = 80;

const isState = (value: string): value is keyof typeof usStates => Object.hasOwn(usStates, value);

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** How a minimum reads in a sentence: "10 members", "one-tenth of the members". */
function minimumText(locale: Locale, typed: string): string | undefined {
  const t = translator(versionMessages, locale);
  const minimum = parseMinimum(typed);
  switch (minimum?.kind) {
    case undefined:
      return undefined;
    case "count":
      return t("members", { count: minimum.count });
    case "percent":
      return t("shareOfMembers", { share: `${minimum.percent}%` });
    case "fraction": {
      const { over, under } = minimum;
      if (over === under) return t("allMembers");
      return t("shareOfMembers", { share: fractionInWords(over, under) ?? `${over}/${under}` });
    }
  }
}

function valueText(locale: Locale, kind: FieldKeys["kind"], value: unknown): string {
  const text = String(value);
  if (kind === "state" && isState(text)) return usStates[text];
  const read =
    kind === "month"
      ? monthNames(locale)[Number(value) - 1]
      : kind === "minimum"
        ? minimumText(locale, text)
        : undefined;
  const quoted = { text: truncateText(text.replace(/\s+/gu, " "), LONGEST) };
  return read ?? translator(versionMessages, locale)("quoted", quoted);
}

function fieldChange(
  locale: Locale,
  keys: FieldKeys,
  before: unknown,
  after: unknown,
): string | undefined {
  const t = translator(versionMessages, locale);
  const questions = wordsOf(questionMessages, locale);
  if (before === after || typeof after === "object") return undefined;
  if (typeof after === "boolean") {
    // An older form did not ask for it: not ticked.
    if (Boolean(before) === after) return undefined;
    const label = t("quoted", { text: questions[keys.label] });
    return t(after ? "ticked" : "unticked", { label });
  }
  const field = capitalized(questions[keys.decides ?? keys.inMessages]);
  const say = (value: unknown) => valueText(locale, keys.kind, value);
  if (before === undefined || before === "") {
    return after === "" ? undefined : t("addedAnswer", { field, after: say(after) });
  }
  if (after === "") return t("leftOut", { field, before: say(before) });
  return keys.kind === "long"
    ? t("changed", { field })
    : t("changedTo", { field, before: say(before), after: say(after) });
}

/**
 * What changed from one save to a later one, a sentence a change, in the order of the form; a
 * single one when nothing did, or when there is nothing before.
 */
export function changesBetween(
  locale: Locale,
  form: BylawsWords,
  before: SavedAnswers | undefined,
  after: SavedAnswers,
): string[] {
  const t = translator(versionMessages, locale);
  if (!before) return [t("firstVersion")];
  const [older, newer]: Record<string, unknown>[] = [Object(before.answers), Object(after.answers)];
  const changes = Object.entries(form.words).flatMap(([name, keys]) => {
    if (name === "version") return [];
    return fieldChange(locale, keys, older?.[name], newer?.[name]) ?? [];
  });
  const wordings = { before: before.templateVersion, after: after.templateVersion };
  if (wordings.before !== wordings.after) changes.push(t("newWording", wordings));
  return changes.length > 0 ? changes : [t("noChange")];
}
