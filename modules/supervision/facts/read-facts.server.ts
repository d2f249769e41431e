import { type CatalogueRule, catalogueRule } from "#modules/duties/index.server";
import { type Ctx, reader } from "#modules/platform/ctx.server";
import { type CivilDate, civilDate, fromUtcDate } from "#modules/platform/dates";
import { refuseOthers } from "#modules/platform/permission.server";
import { ok, type Result } from "#modules/platform/result";
import { type SupervisionFactName, supervisionFacts } from "../domain/facts";

/** A setting with where it was read. */
export interface SupervisionFactView {
  readonly name: SupervisionFactName;
  readonly value: string;
  readonly sourceName: string;
  readonly sourceUrl: string;
  readonly readOn: CivilDate;
  readonly isConfirmed: boolean;
  readonly version: number;
}

const names = Object.keys(supervisionFacts) as SupervisionFactName[];

async function readFacts(ctx: Ctx): Promise<readonly SupervisionFactView[]> {
  const rows = await reader(ctx).supervisionFact.findMany();
  return names.flatMap((name) => {
    const row = rows.find((one) => one.name === name);
    if (!row) return [];
    const { value, sourceName, sourceUrl, readOn, confirmed, version } = row;
    const source = { sourceName, sourceUrl, readOn: fromUtcDate(readOn) };
    return [{ name, value, ...source, isConfirmed: confirmed, version }];
  });
}

/** The settings, for staff. */
export async function listSupervisionFacts(
  ctx: Ctx,
): Promise<Result<readonly SupervisionFactView[]>> {
  const others = refuseOthers(ctx);
  return others ?? ok(await readFacts(ctx));
}

export interface SupervisionNumbers {
  readonly graceDays: number;
  readonly retentionYears: number;
  readonly lettersBefore: CivilDate;
}

/** The settings as the rules use them. @throws Error where a row is missing */
export async function supervisionNumbers(ctx: Ctx): Promise<SupervisionNumbers> {
  const rows = await readFacts(ctx);
  const textOf = (name: SupervisionFactName) => {
    const row = rows.find((one) => one.name === name);
    if (!row) throw new Error(`the setting ${name} is missing`);
    return row.value;
  };
  return {
    graceDays: Number(textOf("grace_days")),
    retentionYears: Number(textOf("retention_years")),
    lettersBefore: civilDate(textOf("letters_before")),
  };
}

/** Since when the new rules ask the purpose of chapters that join; undefined while nobody confirmed the day. */
export async function lettersBeforeOf(ctx: Ctx): Promise<CivilDate | undefined> {
  const found = (await readFacts(ctx)).find(({ name }) => name === "letters_before");
  return found?.isConfirmed ? civilDate(found.value) : undefined;
}

/** The window before the end of an accounting year in which the report is sent, as the catalogue has it. */
export interface SgriWindowRule {
  readonly opens: number;
  readonly closes: number;
  readonly rule: CatalogueRule;
}

/** Undefined where staff gave the rule another kind of date, or none. */
export async function sgriWindowRule(ctx: Ctx): Promise<SgriWindowRule | undefined> {
  const rule = await catalogueRule(ctx, "grp.sgri");
  if (rule?.date.kind !== "window") return undefined;
  return { opens: rule.date.opens, closes: rule.date.closes, rule };
}

/** The last day of the transition to the new rules, as the catalogue has it; undefined where it has none. Anybody may ask. */
export async function transitionEnd(
  ctx: Ctx,
): Promise<{ readonly on: CivilDate; readonly rule: CatalogueRule } | undefined> {
  const rule = await catalogueRule(ctx, "grp.transition");
  if (rule?.date.kind !== "on") return undefined;
  return { on: civilDate(rule.date.date), rule };
}
