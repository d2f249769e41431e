import { data } from "@remix-run/node";
import { OFFICE_ZONE } from "#modules/platform/dates";
import { formatCurrency, formatInstant } from "#modules/platform/format";
import type { Cents } from "#modules/platform/money";
import type { Refusal } from "#modules/platform/result";
import type { Level, RenewalTotals } from "#modules/renewal/contract";
import {
  type LevelTerms,
  levelFormOf,
  listLevels,
  previewRenewals,
  readLevel,
  tryLevel,
} from "#modules/renewal/index.server";
import type { HttpContext } from "~/http/context.server";
import type { FormAnswer } from "~/http/form-answer";
import { readId } from "~/http/read-id";
import { refuseForm, refusePage } from "~/http/respond.server";

/** The form's fields as they are typed. */
export type LevelValues = Readonly<Record<string, string>>;

export interface PreviewRow {
  readonly way: "join" | "renewal" | "upgrade" | "incorporation";
  /** Worded totals; empty where this way is not offered. */
  readonly earlyNow: string;
  readonly earlyThen: string;
  readonly lateNow: string;
  readonly lateThen: string;
}

/** What the action answers to "preview": nothing is saved. */
export interface LevelPreview {
  readonly ok: true;
  readonly rows: readonly PreviewRow[];
  readonly values: LevelValues;
}

/** What the action answers when it saved nothing; with what is stored now where somebody was faster. */
export interface LevelRefusal extends FormAnswer {
  readonly stored?: { readonly version: number; readonly fields: LevelValues };
}

const nameOf = (levels: readonly Level[], id: number) =>
  levels.find((level) => level.id === id)?.name ?? "";

export type LevelRow = Awaited<ReturnType<typeof loadLevels>>[number];

/** Every level, in the order of the price list. */
export async function loadLevels({ ctx }: HttpContext) {
  const levels = await listLevels(ctx);
  return levels.map((level) => ({
    id: level.id,
    name: level.name,
    audience: level.audience,
    joining: formatCurrency(level.joiningPrice),
    /** Empty for a level that nobody renews at. */
    renewal: level.renewal ? formatCurrency(level.renewal.price) : "",
    discount: level.renewal ? formatCurrency(level.renewal.earlyBirdDiscount) : "",
    renewsAs: nameOf(levels, level.renewsAsId),
    upgrade: level.upgrade && {
      name: nameOf(levels, level.upgrade.levelId),
      price: formatCurrency(level.upgrade.price),
    },
  }));
}

/** The level that an address names; a refusal is the page. */
export async function openLevel(context: HttpContext, id: string | undefined) {
  const found = await readLevel(context.ctx, readId(id));
  if (!found.ok) refusePage(context, found.refusal);
  return found.value;
}

export type LevelPage = Awaited<ReturnType<typeof loadLevel>>;
export type LevelHistoryEntry = LevelPage["history"][number];

/** Its page. */
export async function loadLevel(context: HttpContext, id: string | undefined) {
  const { level, version, targets, history } = await openLevel(context, id);
  return {
    id: level.id,
    name: level.name,
    version,
    values: levelFormOf(level),
    hasRenewal: level.renewal !== null,
    renewsAs: nameOf(await listLevels(context.ctx), level.renewsAsId),
    targets: targets.map((target) => ({ value: String(target.id), label: target.name })),
    history: history.map(({ id: entry, by, at, changes }) => ({
      id: entry,
      who: by,
      when: formatInstant(at, OFFICE_ZONE, context.ctx),
      changes,
    })),
  };
}

/** Shows what a level would cost; nothing is saved. */
export async function previewLevel(context: HttpContext, level: Level, terms: LevelTerms) {
  const tried = await tryLevel(context.ctx, level.id, terms);
  if (!tried.ok) return refuseLevel(context, tried.refusal);
  const preview: LevelPreview = {
    ok: true,
    rows: previewRows(level, tried.value),
    values: levelFormOf(terms),
  };
  if (context.isScript) throw Response.json(preview);
  return data(preview);
}

function previewRows(now: Level, then: Level): readonly PreviewRow[] {
  const before = previewRenewals(now);
  const after = previewRenewals(then);
  const joins = [formatCurrency(now.joiningPrice), formatCurrency(then.joiningPrice)] as const;
  const [earlyNow, earlyThen] = joins;
  const joining = { way: "join", earlyNow, earlyThen, lateNow: earlyNow, lateThen: earlyThen };
  const ways = ["renewal", "upgrade", "incorporation"] as const;
  const renewals = ways.flatMap((way, index): PreviewRow[] => {
    const was = before[index];
    const is = after[index];
    if (!was && !is) return [];
    return [
      {
        way,
        earlyNow: total(was?.early),
        earlyThen: total(is?.early),
        lateNow: total(was?.late),
        lateThen: total(is?.late),
      },
    ];
  });
  return [{ ...joining, way: "join" }, ...renewals];
}

const total = (totals: RenewalTotals | undefined): string => money(totals?.orderTotal);
const money = (amount: Cents | undefined) => (amount === undefined ? "" : formatCurrency(amount));

/** Shows the form again with what was typed; after a conflict with what is stored now beside it. */
export function refuseLevel(context: HttpContext, refusal: Refusal) {
  if (refusal.code !== "invalid" && refusal.code !== "conflict") refusePage(context, refusal);
  const { data: answer, init } = refuseForm(context, refusal);
  const stored = "stored" in refusal ? refusal.stored : undefined;
  const refused: LevelRefusal = stored ? { ...answer, stored } : answer;
  return data(refused, init ?? undefined);
}
