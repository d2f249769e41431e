import { type Ctx, reader } from "#modules/platform/ctx.server";
import type { CivilDate } from "#modules/platform/dates";
import type { DateRule } from "../domain/rule";
import { ruleOfRow } from "../rulebook.server";

/** A rule of the catalogue as other rooms read it. */
export interface CatalogueRule {
  readonly date: DateRule;
  readonly isConfirmed: boolean;
  /** Where it was read, by its name and address; "" for none. */
  readonly name: string;
  readonly url: string;
  readonly readOn: CivilDate | null;
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
