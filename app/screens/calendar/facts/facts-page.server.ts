import type { FactName, FactView, SourcedValue } from "#modules/duties/contract";
import { addEvent, answerFacts, readFacts, settleFact } from "#modules/duties/index.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { formatLongDate } from "#modules/platform/format";
import { translator } from "#modules/platform/messages";
import { cents, toAmountText } from "#modules/platform/money";
import type { Result } from "#modules/platform/result";
import type { AskedAccount } from "~/http/asked-account.server";
import type { HttpContext } from "~/http/context.server";
import { refusePage } from "~/http/respond.server";
import { factsWords } from "./words";

/** The questions of the page by what they are about, in their order. */
export const factGroups = {
  club: [
    "fiscal_year_month",
    "state",
    "formed_on",
    "is_incorporated",
    "incorporation_state",
    "incorporated_on",
  ],
  money: ["receipts_estimate", "receipts", "assets", "group_return"],
  doings: [
    "pays_contractors",
    "contractor_paid",
    "holds_raffles",
    "sells_goods",
    "solicits",
    "all_volunteers",
    "charity_registered",
  ],
  meetings: [
    "annual_meeting_month",
    "nomination_month",
    "terms_end_month",
    "bylaws_adopted_on",
    "school",
    "school_approval",
    "school_approval_month",
  ],
  papers: ["insurance_expires_on", "sales_tax_expires_on", "group_letter_on"],
} as const satisfies Record<string, readonly FactName[]>;

export type FactsData = Awaited<ReturnType<typeof loadFacts>>;

/** What the dates of a club's calendar depend on, and who says so. */
export async function loadFacts(
  { ctx, ...context }: HttpContext,
  { accountId, named }: AskedAccount,
) {
  const found = await readFacts(ctx, accountId);
  if (!found.ok) refusePage({ ctx, ...context }, found.refusal);
  const { accountName: name, version, facts } = found.value;
  const answered = facts.filter(({ kind }) => kind !== "event");
  return {
    accountId,
    named,
    name,
    version,
    groups: Object.entries(factGroups).map(([group, names]) => ({
      group: group as keyof typeof factGroups,
      facts: names.flatMap((one) =>
        answered.filter((fact) => fact.name === one).map((fact) => showFact(ctx, fact)),
      ),
    })),
    conflicts: answered
      .filter(({ isConflict }) => isConflict)
      .map((fact) => ({ ...showFact(ctx, fact), sources: sourcesOf(ctx, fact) })),
    events: facts
      // What the roster says is mended there.
      .filter(({ kind, chosen }) => kind === "event" && chosen?.source === "club")
      .map(({ field, label }) => ({ field, label })),
  };
}

export type ShownFact = ReturnType<typeof showFact>;

function showFact(ctx: Ctx, fact: FactView) {
  const { field, kind, label, chosen, usedBy } = fact;
  const t = translator(factsWords, ctx.locale);
  return {
    field,
    label,
    kind: kind === "event" ? "text" : kind,
    /** As it is typed; "" for nothing. */
    value: chosen ? typedValue(fact, chosen) : "",
    hint: chosen
      ? t("from", { source: t(`source.${chosen.source}`), date: formatLongDate(chosen.asOf, ctx) })
      : usedBy.length > 0
        ? t("wanted", { count: usedBy.length })
        : "",
  };
}

/** A value as its field takes it. */
const typedValue = ({ kind }: FactView, { value }: SourcedValue): string =>
  kind === "money" ? toAmountText(cents(Number(value))) : value;

const sourcesOf = (ctx: Ctx, { chosen, others }: FactView) => {
  const t = translator(factsWords, ctx.locale);
  const seen = new Set<string>();
  return [...(chosen ? [chosen] : []), ...others].flatMap(({ source, value, shown, asOf }) => {
    if (seen.has(value)) return [];
    seen.add(value);
    const said = t("says", {
      source: t(`source.${source}`),
      value: shown,
      date: formatLongDate(asOf, ctx),
    });
    return [{ source, said, take: t("take", { value: shown }) }];
  });
};

const numberOf = (text: unknown) => (/^\d{1,9}$/.test(String(text)) ? Number(text) : -1);

/** Does what one of the page's forms asks for: answers, one source's word, an event, or takes one back. */
export function decideFacts({ ctx, body }: HttpContext, accountId: number): Promise<Result<void>> {
  const { decision, version: sent, ...fields } = body.fields;
  const said = { accountId, version: numberOf(sent) };
  const text = (name: string) => String(fields[name] ?? "");
  if (decision === "settle") {
    return settleFact(ctx, { ...said, field: text("field"), source: text("source") });
  }
  if (decision === "event") {
    return addEvent(ctx, { ...said, event: text("event"), on: text("on") });
  }
  if (decision === "no-event") {
    return answerFacts(ctx, { ...said, answers: { [text("field")]: "" } });
  }
  const answers = Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, String(value)]),
  );
  return answerFacts(ctx, { ...said, answers });
}
