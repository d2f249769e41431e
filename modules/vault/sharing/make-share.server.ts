import { lockAccount, refuseSuspended } from "#modules/accounts/index.server";
import { chosenFactsOf } from "#modules/duties/index.server";
import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction, type TxCtx } from "#modules/platform/ctx.server";
import { addDays, type CivilDate, civilDateIn } from "#modules/platform/dates";
import { hashToken, randomToken } from "#modules/platform/ids.server";
import { message } from "#modules/platform/messages";
import { isActingMember, isOfAccount } from "#modules/platform/permission.server";
import { type FieldErrors, ok, type Result, refuse, refuseField } from "#modules/platform/result";
import { fiscalYearDays, USUAL_MONTH } from "../domain/fiscal-year";
import { isListed } from "../queries/list-papers.server";
import { passcodeMac } from "./reading.server";
import { shareMessages } from "./share-messages";
import {
  isShareDay,
  SHARE_DAYS,
  SHARE_DAYS_MAX,
  SHARE_PAPERS_MAX,
  SHARES_OPEN_MAX,
  shareEnds,
} from "./share-rules";
import type { ShareFields } from "./share-schemas";

/** What was typed of a link, judged. */
interface JudgedShare {
  readonly expiresOn: CivilDate;
  readonly fiscalYear: number | null;
}

function judge(fields: ShareFields, today: CivilDate): Result<JudgedShare> {
  const { what, papers, fiscal_year: year, passcode } = fields;
  const errors: FieldErrors = {};
  if (!what) errors.what = [message(shareMessages, "chooseWhat")];
  if (what === "papers" && papers.length === 0) {
    errors.papers = [message(shareMessages, "tickOne")];
  }
  if (what === "papers" && papers.length > SHARE_PAPERS_MAX) {
    errors.papers = [message(shareMessages, "tooMany", { max: SHARE_PAPERS_MAX })];
  }
  if (what === "year" && !/^(19|20)\d\d$/.test(year)) {
    errors.fiscal_year = [message(shareMessages, "yearMissing")];
  }
  const expiresOn = fields.expires_on ?? addDays(today, SHARE_DAYS);
  if (!isShareDay(expiresOn, today)) {
    errors.expires_on = [message(shareMessages, "dayOutside", { max: SHARE_DAYS_MAX })];
  }
  if (passcode !== "" && !/^\d{8}$/.test(passcode.replaceAll(/[\s-]/g, ""))) {
    errors.passcode = [message(shareMessages, "passcodeShape")];
  }
  if (Object.keys(errors).length > 0) return refuse({ code: "invalid", errors });
  return ok({ expiresOn, fiscalYear: what === "year" ? Number(year) : null });
}

/** The papers that were chosen and may be shown, by id. */
async function chosenPapers(
  tx: TxCtx,
  accountId: number,
  fields: ShareFields,
  fiscalYear: number | null,
): Promise<Result<readonly number[]>> {
  if (fiscalYear !== null) {
    const facts = (await chosenFactsOf(tx, [accountId])).get(accountId);
    const { from, to } = fiscalYearDays(fiscalYear, facts?.fiscal_year_month ?? USUAL_MONTH);
    const rows = await tx.tx.$queryRaw<{ id: number }[]>`
      SELECT file.id FROM account_files file WHERE ${isListed(accountId, false)}
        AND file.dated_on BETWEEN ${from}::date AND ${to}::date
      ORDER BY file.id LIMIT ${SHARE_PAPERS_MAX + 1}`;
    if (rows.length === 0) return refuseField("fiscal_year", message(shareMessages, "yearEmpty"));
    if (rows.length > SHARE_PAPERS_MAX) {
      const tooMany = message(shareMessages, "tooMany", { max: SHARE_PAPERS_MAX });
      return refuseField("fiscal_year", tooMany);
    }
    return ok(rows.map(({ id }) => id));
  }
  const ids = [...new Set(fields.papers.map((id) => (/^\d{1,9}$/.test(id) ? Number(id) : 0)))];
  const rows = await tx.tx.$queryRaw<{ id: number }[]>`
    SELECT file.id FROM account_files file
    WHERE ${isListed(accountId, false)} AND file.id = ANY(${ids})`;
  if (rows.length !== ids.length) {
    return refuseField("papers", message(shareMessages, "paperGone"));
  }
  return ok(ids);
}

export interface NewShare {
  readonly accountId: number;
  /** Those of `shareSchema`. */
  readonly fields: ShareFields;
}

/**
 * Makes a link by which whoever has it reads some papers of an account: those of this moment, none
 * that is private. The account's own people alone may.
 * @returns the token of its address, which is kept nowhere. Refusals: `not_found`; `forbidden` for
 *   staff; `conflict` while the account is suspended, or has too many links; `invalid` at the fields
 */
export async function makeShare(
  ctx: Ctx,
  { accountId, fields }: NewShare,
): Promise<Result<{ readonly id: number; readonly token: string }>> {
  const { actor } = ctx;
  if (!isOfAccount(ctx, accountId)) return refuse({ code: "not_found" });
  if (actor.kind !== "user" || !isActingMember(ctx, accountId)) {
    return refuse({ code: "forbidden", message: message(shareMessages, "ownAlone") });
  }
  return inTransaction(ctx, async (tx): Promise<Result<{ id: number; token: string }>> => {
    // A suspension, and whoever ends the maker's access, waits for this, or this for them.
    if (!(await lockAccount(tx, accountId))) return refuse({ code: "not_found" });
    const suspended = await refuseSuspended(tx, accountId);
    if (suspended) return suspended;
    const key = { accountId_userId: { accountId, userId: actor.userId } };
    const member = await tx.tx.accountUser.findUnique({
      where: key,
      include: { account: { select: { timeZone: true } } },
    });
    if (!member || member.readsUntil) return refuse({ code: "not_found" });
    const today = civilDateIn(tx.now(), member.account.timeZone);
    const judged = judge(fields, today);
    if (!judged.ok) return judged;
    const { expiresOn, fiscalYear } = judged.value;
    const working = { accountId, endedAt: null, expiresAt: { gt: tx.now() } };
    if ((await tx.tx.vaultShare.count({ where: working })) >= SHARES_OPEN_MAX) {
      const tooMany = message(shareMessages, "tooManyOpen", { max: SHARES_OPEN_MAX });
      return refuse({ code: "conflict", message: tooMany });
    }
    const papers = await chosenPapers(tx, accountId, fields, fiscalYear);
    if (!papers.ok) return papers;
    const token = randomToken();
    const tokenHash = hashToken(token);
    const passcode = fields.passcode.replaceAll(/[\s-]/g, "");
    const expiresAt = shareEnds(tx.now(), today, expiresOn);
    const { id } = await tx.tx.vaultShare.create({
      data: {
        accountId,
        makerId: actor.userId,
        name: fields.name.trim(),
        tokenHash,
        passcodeMac: passcode === "" ? "" : passcodeMac(tokenHash, passcode),
        maxViews: fields.max_views,
        isPinned: fields.is_pinned,
        fiscalYear,
        createdAt: tx.now(),
        expiresAt,
        papers: { createMany: { data: papers.value.map((fileId) => ({ fileId })) } },
      },
    });
    await audit(tx, {
      action: "vault.share-made",
      subject: `account:${accountId}`,
      data: { share: id, papers: papers.value.length, until: expiresAt.toISOString() },
    });
    return ok({ id, token });
  });
}
