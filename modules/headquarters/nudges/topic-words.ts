import type { DutyNames } from "#modules/duties/index.server";
import type { Languages } from "#modules/platform/locale";
import { translator } from "#modules/platform/messages";
import { boardWords } from "../messages";
import type { Topic } from "./domain/topic";

/** What a topic is called. */
export function wordTopic(
  topic: Topic,
  level: string | null,
  names: DutyNames,
  languages: Languages,
): string {
  if (topic.kind === "duty")
    return names.kindOf({ code: topic.code, level: level ?? "" }, languages);
  return translator(boardWords, languages.locale)(`reason.${topic.code}`);
}
