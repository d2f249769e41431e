import { randomBytes } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import {
  type GroupAccess,
  groupAccess,
  refuseLimited,
  refuseSuspended,
  refuseViewer,
} from "#modules/accounts/index.server";
import { audit } from "#modules/platform/audit.server";
import { codeOf } from "#modules/platform/check-code";
import { type Ctx, inTransaction, type TxCtx } from "#modules/platform/ctx.server";
import { addDays, officeToday, toUtcDate } from "#modules/platform/dates";
import { type MessageRef, message } from "#modules/platform/messages";
import { isStaff, mayActFor } from "#modules/platform/permission.server";
import { ok, type Result, refuse, refuseField } from "#modules/platform/result";
import { accountingMonth, yearOfDay } from "#modules/supervision/index.server";
import { freezeText, type Template } from "../compose";
import { type ConsentThing, LETTER_DAYS, type LetterKind } from "../domain/kinds";
import { lettersMessages } from "../messages";
import { chaptersToAsk } from "../reach.server";
import type { TemplateFields } from "../schemas";
import { actorId, askChapters, lockGroup } from "../store.server";
import { templateOf } from "../templates.server";

export interface TemplateToSave {
  /** The central organization of the group. */
  readonly accountId: number;
  readonly kind: LetterKind;
  /** The version that was read: another one now is a `conflict`. */
  readonly version: number;
  /** Those of `templateSchema`. */
  readonly fields: TemplateFields;
}

export interface LettersToSend extends TemplateToSave {
  /** For so many days they can be signed; 30 when it is null. */
  readonly days: number | null;
  /** Made by the form: posted twice, it is one act. */
  readonly key: string;
  /** All that lack one, as when it is left out, or those of `chapters`, also when they signed before. */
  readonly whom?: "lacking" | "ticked" | undefined;
  readonly chapters?: readonly number[] | undefined;
}

const words = (
  key: "nobodyToSend" | "chooseChapters" | "tickedAside" | "chooseThings" | "unsignedTextEmpty",
): MessageRef => message(lettersMessages, key);

/** Runs a change of a group's letters, one after the other, for those who may. */
async function changeLetters<T>(
  ctx: Ctx,
  accountId: number,
  work: (tx: TxCtx, access: GroupAccess) => Promise<Result<T>>,
): Promise<Result<T>> {
  const access = await groupAccess(ctx, accountId);
  if (!access.ok) return access;
  if (!mayActFor(ctx, accountId)) return refuse({ code: "forbidden" });
  const viewer = refuseViewer(access.value);
  if (viewer) return viewer;
  return inTransaction(
    ctx,
    async (tx) => {
      await lockGroup(tx, access.value.groupId);
      const suspended = isStaff(ctx) ? undefined : await refuseSuspended(tx, accountId);
      return suspended ?? work(tx, access.value);
    },
    { timeoutMs: 60_000 },
  );
}

/**
 * Keeps what a group's letters of a kind say. Letters that nobody signed yet say it at once: whoever
 * opened one reads it again. For those who may change what is asked of all chapters. Refusals:
 * `not_found`, `forbidden`; `invalid` at the fields; `conflict` when somebody else changed it meanwhile.
 */
export const saveTemplate = (ctx: Ctx, input: TemplateToSave): Promise<Result<void>> =>
  changeLetters(ctx, input.accountId, async (tx, access): Promise<Result<void>> => {
    const saved = await keepTemplate(tx, access, input);
    return saved.ok ? ok(undefined) : saved;
  });

/**
 * Sends a letter to every chapter in reach that has people and neither an open letter of the kind nor a
 * signed one that is in force until it is revoked, or to chosen chapters, in one act: each text is
 * frozen with its digest before anybody is told. The same key again is the same act. Refusals: those of
 * `saveTemplate`; `invalid` at `whom` and `chapters` where these contradict each other, or one cannot be asked;
 * `conflict` where there is nobody to send to.
 */
export const sendLetters = (
  ctx: Ctx,
  input: LettersToSend,
): Promise<Result<{ readonly id: number; readonly letters: number }>> =>
  changeLetters(ctx, input.accountId, async (tx, access) => {
    const { groupId } = access;
    const before = await tx.tx.letterAct.findUnique({
      where: { groupId_key: { groupId, key: input.key } },
      select: { id: true, _count: { select: { letters: true } } },
    });
    if (before) return ok({ id: before.id, letters: before._count.letters });
    const days = input.days ?? LETTER_DAYS;
    const saved = await keepTemplate(tx, access, input);
    return saved.ok ? writeAct(tx, access, { ...input, template: saved.value, days }) : saved;
  });

/** Writes a template where it is another one, and the letters that follow it. */
async function keepTemplate(
  tx: TxCtx,
  access: GroupAccess,
  { accountId, kind, version, fields }: TemplateToSave,
): Promise<Result<Template>> {
  const { groupId } = access;
  const things: ConsentThing[] = [
    ...(fields.thing_signers ? (["signers"] as const) : []),
    ...(fields.thing_papers ? (["papers"] as const) : []),
  ];
  const isConsent = kind === "consent";
  if (isConsent && things.length === 0) return refuseField("thing_signers", words("chooseThings"));
  const text = fields.text.replaceAll("\r\n", "\n").trim();
  if (text === "") return refuseField("text", words("unsignedTextEmpty"));
  const template = {
    title: fields.title.trim(),
    text,
    needsTwo: fields.needs_two,
    things: isConsent ? things : [],
  };
  const kept = await templateOf(tx, groupId, kind);
  const isSame = isDeepStrictEqual(formOfTemplate(template), formOfTemplate(kept));
  if (kept.version !== version) {
    if (isSame) return ok(template);
    const stored = { version: kept.version, fields: formOfTemplate(kept) };
    return refuse({
      code: "conflict",
      message: message(lettersMessages, "changedMeanwhile"),
      stored,
    });
  }
  if (isSame) return ok(template);
  const limited = refuseLimited(access);
  if (limited) return limited;
  const now = tx.now();
  await tx.tx.letterTemplate.upsert({
    where: { groupId_kind: { groupId, kind } },
    create: { groupId, kind, ...template, updatedAt: now },
    update: { ...template, version: { increment: 1 }, updatedAt: now },
  });
  await freezeOpenLetters(tx, access, kind, template);
  await audit(tx, {
    action: "letters.template-changed",
    subject: `account:${accountId}`,
    data: { kind, ...template },
  });
  return ok(template);
}

