import { applicationAnswersOf } from "#modules/applications/index.server";
import { adoptedAnswersOf } from "#modules/bylaws/index.server";
import { periodEnd, type ReturnLimits } from "#modules/compliance/contract";
import { returnLimits } from "#modules/compliance/index.server";
import { filedReturn } from "#modules/listings/contract";
import { type IrsFilings, irsFilingsOf } from "#modules/listings/index.server";
import { officersOf } from "#modules/officers/index.server";
import { type Ctx, reader } from "#modules/platform/ctx.server";
import { type CivilDate, fromUtcDate } from "#modules/platform/dates";
import { cents } from "#modules/platform/money";
import {
  factsOfApplication,
  factsOfBylaws,
  factsOfIrs,
  factsOfProfile,
  factsOfRoster,
} from "../domain/fact-sources";
import type { FactRow } from "../domain/facts";

/** A period that a list of the IRS shows. */
export interface SeenPeriod {
  readonly code: string;
  readonly period: CivilDate;
  readonly list: "bmf" | "epostcards";
  readonly asOf: CivilDate;
  readonly ein: string;
}

/** What other rooms know of an account, as rows of its facts. */
export interface Sourced {
  readonly accountId: number;
  readonly ein: string | null;
  readonly rows: readonly FactRow[];
  readonly seen: readonly SeenPeriod[];
}

/** The return that a period of the list was filed on, as far as the list tells. */
function codeOf({ bmf }: IrsFilings, limits: ReturnLimits | undefined): string {
  if (!bmf || filedReturn(bmf).form === "990-N") return "us.990n";
  if (!limits) return "us.990ez";
  const { ezReceipts, ezAssets } = limits;
  const isSmall = dollars(bmf.income ?? 0) < ezReceipts && dollars(bmf.assets ?? 0) < ezAssets;
  return isSmall ? "us.990ez" : "us.990";
}

const dollars = (whole: number) => cents(whole * 100);

function seenIn(filings: IrsFilings, limits: ReturnLimits | undefined): readonly SeenPeriod[] {
  const { bmf, epostcard, ein } = filings;
  const period = bmf && periodEnd(bmf.taxPeriod);
  const found: SeenPeriod[] = [];
  if (bmf && period)
    found.push({ code: codeOf(filings, limits), period, list: "bmf", asOf: bmf.asOf, ein });
  if (epostcard) {
    const { periodEnd: notice, asOf } = epostcard;
    found.push({ code: "us.990n", period: notice, list: "epostcards", asOf, ein });
  }
  return found;
}

/** Reads what roster, profile, application, adopted bylaws and the IRS's files say of accounts; writes nothing. */
export async function readSources(
  ctx: Ctx,
  accountIds: readonly number[],
): Promise<readonly Sourced[]> {
  const accounts = await reader(ctx).account.findMany({
    where: { id: { in: [...accountIds] }, mergedIntoId: null },
    select: { id: true, ein: true, state: true, createdAt: true },
    orderBy: { id: "asc" },
  });
  const answers = await applicationAnswersOf(ctx, accountIds);
  const applied = new Map(answers.map((one) => [one.accountId, one]));
  const adopted = new Map(
    (await adoptedAnswersOf(ctx, accountIds)).map((one) => [one.accountId, one]),
  );
  const rosters = await officersOf(ctx, accountIds);
  const einOf = (id: number, ein: string | null) =>
    ein ?? (applied.get(id)?.answers.ein?.replace(/\D/g, "") || null);
  const eins = accounts.flatMap(({ id, ein }) => einOf(id, ein) ?? []);
  const filings = await irsFilingsOf(ctx, eins);
  const limits = await returnLimits(ctx);
  return accounts.map(({ id, ein: own, state, createdAt }) => {
    const application = applied.get(id);
    const bylaws = adopted.get(id);
    const roster = rosters.get(id);
    const ein = einOf(id, own);
    const filed = ein ? filings.get(ein) : undefined;
    return {
      accountId: id,
      ein,
      rows: [
        ...(roster ? factsOfRoster(roster) : []),
        ...factsOfProfile(state, fromUtcDate(createdAt)),
        ...(bylaws ? factsOfBylaws(bylaws.variant, bylaws.answers, bylaws.adoptedOn) : []),
        ...(application ? factsOfApplication(application.answers, application.answeredOn) : []),
        ...(filed?.bmf ? factsOfIrs(filed.bmf) : []),
      ],
      seen: filed ? seenIn(filed, limits) : [],
    };
  });
}
