import { type Ctx, reader } from "#modules/platform/ctx.server";
import type { DateRule } from "../domain/rule";
import { ruleOfRow } from "../rulebook.server";
import type { RuleSource } from "../views";

/** A rule of the catalogue as other rooms read it. */
export interface CatalogueRule extends RuleSource {
  readonly date: DateRule;
  /** With whom to check what is not confirmed. */
  readonly check: string;
}

/** A rule of the catalogue by its code, in words of the reader's language; undefined for none. Anybody may ask. */
export async function catalogueRule(ctx: Ctx, code: string): Promise<CatalogueRule | undefined> {
  const row = await reader(ctx).dutyRule.findUnique({ where: { code } });
  if (!row) return undefined;
  const { date, check, source, isConfirmed } = ruleOfRow(row);
  const { locale } = ctx;
  return {
    date,
    check: check[locale],
    isConfirmed,
    name: source.name[locale],
    url: source.url,
    readOn: source.readOn,
  };
}
