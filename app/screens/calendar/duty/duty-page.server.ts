import type { DutyPage, ProofView } from "#modules/duties/contract";
import { readDuty } from "#modules/duties/index.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { type CivilDate, civilDateIn, OFFICE_ZONE, parseCivilDate } from "#modules/platform/dates";
import { formatLongDate } from "#modules/platform/format";
import { translator } from "#modules/platform/messages";
import type { AskedAccount } from "~/http/asked-account.server";
import type { HttpContext } from "~/http/context.server";
import { refusePage } from "~/http/respond.server";
import { showDuty } from "~/http/shown-duty.server";
import { dutyWords } from "./words";

/** The duty that an address names. */
export interface AskedDuty {
  readonly code: string;
  readonly period: string;
}

/** What the page of a duty shows; a duty that the club has not is "not found". */
export async function loadDuty(
  context: HttpContext,
  { accountId, named }: AskedAccount,
  asked: AskedDuty,
) {
  const { ctx } = context;
  const found = await readDuty(ctx, { accountId, ...asked });
  if (!found.ok) refusePage(context, found.refusal);
  return wordDuty(ctx, found.value, named);
}

export type DutyData = ReturnType<typeof wordDuty>;

function wordDuty(ctx: Ctx, page: DutyPage, named: number | undefined) {
  const dated = (day: CivilDate | null) => (day ? formatLongDate(day, ctx) : "");
  const { today, extension, offersExtension, waived, source } = page;
  return {
    accountId: page.accountId,
    named,
    duty: showDuty(ctx, page, { today, named }),
    steps: page.steps,
    note: page.note,
    about: aboutOf(ctx, page.period),
    opens: dated(page.opensOn),
    actBy: dated(page.actBy),
    closes: dated(page.closesOn),
    proofWanted: page.proofWanted,
    proofs: page.proofs.map((proof) => wordProof(ctx, proof)),
    history: page.history.map(({ id, at, by, words }) => ({
      id,
      words,
      when: said(ctx, at, by),
    })),
    today,
    isMarkedByHand: page.isMarkedByHand,
    isDone: page.state === "done" || page.done !== null,
    waived: waived && {
      reason: waived.reason,
      isOfThisPeriod: waived.period === page.period,
    },
    snoozedUntil: dated(page.snoozedUntil),
    snooze: page.snooze && { ...page.snooze, untilWords: dated(page.snooze.until) },
    extension: extension && { filedOn: dated(extension.filedOn), due: dated(extension.dueOn) },
    offersExtension: offersExtension && {
      filedFrom: offersExtension.filedFrom,
      filedBy: offersExtension.filedBy,
      proof: offersExtension.proof,
      from: dated(offersExtension.filedFrom),
      by: dated(offersExtension.filedBy),
      due: dated(offersExtension.dueOn),
    },
    source: { name: source.name, url: source.url, readOn: dated(source.readOn) },
  };
}

/** What a period key means: the end of a fiscal year or a day, or a calendar year. */
function aboutOf(ctx: Ctx, period: string): string {
  const t = translator(dutyWords, ctx.locale);
  const day = parseCivilDate(period);
  if (!day) return /^\d{4}$/.test(period) ? t("aboutYear", { year: period }) : "";
  const date = formatLongDate(day, ctx);
  return t("aboutDay", { date });
}

function wordProof(ctx: Ctx, { id, kind, file, number, irs, at, by }: ProofView) {
  const t = translator(dutyWords, ctx.locale);
  const list = irs ? t(`list.${irs.list}`, { date: formatLongDate(irs.asOf, ctx) }) : "";
  return { id, kind, file, number: number ?? "", list, said: said(ctx, at, by) };
}

function said(ctx: Ctx, at: Date, by: string): string {
  const date = formatLongDate(civilDateIn(at, OFFICE_ZONE), ctx);
  return by ? translator(dutyWords, ctx.locale)("proofBy", { name: by, date }) : date;
}
