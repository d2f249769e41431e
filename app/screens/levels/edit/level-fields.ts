import { formWord } from "#modules/platform/forms/contract";
import type { Locale } from "#modules/platform/messages";
import { levelForm } from "#modules/renewal/contract";
import type { Difference } from "~/ui/both-kept";
import type { LevelValues } from "../levels-page.server";

/** What a field of a level is called. */
export const levelField = (locale: Locale, name: string): string =>
  formWord(levelForm, locale, name) ?? name;

const lines = (text: string) => text.replaceAll("\r\n", "\n");

/** Where what somebody else saved and what was typed differ, in the order of the form. */
export const levelDifferences = (
  locale: Locale,
  stored: LevelValues,
  typed: LevelValues,
): Difference[] =>
  Object.keys(levelForm.fields)
    .filter((name) => name !== "version")
    .map((name) => ({
      field: levelField(locale, name),
      theirs: stored[name] ?? "",
      yours: lines(typed[name] ?? ""),
    }))
    .filter(({ theirs, yours }) => theirs !== yours);