const box = (is: boolean) => (is ? "1" : "0");

/** A template in the fields of its form. */
export const formOfTemplate = (template: Template): Readonly<Record<string, string>> => ({
  title: template.title,
  text: template.text,
  needs_two: box(template.needsTwo),
  thing_signers: box(template.things.includes("signers")),
  thing_papers: box(template.things.includes("papers")),
});

/** In which year the accounting year ends that runs on a day; the calendar's while nobody said its month. */
async function yearsOf(tx: TxCtx, centralAccountId: number): Promise<(at: Date) => number> {
  const month = (await accountingMonth(tx, centralAccountId)) ?? 12;
  return (at) => yearOfDay(officeToday(at), month);
}

/** Letters that nobody signed say what the template says now. */
async function freezeOpenLetters(
  tx: TxCtx,
  { groupId, centralAccountId, label, gen }: GroupAccess,
  kind: LetterKind,
  template: Template,
): Promise<void> {
  const open = await tx.tx.$queryRaw<
    { id: number; name: string; ein: string | null; createdAt: Date }[]
  >`
    SELECT letter.id, account.name, account.ein, letter.created_at AS "createdAt"
    FROM letters letter
    JOIN accounts account ON account.id = letter.account_id
    WHERE letter.group_id = ${groupId} AND letter.kind = ${kind} AND letter.state = 'open'
      AND NOT EXISTS (SELECT FROM letter_signatures s WHERE s.letter_id = letter.id)
    ORDER BY letter.id FOR NO KEY UPDATE OF letter`;
  const yearOf = await yearsOf(tx, centralAccountId);
  const frozen = open.map(({ id, createdAt, ...chapter }) => ({
    id,
    ...freezeText(template, chapter, { label, gen, year: yearOf(createdAt) }),
  }));
  // Whoever signed since the statement above began has what was read: the letter stays as it was.
  await tx.tx.$executeRaw`
    UPDATE letters letter SET title = wanted.title, text = wanted.text,
      text_sha256 = wanted."textSha256", needs_two = ${template.needsTwo},
      things = ${[...template.things]}::text[]
    FROM jsonb_to_recordset(${JSON.stringify(frozen)}::jsonb)
      AS wanted(id int, title text, text text, "textSha256" text)
    WHERE letter.id = wanted.id AND letter.state = 'open'
      AND NOT EXISTS (SELECT FROM letter_signatures s WHERE s.letter_id = letter.id)`;
}

async function writeAct(
  tx: TxCtx,
  access: GroupAccess,
  sent: Omit<LettersToSend, "days"> & { readonly template: Template; readonly days: number },
): Promise<Result<{ readonly id: number; readonly letters: number }>> {
  const { accountId, kind, key, template, days, whom = "lacking", chapters: ticked = [] } = sent;
  const { groupId, label, gen } = access;
  const now = tx.now();
  const isSome = whom === "ticked";
  if (!isSome && ticked.length > 0) return refuseField("whom", words("tickedAside"));
  const chosen = new Set(ticked);
  const found = await chaptersToAsk(tx, access, kind);
  const chapters = found.filter(({ id, hasSigned }) => (isSome ? chosen.has(id) : !hasSigned));
  if (isSome && (chosen.size === 0 || chosen.size !== chapters.length)) {
    return refuseField("chapters", words("chooseChapters"));
  }
  if (chapters.length === 0) return refuse({ code: "conflict", message: words("nobodyToSend") });
  const act = await tx.tx.letterAct.create({
    data: {
      groupId,
      kind,
      title: template.title,
      key,
      expiresOn: toUtcDate(addDays(officeToday(now), days)),
      createdAt: now,
      createdById: actorId(tx),
    },
  });
  const year = (await yearsOf(tx, accountId))(now);
  const letters = chapters.map(({ id, ...chapter }) => ({
    account_id: id,
    ...freezeText(template, chapter, { label, gen, year }),
    code: codeOf(randomBytes(16)),
  }));
  await tx.tx.$executeRaw`
    INSERT INTO letters (act_id, group_id, account_id, kind, title, text, text_sha256, needs_two,
      things, expires_on, created_at, code)
    SELECT ${act.id}, ${groupId}, account_id, ${kind}, title, text, "textSha256",
      ${template.needsTwo}, ${[...template.things]}::text[], ${act.expiresOn}::date, ${now}::timestamptz, code
    FROM jsonb_to_recordset(${JSON.stringify(letters)}::jsonb)
      AS wanted(account_id int, title text, text text, "textSha256" text, code text)
    ORDER BY account_id`;
  await askChapters(tx, act.id);
  await audit(tx, {
    action: "letters.sent",
    subject: `account:${accountId}`,
    data: { act: act.id, kind, title: template.title, letters: letters.length },
  });
  return ok({ id: act.id, letters: letters.length });
}
