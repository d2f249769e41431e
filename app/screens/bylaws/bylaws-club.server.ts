import { readAccountOverview, readOwnProfile } from "#modules/accounts/index.server";
import { organizationFacts } from "#modules/applications/index.server";
import type { KnownOrganization } from "#modules/bylaws/index.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { translator } from "#modules/platform/messages";
import { chosenAccount } from "~/http/chosen-account";
import type { HttpContext } from "~/http/context.server";
import { refusePage } from "~/http/respond.server";
import { bylawsClubMessages } from "./bylaws-club-words";
import type { BylawsClub, Club } from "./club";

/** The organizations with whose papers the person who asks may put bylaws; none for a visitor. */
export async function clubsOf(ctx: Ctx): Promise<readonly Club[]> {
  const profile = await readOwnProfile(ctx);
  return (profile?.accounts ?? []).map(({ id, name }) => ({ id, name }));
}

/** Whose new bylaws will be, which others the person may choose, and what is known of the first. */
export async function bylawsClub(
  context: HttpContext,
  request: Request,
): Promise<{ club?: BylawsClub; known: KnownOrganization }> {
  const { ctx } = context;
  if (ctx.actor.kind !== "user") return { known: {} };
  const { accountIds } = ctx.actor;
  const accountId = chosenAccount(request, accountIds);
  if (accountId === undefined) return { known: {} };
  const overview = await readAccountOverview(ctx, accountId);
  if (!overview.ok) refusePage(context, overview.refusal);
  const { id, name, levelId } = overview.value;
  const isOneOfSeveral = accountIds.length > 1 && accountIds.includes(id);
  const t = translator(bylawsClubMessages, ctx.locale);
  const facts = await organizationFacts(ctx, accountId);
  return {
    club: {
      id,
      name,
      words: { title: t("title", { name }), text: t("text"), choice: t("choice") },
      choices: isOneOfSeveral ? await clubsOf(ctx) : [],
    },
    known: {
      // Before it is a member an account has no name of its own yet.
      name: levelId === null ? facts?.legalName : name,
      purpose: facts?.purpose,
      facility: facts?.schoolName,
      fiscalYearEnd: facts?.fiscalYearEnd,
    },
  };
}
