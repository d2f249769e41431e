import { extendedReturnDueOn } from "#modules/compliance/contract";
import { type Ctx, rawRows } from "#modules/platform/ctx.server";
import type { CivilDate } from "#modules/platform/dates";
import { isOfAccount } from "#modules/platform/permission.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import { returnCodes } from "../domain/return-form";
import type { ProvenReturns } from "../views";

const codes = Object.keys(returnCodes);

interface Row {
  readonly accountId: number;
  readonly period: CivilDate;
  readonly code: string;
  readonly by: "club" | "irs";
  readonly on: CivilDate;
  readonly receivedAt: Date;
}

/**
 * What is proved of many accounts' returns, by account, for the system and rooms that work for many
 * at once: whoever shows it asks for permission. Accounts of which nothing is proved are left out.
 */
export async function provenReturnsOf(
  ctx: Ctx,
  accountIds: readonly number[],
): Promise<ReadonlyMap<number, ProvenReturns>> {
  const values = [accountIds, codes];
  const readProved = rawRows<Row & Record<string, unknown>>(ctx, {
    name: "duties-proven-returns",
    text: `
    SELECT mark.account_id AS "accountId", mark.period, mark.code, 'club' AS by,
      mark.done_on::text AS on, first.at AS "receivedAt"
    FROM duty_marks mark
    CROSS JOIN LATERAL (SELECT min(proof.at) AS at FROM duty_proofs proof
      WHERE (proof.account_id, proof.code, proof.period)
        = (mark.account_id, mark.code, mark.period) AND proof.withdrawn_at IS NULL) first
    WHERE mark.account_id = ANY ($1::int[]) AND mark.state = 'done' AND mark.code = ANY ($2::text[])
      AND first.at IS NOT NULL
    UNION ALL
    (SELECT DISTINCT ON (proof.account_id, proof.period) proof.account_id, proof.period, proof.code,
      'irs', proof.as_of::text, proof.at
    FROM duty_proofs proof
    WHERE proof.account_id = ANY ($1::int[]) AND proof.kind = 'irs' AND proof.withdrawn_at IS NULL
      AND proof.code = ANY ($2::text[])
    ORDER BY proof.account_id, proof.period, proof.as_of)
    ORDER BY 1, 2 DESC, 4`,
    values,
  });
  const readExtended = rawRows<{ accountId: number; period: CivilDate }>(ctx, {
    name: "duties-extended-returns",
    text: `
    SELECT account_id AS "accountId", period FROM duty_marks
    WHERE account_id = ANY ($1::int[]) AND extended_on IS NOT NULL AND code = ANY ($2::text[])
    ORDER BY account_id, period DESC`,
    values,
  });
  const [proved, extended] = await Promise.all([readProved, readExtended]);
  const found = new Map<number, ProvenReturns>();
  const of = (accountId: number): ProvenReturns =>
    found.get(accountId) ?? { accountId, proved: [], extended: [] };
  for (const { accountId, period, code, by, on, receivedAt } of proved) {
    const known = of(accountId);
    const one = { fiscalYearEnd: period, code, by, on, receivedAt };
    found.set(accountId, { ...known, proved: [...known.proved, one] });
  }
  for (const { accountId, period } of extended) {
    const known = of(accountId);
    const one = { fiscalYearEnd: period, dueOn: extendedReturnDueOn(period) };
    found.set(accountId, { ...known, extended: [...known.extended, one] });
  }
  return found;
}

/** The same of one account: for its people, staff and the system; else `not_found`. */
export async function provenReturns(ctx: Ctx, accountId: number): Promise<Result<ProvenReturns>> {
  if (!isOfAccount(ctx, accountId)) return refuse({ code: "not_found" });
  const found = await provenReturnsOf(ctx, [accountId]);
  return ok(found.get(accountId) ?? { accountId, proved: [], extended: [] });
}
