import { noticeAnswers, organizationFacts } from "#modules/applications/index.server";
import { returnLimits } from "#modules/compliance/index.server";
import { readListing } from "#modules/listings/index.server";
import { sittingOfficers } from "#modules/officers/index.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { type CivilDate, civilDateIn } from "#modules/platform/dates";
import { parseEinDigits } from "#modules/platform/ein";
import type { Languages } from "#modules/platform/locale";
import { isOfAccount } from "#modules/platform/permission.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import { readFilingFacts } from "../../facts/read-facts.server";
import type { Figures, KnownFigures } from "../read-figures";
import { type NoticeFacts, wordEPostcard } from "../sentences";
import type { EPostcardView } from "../views";

export interface EPostcardQuestion {
  readonly accountId: number;
  readonly fiscalYearEnd: CivilDate;
  /** What the club took in, as typed, or as its facts say where they say all of it. */
  readonly figures: Figures;
  /** What its facts say else. */
  readonly known?: KnownFigures | undefined;
  /** In which language; the asker's when left out. */
  readonly languages?: Languages;
}

const noAddress = { street: undefined, city: undefined, state: undefined, zip: undefined };

/**
 * The e-Postcard (990-N) of an account's fiscal year: whether it is the form, from when on, and the
 * eight answers beside the IRS's file. For its people, staff and the system; an officer's address is
 * told to its own people alone, not even to staff who see as one of them.
 */
export async function readEPostcard(
  ctx: Ctx,
  { accountId, fiscalYearEnd, figures, known, languages = ctx }: EPostcardQuestion,
): Promise<Result<EPostcardView>> {
  if (!isOfAccount(ctx, accountId)) return refuse({ code: "not_found" });
  const account = await ctx.db.account.findUnique({ where: { id: accountId } });
  if (!account) return refuse({ code: "not_found" });
  const [applied, asked, sitting] = await Promise.all([
    organizationFacts(ctx, accountId),
    noticeAnswers(ctx, accountId),
    sittingOfficers(ctx, accountId),
  ]);
  const ein = account.ein ?? parseEinDigits(applied?.ein ?? "");
  const listing = ein ? await readListing(ctx, ein) : undefined;
  const { actor } = ctx;
  const isOwn =
    actor.kind === "user" && actor.seenBy === undefined && actor.accountIds.includes(accountId);
  const president = sitting.find(({ office }) => office === "president");
  const said = asked?.principalOfficer;
  // The roster knows who presides today; an address is known of the one alone who applied.
  const officer = president && president.name !== said?.name ? { name: president.name } : said;
  const facts: NoticeFacts = {
    today: civilDateIn(ctx.now(), account.timeZone),
    fiscalYearEnd,
    ein,
    name: applied?.legalName ?? account.name,
    address: applied?.address ?? noAddress,
    otherNames: asked?.otherNames,
    website: asked?.website ?? account.website ?? undefined,
    officer: officer && {
      name: officer.name,
      address: isOwn && officer === said ? said?.address : undefined,
    },
    irs: listing?.organization,
    epostcard: listing?.epostcard,
  };
  const rules = await readFilingFacts(ctx);
  const limits = await returnLimits(ctx);
  return ok(wordEPostcard(facts, { languages, figures, known, rules, limits }));
}
