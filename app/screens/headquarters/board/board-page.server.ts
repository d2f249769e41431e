import {
  type Board,
  type BoardRow,
  type BoardSort,
  type BoardView,
  boardQuery,
  boardSorts,
  isNarrowed,
  readBoardView,
  readPlace,
  type VerdictCounts,
  verdicts,
  writePlace,
} from "#modules/headquarters/contract";
import { boardWords, listBoardViews, readBoard } from "#modules/headquarters/index.server";
import type { Ctx } from "#modules/platform/ctx.server";
import type { CivilDate } from "#modules/platform/dates";
import { formatEin } from "#modules/platform/ein";
import { formatDate } from "#modules/platform/format";
import { translator } from "#modules/platform/messages";
import { usStates } from "#modules/platform/us-states";
import type { HttpContext } from "~/http/context.server";
import { loadHead } from "~/http/headquarters-head.server";
import { headquartersPaths } from "~/http/headquarters-paths";
import { refusePage } from "~/http/respond.server";
import { rosterPaths } from "~/http/roster-paths";
import type { ShownHead } from "~/parts/headquarters/shown-head";
import { uiMessages } from "~/ui/words";
import { boardFilterFields, countSet } from "../board-filter-fields.server";
import { boardFilterWords } from "../board-filter-words";
import { boardPageWords } from "./words";

/** A page of the board as its address asks for it. */
export async function loadBoard(context: HttpContext, request: Request) {
  const { ctx } = context;
  const head = await loadHead(context, request);
  const asked = new URL(request.url).searchParams;
  const view = readBoardView(asked);
  const centralAccountId = head.accountId;
  const found = await readBoard(ctx, {
    centralAccountId,
    view,
    after: readPlace(asked.get("after"), view),
    before: readPlace(asked.get("before"), view),
  });
  if (!found.ok) refusePage(context, found.refusal);
  const views = await listBoardViews(ctx, centralAccountId);
  if (!views.ok) refusePage(context, views.refusal);
  return wordBoard(ctx, { head, view, board: found.value, views: views.value.views });
}

interface ToWord {
  readonly head: ShownHead;
  readonly view: BoardView;
  readonly board: Board;
  readonly views: readonly { readonly id: number; readonly name: string; readonly query: string }[];
}

export type BoardData = ReturnType<typeof wordBoard>;

function wordBoard(ctx: Ctx, { head, view, board, views }: ToWord) {
  const { named } = head;
  const to = (changed: Partial<BoardView>) =>
    headquartersPaths.board(named, boardQuery({ ...view, ...changed }));
  const at = (name: "after" | "before", place: Board["after"]) => {
    if (!place) return undefined;
    const query = boardQuery(view);
    query.set(name, writePlace(place));
    return headquartersPaths.board(named, query);
  };
  const query = boardQuery(view);
  const { reason } = view.filters;
  const filters = boardFilterFields(ctx, view, board.regions);
  return {
    head,
    total: board.total,
    counts: verdicts.map((verdict) => {
      const isChosen = view.filters.verdict === verdict;
      const { verdict: _, ...others } = view.filters;
      return {
        verdict,
        chapters: board.counts[verdict],
        isChosen,
        to: to({ filters: isChosen ? others : { ...others, verdict } }),
      };
    }),
    regions: regionsOf(ctx, board, to),
    ...statesOf(ctx, board, view, to),
    rows: board.rows.map((row) => showRow(ctx, row, named)),
    search: view.search,
    school: view.school,
    filters,
    chosen: view.filters,
    /** How many filters beside the search are set. */
    set: countSet(filters, view),
    isNarrowed: isNarrowed(view),
    sort: { by: view.sort, isDescending: view.isDescending },
    sorts: sortsOf(ctx),
    /** What sorts by each column. */
    sortLinks: Object.fromEntries(
      boardSorts.map((sort) => [
        sort,
        to({ sort, isDescending: view.sort === sort && !view.isDescending }),
      ]),
    ) as Record<BoardSort, string>,
    before: at("before", board.before),
    after: at("after", board.after),
    all: headquartersPaths.board(named),
    csv: headquartersPaths.export("csv", named, query),
    xlsx: headquartersPaths.export("xlsx", named, query),
    json: headquartersPaths.json(named, query),
    saveView: headquartersPaths.views(named, query),
    /** A letter to the chapters that are shown, about the reason by which they were found. */
    write: rosterPaths.newNudge({
      accountId: named,
      topic: reason && `standing.${reason}`,
      view: query,
    }),
    views: views.map((one) => ({
      id: one.id,
      name: one.name,
      to: headquartersPaths.board(named, new URLSearchParams(one.query)),
    })),
  };
}

