import type { DutyNames } from "#modules/duties/index.server";
import type { Languages } from "#modules/platform/locale";
import { translator } from "#modules/platform/messages";
import type { FindingCode } from "#modules/standing/contract";
import type { Topic } from "./domain/topic";
import { nudgeMessages } from "./messages";

/** What a topic is called. */
export function wordTopic(
  topic: Topic,
  level: string | null,
  names: DutyNames,
  languages: Languages,
): string {
  const t = translator(nudgeMessages, languages.locale);
  if (topic.kind === "duty")
    return names.kindOf({ code: topic.code, level: level ?? "" }, languages);
  // What weighs nothing is no topic, so that it needs no name.
  return t(`finding.${topic.code as Exclude<FindingCode, "no_own_return">}`);
}
