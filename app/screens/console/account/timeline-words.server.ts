import type { TimelineEntry } from "#modules/console/contract";
import type { NamedDuty } from "#modules/duties/index.server";
import { kindSent } from "#modules/inquiries/index.server";
import { parseCivilDate } from "#modules/platform/dates";
import { formatCurrency, formatInstant, formatLongDate } from "#modules/platform/format";
import { translator } from "#modules/platform/messages";
import { cents } from "#modules/platform/money";
import { contestStaffPaths } from "~/http/contest-staff-paths";
import type { HttpContext } from "~/http/context.server";
import { inquiryStaffPaths } from "~/http/inquiry-staff-paths";
import { paths } from "~/http/paths";
import { staffPaths } from "~/http/staff-paths";
import { auditActionMessages } from "./audit-actions-words";
import { accountFileMessages } from "./console-account-words";
import { timelineLetterMessages, timelineMessages } from "./console-timeline-words";

/** How the codes of inquiries begin; their kind follows. */
const INQUIRY = "inquiry.";

type Keys<T extends { en: object }> = keyof T["en"] & string;
const has = <T extends { en: object }>(catalogue: T, key: string): key is Keys<T> =>
  Object.hasOwn(catalogue.en, key);

/** Where what an entry is about can be looked at. */
const places: Readonly<Record<string, (id: number) => string>> = {
  invoice: paths.invoice,
  payment: paths.refundPayment,
  application: paths.adminApplication,
  inquiry: inquiryStaffPaths.inquiry,
  "contest-entry": contestStaffPaths.entry,
};

function placeOf({ subject, data }: TimelineEntry): string | undefined {
  if (typeof data.person === "number") return staffPaths.person(data.person);
  const [kind = "", id = ""] = subject.split(":");
  return /^\d+$/.test(id) ? places[kind]?.(Number(id)) : undefined;
}

const firstText = (data: TimelineEntry["data"], names: readonly string[]): string | undefined =>
  names
    .map((name) => data[name])
    .find((value): value is string => typeof value === "string" && value !== "");

type DutyKey = Pick<NamedDuty, "code" | "period">;
type NameOf = (duty: DutyKey) => string | undefined;

/** The duty that an entry is about. */
export function dutyOf({ code: action, data }: TimelineEntry): DutyKey | undefined {
  const { code, period } = data;
  const isDuty = action.startsWith("duties.") && typeof code === "string";
  return isDuty && typeof period === "string" ? { code, period } : undefined;
}

/** What an entry is about: a duty, a file, a fiscal year. */
function thingOf({ ctx }: HttpContext, entry: TimelineEntry, nameOf: NameOf): string | undefined {
  const duty = dutyOf(entry);
  if (duty) return nameOf(duty);
  const { data } = entry;
  const year = parseCivilDate(String(data.endsOn ?? ""));
  if (year) {
    const end = formatLongDate(year, ctx);
    return translator(accountFileMessages, ctx.locale)("yearEnding", { end });
  }
  return firstText(data, ["title", "fileName"]);
}

/** What an entry is about, and the first of its data that people wrote or that says how much. */
function detailOf(context: HttpContext, entry: TimelineEntry, nameOf: NameOf) {
  const said = ["text", "reason", "note", "label", "name", "email", "amount", "errorText"];
  return [thingOf(context, entry, nameOf), firstText(entry.data, said)].filter(Boolean).join(": ");
}

/** What an entry says; an action that nobody knows any more says its own name. */
function textOf({ ctx: { locale } }: HttpContext, { code, data }: TimelineEntry): string {
  if (has(auditActionMessages, code)) return translator(auditActionMessages, locale)(code);
  const letter = code.replace(/^letter\./, "");
  if (has(timelineLetterMessages, letter)) {
    return translator(timelineLetterMessages, locale)(letter);
  }
  if (code.startsWith(INQUIRY)) return kindSent(code.slice(INQUIRY.length));
  if (!has(timelineMessages, code)) return code;
  const amount = typeof data.cents === "number" ? formatCurrency(cents(data.cents)) : "";
  return translator(timelineMessages, locale)(code, { amount, number: String(data.number ?? "") });
}

export type TimelineLine = ReturnType<typeof timelineLine>;

/** An entry of the timeline in words, on the clocks of the account; `nameOf` says what a duty is called. */
export function timelineLine(
  context: HttpContext,
  entry: TimelineEntry,
  { timeZone, nameOf }: { timeZone: string; nameOf: NameOf },
) {
  const t = translator(timelineMessages, context.ctx.locale);
  const isUndelivered = entry.code.startsWith("letter.") && entry.data.status !== "sent";
  const unnamed = entry.actorKind === "user" ? "somebody" : entry.actorKind;
  const isNamed = entry.actorKind === "user" && entry.actor;
  return {
    key: entry.cursor,
    at: formatInstant(entry.at, timeZone, context.ctx),
    text: textOf(context, entry),
    detail: isUndelivered ? t("letterFailed") : detailOf(context, entry, nameOf),
    actor: isNamed ? (entry.actor ?? "") : t(unnamed),
    to: placeOf(entry),
  };
}
