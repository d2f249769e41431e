import { readCode } from "#modules/platform/check-code";
import type { Ctx } from "#modules/platform/ctx.server";
import { type CivilDate, civilDateIn, fromUtcDate } from "#modules/platform/dates";
import type { MessageRef } from "#modules/platform/messages";
import { isOfAccount, mayActFor } from "#modules/platform/permission.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import { viewOfTerm } from "../term-view";
import type { TermView } from "../views";
import { refuseCertificate } from "./make-certificate.server";
import { noticeOfToken } from "./notice-token.server";
import type { CertificateState, Holder } from "./state";
import { holderOf, serialOfRow, stateOfRow, withTerm } from "./stored";
import { writeCertificate } from "./write-certificate.server";

/** An officer letter as its club, and everybody with its code, reads it. */
export interface OfficerLetterView extends Holder {
  readonly id: number;
  readonly serial: string;
  readonly code: string;
  readonly accountName: string;
  /** Nine digits; null without one. */
  readonly ein: string | null;
  readonly issuedOn: CivilDate;
  readonly validThrough: CivilDate;
  readonly state: CertificateState;
}

export interface OfficerLettersView {
  readonly term: TermView;
  readonly accountName: string;
  /** The newest first; the last fifty. */
  readonly letters: readonly OfficerLetterView[];
  /** Why the reader can make none today; undefined when one can be made. */
  readonly obstacle: MessageRef | undefined;
  /** Whether the reader may withdraw them. */
  readonly mayWithdraw: boolean;
}

const NEWEST = 50;

/** The letters of a term, for the account's people, staff and the system; `not_found` for others. */
export async function readOfficerLetters(
  ctx: Ctx,
  { accountId, termId }: { readonly accountId: number; readonly termId: number },
): Promise<Result<OfficerLettersView>> {
  if (!isOfAccount(ctx, accountId)) return refuse({ code: "not_found" });
  const row = await ctx.db.officerTerm.findFirst({
    where: { id: termId, accountId, removedAt: null },
    include: {
      account: { select: { name: true, timeZone: true } },
      certificates: { include: withTerm, orderBy: { id: "desc" }, take: NEWEST },
    },
  });
  if (!row) return refuse({ code: "not_found" });
  const today = civilDateIn(ctx.now(), row.account.timeZone);
  const refused = await refuseCertificate(ctx, { accountId, termId });
  const obstacle = refused?.refusal.code === "conflict" ? refused.refusal.message : undefined;
  if (refused && !obstacle) return refused;
  return ok({
    term: viewOfTerm(row, today),
    accountName: row.account.name,
    letters: row.certificates.map((one) => viewOf(one, today)),
    obstacle,
    mayWithdraw: mayActFor(ctx, accountId),
  });
}

const find = (ctx: Ctx, where: { readonly id: number } | { readonly code: string }) =>
  ctx.db.officerCertificate.findUnique({ where, include: withTerm });
type Row = NonNullable<Awaited<ReturnType<typeof find>>>;

function viewOf(row: Row, today: CivilDate): OfficerLetterView {
  const { id, code, accountName, ein } = row;
  return {
    ...holderOf(row),
    id,
    code,
    accountName,
    ein,
    serial: serialOfRow(row),
    issuedOn: fromUtcDate(row.issuedOn),
    validThrough: fromUtcDate(row.validThrough),
    state: stateOfRow(row, today),
  };
}

const viewToday = (ctx: Ctx, row: Row): OfficerLetterView =>
  viewOf(row, civilDateIn(ctx.now(), row.account.timeZone));

/** What a letter's code says today, for anybody; `not_found` when there is no such letter. */
export async function checkOfficerLetter(
  ctx: Ctx,
  typed: string,
): Promise<Result<OfficerLetterView>> {
  const row = await find(ctx, { code: readCode(typed) ?? "" });
  return row ? ok(viewToday(ctx, row)) : refuse({ code: "not_found" });
}

/** The letter that a mail's link may object to, for whoever has the link; `not_found`. */
export async function readObjection(ctx: Ctx, token: string): Promise<Result<OfficerLetterView>> {
  const notice = await noticeOfToken(ctx, token);
  return notice ? ok(viewToday(ctx, notice.certificate)) : refuse({ code: "not_found" });
}

/** A letter as a PDF file, for the account's people, staff and the system; `not_found` for others. */
export async function officerLetterFile(
  ctx: Ctx,
  id: number,
): Promise<Result<{ readonly serial: string; readonly file: Uint8Array }>> {
  const row = await find(ctx, { id });
  if (!row || !isOfAccount(ctx, row.accountId)) return refuse({ code: "not_found" });
  return ok({ serial: serialOfRow(row), file: await writeCertificate(ctx, row) });
}
