import { redirect } from "@remix-run/node";
import { requirementOf } from "#modules/compliance/index.server";
import { formatCurrency, formatLongDate } from "#modules/platform/format";
import type { Cents } from "#modules/platform/money";
import { usStates } from "#modules/platform/us-states";
import {
  choicesAfter,
  firstChoices,
  type Level,
  type RenewableMembership,
  type RenewalChoices,
} from "#modules/renewal/contract";
import { renewalPage, wordFeatures } from "#modules/renewal/index.server";
import type { Body } from "~/http/body.server";
import { chosenAccount } from "~/http/chosen-account";
import type { HttpContext } from "~/http/context.server";
import { requireProved } from "~/http/fresh-sign-in.server";
import { requireMember } from "~/http/guards.server";
import { paths } from "~/http/paths";
import { refusePage } from "~/http/respond.server";

export type RenewalView = Awaited<ReturnType<typeof loadRenewal>>;
export type StateFees = NonNullable<RenewalView["fees"]>;

/**
 * Everything that the renewal screen shows: of the account that staff's address names, else of the
 * one that `?account_id=` asks for, else of the person's first.
 */
export async function loadRenewal(context: HttpContext, request: Request, staffId?: number) {
  const { accountIds } = requireMember(context, request);
  const accountId = staffId ?? chosenAccount(request, accountIds);
  if (accountId === undefined) throw redirect(paths.app, 303);
  const found = await renewalPage(context.ctx, accountId);
  if (!found.ok) refusePage(context, found.refusal);
  await requireProved(context, request, accountId);
  const page = found.value;
  const isIndividual = new URL(request.url).searchParams.has("individually");
  return {
    page: { ...page, membership: page.membership && inWords(page.membership, context) },
    /** What the form starts with: its first choices, or those that a plain form was sent with. */
    choices: page.membership ? shownChoices(page.membership.level, context.body) : none,
    /** The account that addresses name; undefined for the person's first. */
    named: accountIds[0] === accountId ? undefined : accountId,
    isOnBehalf: staffId !== undefined || !accountIds.includes(accountId),
    /** What the account's state asks, as far as figures are known. */
    fees: await stateFees(context, page.state),
    /** The group's warning comes first. */
    isGroupAsked: page.group?.isBilledAsGroup === true && !isIndividual,
  };
}

/** A membership with what its levels bring in the page's language. */
function inWords(membership: RenewableMembership, { ctx }: HttpContext): RenewableMembership {
  const worded = (level: Level): Level => ({
    ...level,
    renewalFeatures: wordFeatures(level.renewalFeatures, ctx.locale),
  });
  const { level, upgradeLevel } = membership;
  return {
    ...membership,
    level: worded(level),
    upgradeLevel: upgradeLevel && worded(upgradeLevel),
  };
}

/** What the account's state asks, as far as it is confirmed; null when the state is not known. */
async function stateFees({ ctx }: HttpContext, state: string | null) {
  const found = state === null ? null : await requirementOf(ctx, state);
  if (!found) return null;
  const worded = (amount: Cents | null) => (amount === null ? "" : formatCurrency(amount));
  return {
    state: usStates[found.state],
    maintain: worded(found.maintainEstimate),
    articles: worded(found.articlesEstimate),
    sourceUrl: found.sourceUrl,
    readOn: found.readOn ? formatLongDate(found.readOn, ctx) : "",
  };
}

const none: RenewalChoices = { isUpgradeSelected: false, isIncorporationSelected: false };

/** What a form shows again that came without script; else what it shows first. */
const shownChoices = (level: Level, body: Body): RenewalChoices =>
  typeof body.controls._shown === "string"
    ? sentChoices(level, body, {
        isUpgradeSelected: body.fields.is_upgrade_selected === "1",
        isIncorporationSelected: body.fields.is_incorporation_selected === "1",
      })
    : firstChoices(level);

/** What was chosen: as it was sent, or, where the form tells what it showed, what was changed. */
export function sentChoices(
  level: Level,
  { controls }: Body,
  sent: RenewalChoices,
): RenewalChoices {
  if (controls._shown === undefined) return sent;
  const shown = controls._shown.split(" ");
  const before = {
    isUpgradeSelected: shown.includes("upgrade"),
    isIncorporationSelected: shown.includes("incorporation"),
  };
  return choicesAfter(level, before, sent);
}
