import { organizationFacts } from "#modules/applications/index.server";
import { type Revocation, revocationsOf } from "#modules/listings/index.server";
import { type Ctx, reader } from "#modules/platform/ctx.server";
import { type CivilDate, civilDateIn, fromUtcDate, toUtcDate } from "#modules/platform/dates";
import { parseEinDigits } from "#modules/platform/ein";
import {
  type Cause,
  causes,
  type KnownOrNot,
  knownOrNot,
  type RescueAnswers,
  type YearForm,
  yearForms,
} from "./domain/answers";

/** Whose exemption it is, and what the list says of its EIN. */
export interface RescuedClub {
  readonly accountId: number;
  readonly name: string;
  /** Nine digits; undefined while the club has not said it. */
  readonly ein: string | undefined;
  readonly isInGroup: boolean;
  readonly today: CivilDate;
  /** The latest first. */
  readonly revocations: readonly Revocation[];
}

/** The club of an account; undefined for an account that there is not. */
export async function rescuedClub(ctx: Ctx, accountId: number): Promise<RescuedClub | undefined> {
  const account = await reader(ctx).account.findUnique({ where: { id: accountId } });
  if (!account) return undefined;
  const applied = account.ein ? undefined : (await organizationFacts(ctx, accountId))?.ein;
  const ein = account.ein ?? parseEinDigits(applied ?? "");
  return {
    accountId,
    name: account.name,
    ein,
    isInGroup: account.groupId !== null,
    today: civilDateIn(ctx.now(), account.timeZone),
    revocations: ein ? await revocationsOf(ctx, ein) : [],
  };
}

/** The row that says "revoked" today: the latest, unless the exemption came back. */
export function revokedNow(revocations: readonly Revocation[]): Revocation | undefined {
  const [latest] = revocations;
  return latest?.reinstatedOn ? undefined : latest;
}

interface AnswerRow {
  readonly revokedOn: Date | null;
  readonly postedOn: Date | null;
  readonly letterYear: number | null;
  readonly letterMonth: number | null;
  readonly letterDay: number | null;
  readonly years: readonly string[];
  readonly revokedBefore: string;
  readonly cause: string;
  readonly inGroup: string;
}

/** The answers of a row; its table's constraints hold them to what there is. */
export function answersOf(row: AnswerRow): RescueAnswers {
  const day = (date: Date | null) => (date ? fromUtcDate(date) : undefined);
  const year = (at: number): YearForm =>
    yearForms.find((one) => one === row.years[at]) ?? "unknown";
  const known = (value: string): KnownOrNot => knownOrNot.find((one) => one === value) ?? "unknown";
  const cause: Cause = causes.find((one) => one === row.cause) ?? "unknown";
  return {
    revokedOn: day(row.revokedOn),
    postedOn: day(row.postedOn),
    letter:
      row.letterYear !== null && row.letterMonth !== null
        ? { year: row.letterYear, month: row.letterMonth, day: row.letterDay ?? undefined }
        : undefined,
    years: [year(0), year(1), year(2)],
    revokedBefore: known(row.revokedBefore),
    cause,
    inGroup: known(row.inGroup),
  };
}

/** The columns that hold answers. */
export function rowOfAnswers(answers: RescueAnswers) {
  const { revokedOn, postedOn, letter, years, revokedBefore, cause, inGroup } = answers;
  return {
    revokedOn: revokedOn ? toUtcDate(revokedOn) : null,
    postedOn: postedOn ? toUtcDate(postedOn) : null,
    letterYear: letter?.year ?? null,
    letterMonth: letter?.month ?? null,
    letterDay: letter?.day ?? null,
    years: [...years],
    revokedBefore,
    cause,
    inGroup,
  };
}
