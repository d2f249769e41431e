import { randomBytes } from "node:crypto";
import { lockAccount, refuseSuspended } from "#modules/accounts/index.server";
import { findIrsOrganization, revocationsOf } from "#modules/listings/index.server";
import { audit } from "#modules/platform/audit.server";
import { codeOf } from "#modules/platform/check-code";
import { type Ctx, inTransaction, reader, type TxCtx } from "#modules/platform/ctx.server";
import { type CivilDate, civilDateIn, toUtcDate } from "#modules/platform/dates";
import { formatLongDate } from "#modules/platform/format";
import { enqueueAll } from "#modules/platform/jobs/index.server";
import { message } from "#modules/platform/messages";
import { ok, type Refused, type Result, refuse } from "#modules/platform/result";
import { isOfficer, notOfficers } from "../domain/offices";
import { sendCertificateNoticeJob } from "../jobs";
import { insertCertificate, insertNotices, type Reader } from "../store.server";
import { viewOfTerm } from "../term-view";
import type { TermView } from "../views";
import { certificateRefusals } from "./messages";
import { serialOf, validThrough } from "./state";

/** A term with those who may have a letter of it. */
interface Asked {
  readonly account: {
    readonly id: number;
    readonly name: string;
    readonly ein: string | null;
    readonly timeZone: string;
  };
  readonly term: TermView;
  readonly today: CivilDate;
}

/** The maker: the officer whom the roster names by the address, or the primary user. */
interface Maker {
  readonly userId: number;
  readonly emailKey: string;
}

/**
 * Makes the letter of a term that is open today: for the officer and the club's primary user, and
 * nobody else. Everybody else in office, and the primary user, is told and may object. On one day one
 * letter of a term is made that nobody withdrew.
 * @returns its id; refusals: `not_found`, `conflict` with the reason why none is made
 */
export function makeOfficerLetter(
  ctx: Ctx,
  { accountId, termId }: { readonly accountId: number; readonly termId: number },
): Promise<Result<{ readonly id: number }>> {
  return inTransaction(ctx, async (tx): Promise<Result<{ readonly id: number }>> => {
    await lockAccount(tx, accountId);
    const asked = await askedTerm(tx, accountId, termId);
    if (!asked) return refuse({ code: "not_found" });
    const suspended = await refuseSuspended(tx, accountId);
    if (suspended) return suspended;
    const maker = await makerOf(tx, asked);
    if (!maker.ok) return maker;
    const refused = refuseTerm(tx, asked);
    if (refused) return refused;
    const readers = await readersOf(tx, asked, maker.value);
    if (readers.length === 0) return conflict("noSecond");
    const { today } = asked;
    const { name, office, title } = asked.term;
    const made = await tx.tx.officerCertificate.findFirst({
      where: { termId, issuedOn: toUtcDate(today), withdrawnAt: null, name, office, title },
      select: { id: true },
    });
    if (made) return ok(made);
    const id = await write(tx, asked, maker.value);
    const notices = await insertNotices(tx, id, readers);
    await enqueueAll(
      tx,
      sendCertificateNoticeJob,
      notices.map((noticeId) => ({ noticeId })),
    );
    await audit(tx, {
      action: "officers.letter-made",
      subject: `account:${accountId}`,
      data: { serial: serialOf(id, today), term: termId },
    });
    return ok({ id });
  });
}

/** Why the actor has no letter made of a term today; undefined when one can be. */
export async function refuseCertificate(
  ctx: Ctx,
  { accountId, termId }: { readonly accountId: number; readonly termId: number },
): Promise<Refused | undefined> {
  const asked = await askedTerm(ctx, accountId, termId);
  if (!asked) return refuse({ code: "not_found" });
  const refused = refuseTerm(ctx, asked);
  if (refused) return refused;
  const maker = await makerOf(ctx, asked);
  if (!maker.ok) return maker;
  const readers = await readersOf(ctx, asked, maker.value);
  return readers.length === 0 ? conflict("noSecond") : undefined;
}

const conflict = (key: "noSecond" | "notOfficer" | "notYours"): Refused =>
  refuse({ code: "conflict", message: message(certificateRefusals, key) });

