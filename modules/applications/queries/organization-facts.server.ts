import { type Ctx, reader } from "#modules/platform/ctx.server";
import { isOfAccount } from "#modules/platform/permission.server";
import type { OrganizationFacts } from "../contract";

interface Row {
  readonly answers: Readonly<Record<string, string>>;
}

/**
 * What an account said about its organization in its applications: of each fact what the newest
 * one says that has it. Undefined for everybody but the account's own people and staff.
 */
export async function organizationFacts(
  ctx: Ctx,
  accountId: number,
): Promise<OrganizationFacts | undefined> {
  if (!isOfAccount(ctx, accountId)) return undefined;
  const rows = await reader(ctx).$queryRaw<Row[]>`
    SELECT answers FROM applications WHERE account_id = ${accountId} ORDER BY id DESC LIMIT 5`;
  const newest = (name: string) =>
    rows
      .map(({ answers }) => answers[name])
      .find((answer) => answer !== undefined && answer !== "");
  // Its lines belong together, so they all come from one application.
  const located = rows.map(({ answers }) => answers).find((answers) => answers.address_street);
  const month = Number(newest("fiscal_year_end"));
  return {
    legalName: newest("legal_name"),
    purpose: newest("purpose"),
    schoolName: newest("school_name"),
    ein: newest("ein"),
    address: {
      street: located?.address_street,
      city: located?.address_city,
      state: located?.address_state,
      zip: located?.address_zip,
    },
    fiscalYearEnd: Number.isInteger(month) && month >= 1 && month <= 12 ? month : undefined,
  };
}
