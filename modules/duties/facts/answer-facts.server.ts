import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction, type TxCtx } from "#modules/platform/ctx.server";
import { dayIn, toUtcDate } from "#modules/platform/dates";
import { Prisma } from "#modules/platform/db.server";
import { enqueue } from "#modules/platform/jobs/index.server";
import { message } from "#modules/platform/messages";
import { mayActFor } from "#modules/platform/permission.server";
import { type FieldErrors, ok, type Refused, type Result, refuse } from "#modules/platform/result";
import { buildClubs } from "../build/build-clubs.server";
import { type EventFact, eventFacts } from "../domain/fact-names";
import { bySource, differing, type FactRow } from "../domain/facts";
import { dutiesChangedJob } from "../jobs";
import { dutiesMessages } from "../messages";
import { dutyLimits } from "../schemas";
import { actorId, lockClubs } from "../store.server";
import { type FactKey, fieldOf, isAnswered, keyOfField, readAnswer } from "./fact-forms";
import { chooseFacts, gatherFacts, readFactRows } from "./gather.server";

export interface FactAnswers {
  readonly accountId: number;
  /** That of the page which was answered on: another one by now is a `conflict`. */
  readonly version: number;
  /** What was typed by the fields of facts; "" takes the club's own answer back. */
  readonly answers: Readonly<Record<string, string>>;
}

/**
 * Keeps what a club says of itself; what the other sources say stays beside it. Its people and staff
 * may. Its duties are built again in the same transaction. Refusals: `not_found`; `invalid` at the
 * fields; `conflict` with what is kept now when somebody else answered since.
 */
export async function answerFacts(
  ctx: Ctx,
  { accountId, version, answers }: FactAnswers,
): Promise<Result<void>> {
  if (!mayActFor(ctx, accountId)) return refuse({ code: "not_found" });
  const read = readAnswers(answers);
  if (!read.ok) return read;
  return changeFacts(ctx, { accountId, version }, async (tx, rows) => {
    const said: Record<string, string> = {};
    for (const { key, value } of read.value) {
      const of = rows.get(`${key.name}/${key.part}`) ?? [];
      // A form says everything that it shows: what counts already is nothing new.
      if (value === (of[0]?.value ?? "")) continue;
      // Only the club's own answer can be taken back.
      if (value === "" && of[0]?.source !== "club") continue;
      await keepAnswer(tx, accountId, key, value);
      said[fieldOf(key)] = value;
    }
    const events = await tx.tx.clubFact.count({
      where: { accountId, source: "club", fact: { in: [...eventFacts] } },
    });
    if (events > dutyLimits.events) {
      const limit = message(dutiesMessages, "eventLimit", { max: dutyLimits.events });
      return refuse({ code: "conflict", message: limit });
    }
    return ok(said);
  });
}

/**
 * Keeps what another room learned of a club from its people, whatever was answered on the page of facts
 * meanwhile. Refusals: those of `answerFacts`, without a `conflict` of versions.
 */
export async function learnFacts(
  tx: TxCtx,
  { accountId, answers }: Omit<FactAnswers, "version">,
): Promise<Result<void>> {
  await lockClubs(tx, [accountId]);
  const kept = await tx.tx.dutyClub.findUnique({
    where: { accountId },
    select: { version: true },
  });
  return answerFacts(tx, { accountId, version: kept?.version ?? 0, answers });
}

interface Read {
  readonly key: FactKey;
  readonly value: string;
}

function readAnswers(answers: Readonly<Record<string, string>>): Result<readonly Read[]> {
  const errors: FieldErrors = {};
  const found: Read[] = [];
  for (const [field, typed] of Object.entries(answers)) {
    const key = keyOfField(field);
    if (!key || !isAnswered(key.name)) {
      errors[field] = [message(dutiesMessages, "factUnknown")];
      continue;
    }
    const read = readAnswer(key.name, typed);
    if ("wrong" in read) errors[field] = [read.wrong];
    else found.push({ key, value: read.value });
  }
  return Object.keys(errors).length > 0 ? refuse({ code: "invalid", errors }) : ok(found);
}

async function keepAnswer(
  tx: TxCtx,
  accountId: number,
  { name: fact, part }: FactKey,
  value: string,
  settled?: Readonly<Record<string, string>>,
): Promise<void> {
  const key = { accountId, fact, part, source: "club" };
  if (value === "") {
    await tx.tx.clubFact.deleteMany({ where: key });
    return;
  }
  const zone = await tx.tx.account.findUniqueOrThrow({
    where: { id: accountId },
    select: { timeZone: true },
  });
  const data = {
    value,
    asOf: toUtcDate(dayIn(tx.now(), zone.timeZone)),
    userId: actorId(tx),
    at: tx.now(),
    // Another answer is in doubt again.
    settled: settled ? { ...settled } : Prisma.DbNull,
  };
  await tx.tx.clubFact.upsert({
    where: { accountId_fact_part_source: key },
    create: { ...key, ...data },
    update: data,
  });
}