async function askedTerm(ctx: Ctx, accountId: number, id: number): Promise<Asked | undefined> {
  const row = await reader(ctx).officerTerm.findFirst({
    where: { id, accountId, removedAt: null, account: { mergedIntoId: null } },
    include: { account: { select: { id: true, name: true, ein: true, timeZone: true } } },
  });
  if (!row) return undefined;
  const today = civilDateIn(ctx.now(), row.account.timeZone);
  return { account: row.account, term: viewOfTerm(row, today), today };
}

function refuseTerm(ctx: Ctx, { term }: Asked): Refused | undefined {
  if (!isOfficer(term.office)) return conflict("notOfficer");
  if (term.state === "open") return undefined;
  const isOver = term.state === "ended";
  const day = formatLongDate(isOver ? term.endsOn : term.startsOn, ctx);
  const key = isOver ? "termEnded" : "termComing";
  return refuse({ code: "conflict", message: message(certificateRefusals, key, { day }) });
}

/** Who makes it, judged by the rows and not by the session; `not_found` for strangers. */
async function makerOf(ctx: Ctx, { account, term }: Asked): Promise<Result<Maker>> {
  const { actor } = ctx;
  if (actor.kind !== "user") return refuse({ code: "not_found" });
  const { userId } = actor;
  const member = await reader(ctx).accountUser.findUnique({
    where: { accountId_userId: { accountId: account.id, userId } },
    select: { isPrimary: true, user: { select: { emailKey: true } } },
  });
  if (!member) return actor.isStaff ? conflict("notYours") : refuse({ code: "not_found" });
  const { emailKey } = member.user;
  const own = await reader(ctx).officerTerm.count({ where: { id: term.id, emailKey } });
  return own === 1 || member.isPrimary ? ok({ userId, emailKey }) : conflict("notYours");
}

/** Who is told: each of the others in office once, and the primary user, but not the maker. */
async function readersOf(
  ctx: Ctx,
  { account, today }: Asked,
  { userId, emailKey }: Maker,
): Promise<readonly Reader[]> {
  const day = toUtcDate(today);
  const terms = await reader(ctx).officerTerm.findMany({
    where: {
      accountId: account.id,
      removedAt: null,
      office: { notIn: [...notOfficers] },
      startsOn: { lte: day },
      endsOn: { gte: day },
      emailKey: { notIn: ["", emailKey] },
    },
    orderBy: { id: "asc" },
    distinct: ["emailKey"],
    select: { id: true, emailKey: true },
  });
  const primary = await reader(ctx).accountUser.findFirst({
    where: { accountId: account.id, isPrimary: true, userId: { not: userId } },
    select: { userId: true, user: { select: { emailKey: true } } },
  });
  const isListed = terms.some((term) => term.emailKey === primary?.user.emailKey);
  return [
    ...terms.map(({ id: termId }) => ({ termId, userId: null })),
    ...(primary && !isListed ? [{ termId: null, userId: primary.userId }] : []),
  ];
}

/** Under which section a file of the IRS lists a club that is not on the revocation list. */
async function sectionOf(ctx: Ctx, ein: string | null) {
  const none = { subsection: null, fileAsOf: null };
  if (!ein) return none;
  const row = await findIrsOrganization(ctx, ein);
  if (row?.subsection !== "03" && row?.subsection !== "07") return none;
  const [latest] = await revocationsOf(ctx, ein);
  if (latest && !latest.reinstatedOn) return none;
  return { subsection: row.subsection, fileAsOf: toUtcDate(row.asOf) };
}

async function write(
  tx: TxCtx,
  { account, term, today }: Asked,
  { userId }: Maker,
): Promise<number> {
  return insertCertificate(tx, {
    accountId: account.id,
    termId: term.id,
    code: codeOf(randomBytes(16)),
    name: term.name,
    office: term.office,
    title: term.title,
    accountName: account.name,
    ein: account.ein,
    ...(await sectionOf(tx, account.ein)),
    startsOn: toUtcDate(term.startsOn),
    endsOn: toUtcDate(term.endsOn),
    issuedOn: toUtcDate(today),
    validThrough: toUtcDate(validThrough(today, term.endsOn)),
    issuedById: userId,
  });
}
