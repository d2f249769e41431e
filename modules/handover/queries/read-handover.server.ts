import { personName } from "#modules/accounts/contract";
import { mayChangePeople, passkeyNamesOf } from "#modules/accounts/index.server";
import { openInvoices } from "#modules/billing/index.server";
import { chosenFactsOf, readDuties } from "#modules/duties/index.server";
import { listLetters } from "#modules/letters/index.server";
import type { Office } from "#modules/officers/contract";
import { officeOf, readRoster } from "#modules/officers/index.server";
import { type Ctx, reader } from "#modules/platform/ctx.server";
import { addDays, type CivilDate, civilDateIn, fromUtcDate } from "#modules/platform/dates";
import { isActingMember, isOfAccount, mayActFor } from "#modules/platform/permission.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import { openSharesOf } from "#modules/vault/index.server";
import { mayManageHandover } from "../commands/send-handover.server";
import { type Afterwards, type HandoverState, isPossible } from "../domain/state";
import {
  type CommonThing,
  commonThings,
  dutyThing,
  invoiceThing,
  letterThing,
  type Mark,
  thingsOf,
} from "../domain/things";
import type { HandoverLine, HandoversView, HandoverView, Marked, OwnFeed, Thing } from "../views";

/** So far ahead the list has a club's duties. */
const AHEAD_DAYS = 120;
/** So many handovers a list has, the newest first. */
const NEWEST = 50;

/** A line as it is stored. */
type Row = Omit<HandoverLine, "state" | "office"> & {
  readonly state: string;
  readonly office: string;
};

/** A link that is over is expired, also before the worker says so. */
export const stateOf = (ctx: Pick<Ctx, "now">, row: Pick<Row, "state" | "expiresAt">) =>
  (row.state === "sent" && row.expiresAt && row.expiresAt <= ctx.now()
    ? "expired"
    : row.state) as HandoverState;

const lineOf = (ctx: Ctx, row: Row): HandoverLine => ({
  id: row.id,
  state: stateOf(ctx, row),
  // The table's check holds it to the offices.
  office: row.office as Office,
  title: row.title,
  name: row.name,
  email: row.email,
  createdAt: row.createdAt,
  sentAt: row.sentAt,
  expiresAt: row.expiresAt,
  settledAt: row.settledAt,
});

/** The handovers of an account, the newest first: for its people, staff and the system; else `not_found`. */
export async function listHandovers(ctx: Ctx, accountId: number): Promise<Result<HandoversView>> {
  if (!isOfAccount(ctx, accountId)) return refuse({ code: "not_found" });
  const account = await reader(ctx).account.findFirst({
    where: { id: accountId, mergedIntoId: null },
    select: { name: true, timeZone: true },
  });
  if (!account) return refuse({ code: "not_found" });
  const rows = await reader(ctx).handover.findMany({
    where: { accountId },
    orderBy: { id: "desc" },
    take: NEWEST,
  });
  const { actor } = ctx;
  const held =
    actor.kind === "user" && isActingMember(ctx, accountId)
      ? await officeOf(ctx, { accountId, userId: actor.userId })
      : undefined;
  const term = held?.term.state === "open" ? held.term : undefined;
  return ok({
    accountId,
    accountName: account.name,
    timeZone: account.timeZone,
    today: civilDateIn(ctx.now(), account.timeZone),
    handovers: rows.map((row) => lineOf(ctx, row)),
    mayStart: (await mayChangePeople(ctx, accountId)).ok,
    held: term ? { office: term.office, title: term.title, endsOn: term.endsOn } : null,
  });
}

/** The open handover that a member's home page tells of, the furthest first. */
export async function openHandover(
  ctx: Ctx,
  accountId: number,
): Promise<{ readonly id: number; readonly state: HandoverState; readonly name: string } | null> {
  if (!isOfAccount(ctx, accountId)) return null;
  const rows = await reader(ctx).handover.findMany({
    where: { accountId, state: { in: ["sent", "accepted"] } },
    orderBy: [{ state: "asc" }, { id: "desc" }],
  });
  const [row] = rows.filter((one) => stateOf(ctx, one) !== "expired");
  return row ? { id: row.id, state: stateOf(ctx, row), name: row.name } : null;
}

