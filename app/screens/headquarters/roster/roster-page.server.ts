import {
  isQuestion,
  type RosterField,
  type RosterView,
  rosterFilters,
  rosterKey,
  type ShownRow,
} from "#modules/headquarters/contract";
import { decideRoster, readRoster, rosterDecisionSchema } from "#modules/headquarters/index.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { civilDateIn, monthNames } from "#modules/platform/dates";
import { formatEin } from "#modules/platform/ein";
import { parseFields } from "#modules/platform/fields";
import { formatCount, formatLongDate } from "#modules/platform/format";
import { translator } from "#modules/platform/messages";
import { rowsShown } from "#modules/platform/pagination";
import type { HttpContext } from "~/http/context.server";
import { loadHead } from "~/http/headquarters-head.server";
import { headquartersPaths } from "~/http/headquarters-paths";
import { answerDone, refuseForm, refusePage } from "~/http/respond.server";
import { rosterPaths } from "~/http/roster-paths";
import { askedText } from "../asked-text";
import { rosterWords } from "./words";

function askedOf(request: Request) {
  const asked = new URL(request.url).searchParams;
  return {
    show: rosterFilters.find((one) => one === asked.get("show")) ?? "open",
    search: askedText(asked, "search"),
    page: Number(asked.get("page") ?? 1),
  };
}

export type RosterData = Awaited<ReturnType<typeof loadRoster>>;

/** A page of the comparison, as the address asks for it. */
export async function loadRoster(context: HttpContext, request: Request) {
  const { ctx } = context;
  const head = await loadHead(context, request);
  const asked = askedOf(request);
  const found = await readRoster(ctx, { centralAccountId: head.accountId, ...asked });
  if (!found.ok) refusePage(context, found.refusal);
  const { gen, counts, rows, page, perPage, total, mayDecide, mayUpload } = found.value;
  const paged = { current_page: page, per_page: perPage, total };
  return {
    ...paged,
    ...rowsShown(paged),
    ...asked,
    head,
    /** "" while the group has none. */
    gen: gen ?? "",
    counts,
    rows: rows.map((row) => ({
      ...showRow(ctx, row, found.value),
      add: mayDecide ? addOf(row, head.named) : "",
    })),
    /** Of when the IRS's file is; "" without one. */
    files: filesOf(ctx, found.value.files),
    taken: takenOf(ctx, found.value),
    mayDecide,
    mayUpload,
    waitingId: found.value.waitingId,
  };
}

function filesOf(ctx: Ctx, files: RosterView["files"]): string {
  const t = translator(rosterWords, ctx.locale);
  if (!files) return t("noFiles");
  const [oldest, newest] = [formatLongDate(files.oldest, ctx), formatLongDate(files.newest, ctx)];
  return oldest === newest ? t("files", { date: newest }) : t("filesBetween", { oldest, newest });
}

function takenOf(ctx: Ctx, { taken, timeZone }: RosterView): string {
  const t = translator(rosterWords, ctx.locale);
  if (!taken) return t("neverTaken");
  const date = formatLongDate(civilDateIn(taken.at, timeZone), ctx);
  const rows = formatCount(taken.rows, ctx);
  return taken.by ? t("taken", { rows, date, name: taken.by }) : t("takenUnnamed", { rows, date });
}

/** Where a chapter is added that has no account here; "" for one that has. */
function addOf({ name, city, state, ours, irs }: ShownRow, named: number | undefined): string {
  if (ours?.accountId !== undefined) return "";
  const ein = irs?.ein ?? ours?.ein;
  return headquartersPaths.newChapter(named, {
    // A subordinate may be in the file under its parent's name; its own is the second one.
    name: irs ? irs.sortName || irs.name : name,
    city,
    state,
    ein: ein ? formatEin(ein) : undefined,
  });
}

export type ShownRosterRow = RosterData["rows"][number];

function showRow(ctx: Ctx, row: ShownRow, view: RosterView) {
  const t = translator(rosterWords, ctx.locale);
  const { key, name, city, state, kind, ours, irs } = row;
  const ein = irs?.ein ?? ours?.ein;
  return {
    id: key,
    /** What the form sends when it is chosen; "" where it cannot be. */
    seen: view.mayDecide ? rosterKey.write(row) : "",
    name,
    /** "EIN 12-3456789, Austin, TX". */
    about: [ein ? t("ein", { ein: formatEin(ein) }) : t("noEin"), city, state]
      .filter(Boolean)
      .join(", "),
    kind: t(`kind.${kind}`),
    /** What is different or missing, one sentence each. */
    reasons: reasonsOf(ctx, row),
    hints: hintsOf(ctx, row),
    ...decisionOf(ctx, row, view.timeZone),
  };
}

