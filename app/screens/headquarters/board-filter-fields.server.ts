import {
  type BoardChoice,
  type BoardView,
  boardChoiceNames,
  boardChoices,
} from "#modules/headquarters/contract";
import { boardWords } from "#modules/headquarters/index.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { say, translator } from "#modules/platform/messages";
import { usStates } from "#modules/platform/us-states";
import type { SelectOption } from "~/ui/selects";
import { boardFilterWords } from "./board-filter-words";

export interface BoardFilterField {
  readonly name: BoardChoice | "region";
  readonly label: string;
  readonly options: readonly SelectOption[];
  readonly value: string;
}

/** What narrows a headquarters' chapters, with what a view has chosen of it. */
export function boardFilterFields(
  ctx: Ctx,
  view: BoardView,
  regions: readonly { readonly id: number | null; readonly name: string | null }[],
): BoardFilterField[] {
  const t = translator(boardFilterWords, ctx.locale);
  const fields = boardChoiceNames.map((name) => ({
    name,
    label: t(`filter.${name}`),
    options: boardChoices[name].map((value) => ({ value, label: wordChoice(ctx, name, value) })),
    value: view.filters[name] ?? "",
  }));
  const { region } = view;
  const named = regions.flatMap(({ id, name }) =>
    id === null ? [] : [{ value: String(id), label: name ?? "" }],
  );
  if (named.length === 0 && region === undefined) return fields;
  const label = t("filter.region");
  const none = { value: "none", label: t("regionNone") };
  return [
    ...fields,
    { name: "region", label, options: [...named, none], value: region ? String(region) : "" },
  ];
}

/** How many of a view's filters are set beside the search. */
export const countSet = (fields: readonly BoardFilterField[], { school }: BoardView): number =>
  fields.filter(({ value }) => value !== "").length + (school ? 1 : 0);

function wordChoice(ctx: Ctx, name: BoardChoice, value: string): string {
  const t = translator(boardFilterWords, ctx.locale);
  if (name === "state") {
    return value === "none" ? t("stateNone") : usStates[value as keyof typeof usStates];
  }
  const key = `${name}.${value}`;
  const catalogue = Object.hasOwn(boardWords.en, key) ? boardWords : boardFilterWords;
  return say(ctx.locale, { catalogue, key });
}
