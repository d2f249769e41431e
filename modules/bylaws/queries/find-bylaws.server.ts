import { meetingNoticeOf } from "#modules/compliance/index.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { formatLongDate } from "#modules/platform/format";
import { say } from "#modules/platform/messages";
import { isOfAccount } from "#modules/platform/permission.server";
import {
  type BylawsView,
  bylawsWords,
  isVariant,
  VERSIONS_MAX,
  type VersionState,
  type VersionView,
} from "../contract";
import { readAdoption } from "../domain/adoption";
import { changesBetween } from "../domain/changes";
import { isHash } from "../domain/hash";
import { keptUntil } from "../domain/retention";
import { templates } from "../generated/templates.server";
import type { Keeping } from "../keeping";
import { letterWarnings } from "../letter-warnings.server";

/** So many versions are listed; older ones stay downloadable by their number. */
const LISTED_VERSIONS = 100;

/** Reads a state column. @throws RangeError for what the database's check forbids. */
export function stateOf(state: string): VersionState {
  if (state === "preparing" || state === "ready" || state === "failed") return state;
  throw new RangeError(`no such state of a version: ${state}`);
}

/** Reads a failure column as a key of the catalogue. */
export const failureOf = (failure: string | null): VersionView["failure"] =>
  failure === null ? undefined : failure === "storageFailure" ? "storageFailure" : "renderFailure";

/**
 * What the edit page shows: the newest answers and the versions. Whoever holds the hash may see
 * it. Undefined when there are no such bylaws, or they are of another variant.
 */
export async function findBylaws(
  ctx: Ctx,
  variant: string,
  hash: string,
): Promise<BylawsView | undefined> {
  if (!isVariant(variant) || !isHash(hash)) return undefined;
  const found = await ctx.db.bylaws.findUnique({
    where: { hash, variant },
    select: {
      versionCount: true,
      updatedAt: true,
      account: { select: { id: true, name: true } },
      versions: {
        orderBy: { number: "desc" },
        // One more, so that the last one listed can say what changed.
        take: LISTED_VERSIONS + 1,
        select: {
          number: true,
          state: true,
          createdAt: true,
          failure: true,
          answers: true,
          templateVersion: true,
          adoption: true,
        },
      },
    },
  });
  const newest = found?.versions[0];
  if (!found || !newest) return undefined;
  const form = bylawsWords[variant];
  const answers = templates[variant].readAnswers(newest.answers);
  const known = await meetingNoticeOf(ctx, answers.state);
  const notice = known && { ...known, readOn: known.readOn && formatLongDate(known.readOn, ctx) };
  const isLocked = found.versionCount >= VERSIONS_MAX;
  const wordings = { from: newest.templateVersion, to: form.version };
  return {
    hash,
    variant,
    version: newest.number,
    answers,
    warnings: [...templates[variant].warningsOf(answers, notice), ...letterWarnings(answers)].map(
      (ref) => say(ctx.locale, ref),
    ),
    ...(wordings.from < wordings.to && !isLocked && { upgrade: wordings }),
    isLocked,
    keeping: keepingOf(ctx, found),
    versions: found.versions.slice(0, LISTED_VERSIONS).map((version, index) => ({
      number: version.number,
      state: stateOf(version.state),
      createdAt: version.createdAt.toISOString(),
      changes: changesBetween(ctx.locale, form, found.versions[index + 1], version),
      adoptedOn: version.adoption ? readAdoption(version.adoption).date : undefined,
      failure: failureOf(version.failure),
    })),
  };
}

interface Kept {
  readonly updatedAt: Date;
  readonly account: { readonly id: number; readonly name: string } | null;
}

function keepingOf(ctx: Ctx, { account, updatedAt }: Kept): Keeping {
  if (!account) return { by: "nobody", until: keptUntil(updatedAt) };
  return isOfAccount(ctx, account.id) ? { by: "own", account } : { by: "others" };
}