/**
 * Runs a change of a club's facts: one after the other, on the condition that nobody changed them
 * since `version`, with the duties built again at its end. A change of nothing makes no version.
 */
async function changeFacts(
  ctx: Ctx,
  { accountId, version }: { readonly accountId: number; readonly version: number },
  work: (
    tx: TxCtx,
    rows: ReadonlyMap<string, readonly FactRow[]>,
  ) => Promise<Result<Readonly<Record<string, string>>>>,
): Promise<Result<void>> {
  return inTransaction(ctx, async (tx): Promise<Result<void>> => {
    await lockClubs(tx, [accountId]);
    // What counts is compared with, so the other sources are looked at first.
    await gatherFacts(tx, [accountId]);
    const rows = bySource((await readFactRows(tx.tx, [accountId])).get(accountId) ?? []);
    const kept = await tx.tx.dutyClub.findUnique({ where: { accountId } });
    if (!kept) return refuse({ code: "not_found" });
    if (kept.version !== version) return refuseMeanwhile(kept.version, rows);
    const said = await work(tx, rows);
    if (!said.ok) return said;
    if (Object.keys(said.value).length === 0) return ok(undefined);
    const { count } = await tx.tx.dutyClub.updateMany({
      where: { accountId, version },
      data: { version: { increment: 1 } },
    });
    if (count !== 1) throw new Error("the caller's lock keeps the version as it is");
    await audit(tx, {
      action: "duties.facts-answered",
      subject: `account:${accountId}`,
      data: { ...said.value },
    });
    await chooseFacts(tx, [accountId]);
    await buildClubs(tx, [accountId]);
    await enqueue(tx, dutiesChangedJob, { accountId });
    return ok(undefined);
  });
}

/** What is kept now, by the fields of the form: what was typed stays with its sender. */
function refuseMeanwhile(version: number, rows: ReadonlyMap<string, readonly FactRow[]>): Refused {
  const fields = [...rows.values()].flatMap(([first]) =>
    first ? [[fieldOf({ name: first.fact, part: first.part }), first.value] as const] : [],
  );
  return refuse({
    code: "conflict",
    message: message(dutiesMessages, "changedMeanwhile"),
    stored: { version, fields: Object.fromEntries(fields) },
  });
}

export interface SettledFact {
  readonly accountId: number;
  readonly version: number;
  /** The field of the fact. */
  readonly field: string;
  /** Whose word counts from now on: one of `factSources`. */
  readonly source: string;
}

/**
 * Settles what counts where sources differ: the club says from now on what that source says. It is
 * asked again when one of the others says something new. Refusals: `not_found`; `conflict` when the
 * sources do not differ (any more), or when somebody else answered since.
 */
export async function settleFact(
  ctx: Ctx,
  { accountId, version, field, source }: SettledFact,
): Promise<Result<void>> {
  const key = keyOfField(field);
  if (!key || !mayActFor(ctx, accountId)) return refuse({ code: "not_found" });
  return changeFacts(ctx, { accountId, version }, async (tx, rows) => {
    const of = rows.get(`${key.name}/${key.part}`) ?? [];
    const chosen = of.find((one) => one.source === source);
    if (!chosen || differing(of).length === 0) {
      return refuse({ code: "conflict", message: message(dutiesMessages, "factSettled") });
    }
    const others = of.filter((one) => one.source !== "club");
    const settled = Object.fromEntries(others.map((one) => [one.source, one.value]));
    await keepAnswer(tx, accountId, key, chosen.value, settled);
    return ok({ [field]: chosen.value });
  });
}

export interface NewEvent {
  readonly accountId: number;
  readonly version: number;
  readonly event: string;
  /** The day, as it was typed. */
  readonly on: string;
}

/**
 * Enters that something happened which a duty follows from, such as a change of the responsible
 * party. `answerFacts` with "" at its field takes it back. Refusals: those of `answerFacts`;
 * `invalid` at `event`, `on`.
 */
export async function addEvent(
  ctx: Ctx,
  { accountId, version, event, on }: NewEvent,
): Promise<Result<void>> {
  const name = eventFacts.find((one): one is EventFact => one === event);
  if (!name) {
    return refuse({ code: "invalid", errors: { event: [message(dutiesMessages, "choose")] } });
  }
  const read = readAnswer("formed_on", on);
  if ("wrong" in read || read.value === "") {
    return refuse({ code: "invalid", errors: { on: [message(dutiesMessages, "dayShape")] } });
  }
  if (read.value < "2000-01-01") {
    return refuse({ code: "invalid", errors: { on: [message(dutiesMessages, "dayOutside")] } });
  }
  const answers = { [fieldOf({ name, part: read.value })]: "1" };
  return answerFacts(ctx, { accountId, version, answers });
}