export type ShownBoardRow = ReturnType<typeof showRow>;

function showRow(ctx: Ctx, row: BoardRow, named: number | undefined) {
  const t = translator(boardPageWords, ctx.locale);
  const words = translator(boardWords, ctx.locale);
  const day = (date: CivilDate | null, instead: "nothing" | "none" = "nothing") =>
    date ? formatDate(date, ctx) : t(instead);
  const { id, name, school, state, ein, verdict, isHeld, profile, membership } = row;
  const { isAuthorized, authorizedUntil } = row;
  return {
    id,
    name,
    to: headquartersPaths.chapter(id, named),
    /** "Lincoln High School, TX, EIN 12-3456789": what is known of it. */
    about: [school, state, ein ? t("einOf", { ein: formatEin(ein) }) : t("einNone")]
      .filter(Boolean)
      .join(", "),
    verdict,
    isHeld,
    reasons: row.reasons.map((code) => words(`reason.${code}`)),
    seen: day(row.seen),
    due: day(row.due, "none"),
    profile,
    authorization: authorizedUntil
      ? t("authorizedUntil", { date: formatDate(authorizedUntil, ctx) })
      : t(isAuthorized ? "authorized" : "authorizedNot"),
    membership,
    terms: day(row.terms),
    signedIn: row.signedInOn
      ? t("signedIn", { date: formatDate(row.signedInOn, ctx) })
      : t("signedInNever"),
  };
}

const sumOf = (counts: VerdictCounts) =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

type To = (changed: Partial<BoardView>) => string;

export type ShownCounts = ReturnType<typeof regionsOf>[number];

function regionsOf(ctx: Ctx, { regions }: Board, to: To) {
  const t = translator(boardFilterWords, ctx.locale);
  return regions.map(({ id, name, counts }) => ({
    key: String(id ?? "none"),
    name: name ?? t("regionNone"),
    to: to({ region: id ?? "none" }),
    counts,
    total: sumOf(counts),
  }));
}

/** The states with chapters as lines, and all of them as a map. */
function statesOf(ctx: Ctx, board: Board, { filters }: BoardView, to: To) {
  const t = translator(boardPageWords, ctx.locale);
  const ui = translator(uiMessages, ctx.locale);
  const ofState = (state: keyof typeof usStates | "none") => to({ filters: { ...filters, state } });
  const known = Object.entries(usStates) as [keyof typeof usStates, string][];
  const lines = known.flatMap(
    ([state, name]): (ShownCounts & { verdict: (typeof verdicts)[number] | undefined })[] => {
      const counts = board.states.find((one) => one.state === state)?.counts;
      if (!counts) return [];
      const verdict = verdicts.find((one) => counts[one] > 0);
      return [{ key: state, name, to: ofState(state), counts, total: sumOf(counts), verdict }];
    },
  );
  const elsewhere = board.states.filter(({ state }) => !Object.hasOwn(usStates, state));
  const others = elsewhere.map(({ state, counts }) => ({
    key: state || "none",
    name: state || translator(boardFilterWords, ctx.locale)("stateNone"),
    to: ofState("none"),
    counts,
    total: sumOf(counts),
  }));
  const badges = {
    good: "good_standing",
    attention: "attention",
    at_risk: "at_risk",
    revoked: "revoked",
    unknown: "unknown",
  } as const;
  return {
    states: [...lines.map(({ verdict: _, ...line }) => line), ...others],
    map: known.map(([state, name]) => {
      const line = lines.find(({ key }) => key === state);
      if (!line?.verdict) return { state, name: t("mapNone", { state: name }) };
      const count = t("countOf", { count: line.total });
      const verdict = ui(`status.${badges[line.verdict]}`);
      return {
        state,
        name: t("mapState", { state: name, count, verdict }),
        to: line.to,
        tone: line.verdict,
      };
    }),
  };
}

function sortsOf(ctx: Ctx) {
  const t = translator(boardPageWords, ctx.locale);
  const down = ["-verdict", "-profile", "-signed_in"] as const;
  return [...boardSorts, ...down].map((value) => ({ value, label: t(`sort.${value}`) }));
}