/** A handover with its list: for the account's people, staff and the system; else `not_found`. */
export async function readHandover(ctx: Ctx, id: number): Promise<Result<HandoverView>> {
  const row = await reader(ctx).handover.findUnique({
    where: { id },
    include: {
      account: { select: { name: true, timeZone: true, groupId: true, mergedIntoId: true } },
      outgoing: true,
      marks: { include: { markedBy: true } },
    },
  });
  if (!row || row.account.mergedIntoId !== null || !isOfAccount(ctx, row.accountId)) {
    return refuse({ code: "not_found" });
  }
  const { accountId, account, outgoing, outgoingId, acceptedById } = row;
  const line = lineOf(ctx, row);
  const { actor } = ctx;
  const self = actor.kind === "user" ? actor.userId : undefined;
  const isIncoming = self !== undefined && self === acceptedById;
  const isOutgoing = self !== undefined && self === outgoingId;
  const isOpen = !["declined", "cancelled", "completed"].includes(line.state);
  const sees = actor.kind === "user" && actor.seenBy !== undefined;
  const feed = outgoingId === null ? null : await feedOf(ctx, accountId, outgoingId);
  const shares =
    outgoingId === null ? [] : await openSharesOf(ctx, { accountId, makerId: outgoingId });
  const today = civilDateIn(ctx.now(), account.timeZone);
  const manages = !sees && (await mayManageHandover(ctx, row)).ok;
  return ok({
    ...line,
    accountId,
    accountName: account.name,
    timeZone: account.timeZone,
    today,
    startsOn: fromUtcDate(row.startsOn),
    origin: row.origin as HandoverView["origin"],
    afterwards: row.afterwards as Afterwards,
    stayOffice: row.stayOffice as Office | "",
    stayTitle: row.stayTitle,
    outgoing: outgoing ? personName(outgoing) : "",
    acceptedAt: row.acceptedAt,
    askedAgainAt: row.askedAgainAt,
    declineReason: row.declineReason,
    side: isOutgoing ? "outgoing" : isIncoming ? "incoming" : "other",
    mayManage: manages && (isPossible(line.state, "send") || isPossible(line.state, "cancel")),
    mayComplete:
      !sees &&
      line.state === "accepted" &&
      mayActFor(ctx, accountId) &&
      (isOutgoing || isIncoming || (actor.kind === "user" && actor.isStaff)),
    mayMark: !sees && mayActFor(ctx, accountId) && (isOpen || line.state === "completed"),
    things: await listThings(ctx, {
      accountId,
      today,
      hasGroup: account.groupId !== null,
      outgoingKey: outgoing?.emailKey,
      passkeys: outgoingId === null ? [] : await passkeyNamesOf(ctx, outgoingId),
      isOutgoing,
      marks: new Map(
        row.marks.map(({ thing, mark, markedBy, markedAt }) => [
          thing,
          { mark: mark as Mark, by: markedBy ? personName(markedBy) : "", at: markedAt },
        ]),
      ),
    }),
    feed,
    mayTakeFeed: !sees && isIncoming && line.state === "accepted" && feed !== null,
    shares,
    mayTakeShares: !sees && isIncoming && line.state === "accepted",
  });
}

async function feedOf(ctx: Ctx, accountId: number, userId: number): Promise<OwnFeed | null> {
  const feed = await reader(ctx).calendarFeed.findUnique({
    where: { accountId_userId: { accountId, userId } },
    select: { createdAt: true, member: { select: { user: true } } },
  });
  return feed && { userId, name: personName(feed.member.user), createdAt: feed.createdAt };
}

interface ListOf {
  readonly accountId: number;
  readonly today: CivilDate;
  readonly hasGroup: boolean;
  readonly outgoingKey: string | undefined;
  /** What those of the person who hands over are called, which that person alone is shown. */
  readonly passkeys: readonly string[];
  readonly isOutgoing: boolean;
  readonly marks: ReadonlyMap<string, Marked>;
}

const isCommon = (key: string): key is CommonThing =>
  (commonThings as readonly string[]).includes(key);

/** Everything that is to be handed over, by what is known of the club today. */
async function listThings(ctx: Ctx, of: ListOf): Promise<readonly Thing[]> {
  const { accountId, today, marks } = of;
  const roster = await readRoster(ctx, accountId);
  const terms = roster.ok ? roster.value.terms.filter(({ state }) => state === "open") : [];
  const responsible = terms.find(({ isResponsibleParty }) => isResponsibleParty);
  const facts = (await chosenFactsOf(ctx, [accountId])).get(accountId);
  const found = await readDuties(ctx, accountId);
  const until = addDays(today, AHEAD_DAYS);
  const duties = (found.ok ? found.value.duties : []).filter(
    ({ state, dueOn, counts, isOptional }) =>
      state === "open" && counts && !isOptional && dueOn <= until,
  );
  const invoices = await openInvoices(ctx, accountId);
  const letters = await listLetters(ctx, accountId);
  const unsigned = (letters.ok ? letters.value.letters : []).filter(
    ({ state }) => state === "open" || state === "half_signed",
  );
  const keys = thingsOf({
    changesResponsible:
      !responsible || responsible.email.toLowerCase() === (of.outgoingKey ?? "").toLowerCase(),
    hasState: facts?.state !== undefined,
    hasPasskeys: of.passkeys.length > 0,
    hasHeadquarters: of.hasGroup,
    duties,
    invoices: invoices.ok ? invoices.value : [],
    letters: unsigned,
  });
  const signers = terms.filter(({ isBankSigner }) => isBankSigner).map(({ name }) => name);
  const names: Partial<Record<CommonThing, readonly string[]>> = {
    bank_signers: signers,
    form_8822b: responsible ? [responsible.name] : [],
    state_portals: facts?.state ? [facts.state] : [],
    passkeys: of.isOutgoing ? of.passkeys : [],
  };
  const dutyBy = new Map(duties.map((one) => [dutyThing(one.code, one.period), one]));
  const invoiceBy = new Map(
    (invoices.ok ? invoices.value : []).map((one) => [invoiceThing(one.id), one]),
  );
  const letterBy = new Map(unsigned.map((one) => [letterThing(one.id), one]));
  return keys.flatMap((key): Thing[] => {
    const marked = marks.get(key) ?? null;
    if (isCommon(key)) return [{ key, marked, kind: key, names: names[key] ?? [] }];
    const duty = dutyBy.get(key);
    if (duty) {
      const { code, period, title, dueOn } = duty;
      return [{ key, marked, kind: "duty", code, period, title, dueOn }];
    }
    const invoice = invoiceBy.get(key);
    if (invoice) {
      const { id, number, balance } = invoice;
      return [{ key, marked, kind: "invoice", id, number: Number(number), cents: balance }];
    }
    const letter = letterBy.get(key);
    return letter
      ? [
          {
            key,
            marked,
            kind: "letter",
            id: letter.id,
            title: letter.title,
            until: letter.expiresOn,
          },
        ]
      : [];
  });
}
