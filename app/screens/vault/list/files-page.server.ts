import { formatFileSize } from "#modules/platform/file-size";
import { formatLongDate } from "#modules/platform/format";
import { translator } from "#modules/platform/messages";
import { rowsShown } from "#modules/platform/pagination";
import {
  type CategoryName,
  categoryNames,
  categoryWords,
  paperKinds,
  type VaultPage,
} from "#modules/vault/contract";
import { listPapers, readMissing } from "#modules/vault/index.server";
import { chosenAccount } from "~/http/chosen-account";
import type { HttpContext } from "~/http/context.server";
import { safeNext } from "~/http/paths";
import { readId } from "~/http/read-id";
import { refusePage } from "~/http/respond.server";
import { shownMissing } from "./shown-missing.server";

const SEARCH_MAX = 100;

/** What the address asks for; anything else is left out. */
function askedIn(url: URL) {
  const asked = url.searchParams;
  const category = categoryNames.find((one) => one === asked.get("category"));
  const year = readId(asked.get("year") ?? "");
  return {
    search: (asked.get("search") ?? "").slice(0, SEARCH_MAX),
    category,
    year: year >= 1900 && year <= 2100 ? year : undefined,
    page: readId(asked.get("page") ?? "1"),
  };
}

const nothing = { rows: [], total: 0, page: 1, perPage: 50, years: [], counts: {} } as const;

function shownPage({ total, page, perPage }: Pick<VaultPage, "total" | "page" | "perPage">) {
  const bounds = { current_page: page, per_page: perPage, total };
  return { ...bounds, ...rowsShown(bounds) };
}

/** What the page for files shows: those of the account asked for, else of the person's first. */
export async function filesPage(context: HttpContext, request: Request) {
  const url = new URL(request.url);
  const { ctx, visit } = context;
  const ownIds = visit.session?.accountIds ?? [];
  const accountId = chosenAccount(request, ownIds);
  const asked = askedIn(url);
  const listed =
    accountId === undefined ? undefined : await listPapers(ctx, { accountId, ...asked });
  if (listed && !listed.ok) refusePage(context, listed.refusal);
  const missing = accountId === undefined ? undefined : await readMissing(ctx, accountId);
  const found = listed?.value ?? nothing;
  const addedId = readId(url.searchParams.get("added") ?? "");
  const added = found.rows.find(({ id }) => id === addedId);
  const t = translator(categoryWords, ctx.locale);
  const counts: Readonly<Partial<Record<CategoryName, number>>> = found.counts;
  return {
    named: accountId === ownIds[0] ? undefined : accountId,
    form: {
      accountId: accountId ?? null,
      action: url.pathname.replace(/\.data$/, "") + url.search,
      kind: paperKinds.find((one) => one === url.searchParams.get("kind")),
      today: listed?.value.today,
      mayMarkPrivate: listed?.value.mayReadPrivate ?? false,
    },
    back: safeNext(url.searchParams.get("return"), ""),
    added: added && { id: added.id, name: added.fileName },
    asked: { search: asked.search, category: asked.category, year: asked.year },
    years: found.years,
    categories: categoryNames.flatMap((name) =>
      counts[name] ? [{ name, label: `${t(name)} (${counts[name]})` }] : [],
    ),
    hasAny: Object.keys(counts).length > 0,
    missing: missing?.ok ? shownMissing(ctx, missing.value, accountId) : [],
    list: {
      ...shownPage(found),
      rows: found.rows.map((paper) => ({
        id: paper.id,
        title: paper.title,
        name: paper.fileName === paper.title ? "" : paper.fileName,
        category: t(paper.category),
        isPrivate: paper.isPrivate,
        isQuarantined: paper.isQuarantined,
        version: paper.version,
        size: formatFileSize(paper.size),
        date: formatLongDate(paper.datedOn, ctx),
      })),
    },
  };
}
