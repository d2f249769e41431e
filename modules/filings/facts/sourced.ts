import { formatLongDate } from "#modules/platform/format";
import type { Languages } from "#modules/platform/locale";
import type { FilingFactName, FilingFacts } from "./fact";

/** A statement as people read it, with the page on which it was read. */
export interface Sourced {
  readonly text: string;
  readonly source?: { readonly url: string; readonly readOn: string };
}

/** The source of a rule in words; nothing for a rule that was never read. */
export function sourceOf(
  languages: Languages,
  facts: FilingFacts,
  name: FilingFactName,
): Pick<Sourced, "source"> {
  const fact = facts[name];
  if (!fact) return {};
  return { source: { url: fact.sourceUrl, readOn: formatLongDate(fact.readOn, languages) } };
}