/** What is different or missing, one sentence each. */
function reasonsOf(ctx: Ctx, row: ShownRow): string[] {
  const t = translator(rosterWords, ctx.locale);
  const { kind, ours, elsewhere, sharesEin, state } = row;
  const found = row.differs.map((field) => differenceOf(ctx, row, field));
  if (kind === "only_irs") found.push(t("zombie"));
  if (kind === "no_file") found.push(t("noFile", { state }));
  if (kind === "only_ours") {
    const group = elsewhere?.groupNumber;
    if (sharesEin) found.push(t("sharedEin"));
    else if (ours?.ein === null) found.push(t("noEinYet"));
    else if (group === undefined) found.push(t("notThere"));
    else found.push(group === "0000" ? t("noGroup") : t("otherGroup", { group }));
  }
  if (elsewhere?.leftOn && elsewhere.groupNumber === undefined) {
    found.push(t("leftFile", { date: formatLongDate(elsewhere.leftOn, ctx) }));
  }
  if (elsewhere?.isRevoked) found.push(t("revoked"));
  return found;
}

function differenceOf(ctx: Ctx, { ours, irs }: ShownRow, field: RosterField): string {
  const t = translator(rosterWords, ctx.locale);
  if (!ours || !irs) return "";
  switch (field) {
    case "name": {
      const theirs = [irs.name, irs.sortName].filter(Boolean).join(" / ");
      return t("differs.name", { ours: ours.name, theirs });
    }
    case "city":
      return t("differs.city", { ours: ours.city, theirs: irs.city });
    case "state":
      return t("differs.state", { ours: ours.state, theirs: irs.state });
    case "fiscal_year": {
      const months = monthNames(ctx.formatLocale);
      const word = (month: number | null) => months[(month ?? 0) - 1] ?? "";
      const [mine, theirs] = [word(ours.fiscalYearMonth), word(irs.fiscalYearMonth)];
      return t("differs.fiscal_year", { ours: mine, theirs });
    }
    case "subsection": {
      const [mine, theirs] = [String(Number(ours.subsection)), String(Number(irs.subsection))];
      return t("differs.subsection", { ours: mine, theirs });
    }
  }
}

/** Other rows that it may have to do with. */
function hintsOf(ctx: Ctx, { kind, twins, alike }: ShownRow): string[] {
  const t = translator(rosterWords, ctx.locale);
  const named = (rows: readonly { readonly key: string; readonly name: string }[]) =>
    rows
      .map(({ key, name }) => (/^\d{9}$/.test(key) ? `${name} (${formatEin(key)})` : name))
      .join("; ");
  const found: string[] = [];
  if (twins.length > 0) found.push(t("twin", { names: named(twins) }));
  if (alike.length > 0) {
    found.push(t(kind === "only_ours" ? "alikeIrs" : "alikeOurs", { names: named(alike) }));
  }
  return found;
}

/** The decision that holds, and why one that was made holds no more. */
function decisionOf(ctx: Ctx, row: ShownRow, timeZone: string) {
  const t = translator(rosterWords, ctx.locale);
  const { decision } = row;
  const open = isQuestion(row) ? t("notDecided") : t("nothingToDecide");
  if (!decision) return { decided: open, again: "" };
  const date = formatLongDate(civilDateIn(decision.at, timeZone), ctx);
  const name = decision.by || t("formerPerson");
  const word = t(`decision.${decision.kind}`);
  const until = decision.ignoreUntil ? formatLongDate(decision.ignoreUntil, ctx) : "";
  if (decision.isOver === "facts") {
    return { decided: open, again: t("againFacts", { decision: word, date }) };
  }
  if (decision.isOver === "time") return { decided: open, again: t("againTime", { date: until }) };
  const line = until
    ? t("decidedUntil", { until, name, date })
    : t("decidedLine", { decision: word, name, date });
  const note = decision.note ? ` ${t("decidedNote", { note: decision.note })}` : "";
  return { decided: `${line}${note}`, again: "" };
}

/** Scripts may write the list's name with brackets. */
function sentFields({ body: { fields } }: HttpContext) {
  const { "rows[]": listed, ...sent } = fields;
  return listed === undefined ? sent : { ...sent, rows: listed };
}

/** Decides about the chosen chapters, and leads back to where the list was. */
export async function sendDecision(context: HttpContext, request: Request) {
  const { ctx } = context;
  if (request.method !== "POST") refusePage(context, { code: "not_found" });
  // Whoever may not come in is told so before what is wrong in the form.
  const { accountId, named } = await loadHead(context, request);
  const fields = parseFields(rosterDecisionSchema, sentFields(context), ctx.locale);
  const done = fields.ok
    ? await decideRoster(ctx, { centralAccountId: accountId, fields: fields.value })
    : fields;
  if (!done.ok && done.refusal.code === "not_found") refusePage(context, done.refusal);
  if (!done.ok) return refuseForm(context, done.refusal);
  const { show, search } = askedOf(request);
  const to = rosterPaths.roster({ accountId: named, show, search });
  return answerDone(context, { json: { status: "saved", ...done.value }, to, flash: "saved" });
}
