import { groupAccess, mayEdit } from "#modules/accounts/index.server";
import type { Ctx } from "#modules/platform/ctx.server";
import type { CivilDate } from "#modules/platform/dates";
import { ok, type Result } from "#modules/platform/result";
import { chaptersOf } from "../chapters.server";
import { supervisionNumbers } from "../facts/read-facts.server";
import { currentStatement, type PurposeKnown, purposeKnownOf } from "./adoptions.server";

/** A chapter beside the purpose of its group. */
export interface PurposeChapter {
  readonly accountId: number;
  readonly name: string;
  readonly joinedOn: CivilDate;
  /** It was there before the new rules. */
  readonly isOld: boolean;
  readonly known: PurposeKnown | undefined;
}

export interface PurposeView {
  readonly groupLabel: string;
  readonly statement:
    | {
        readonly version: number;
        readonly text: string;
        readonly writtenAt: Date;
        readonly by: string;
      }
    | undefined;
  readonly lettersBefore: CivilDate;
  readonly chapters: readonly PurposeChapter[];
  readonly mayEdit: boolean;
  readonly mayDecide: boolean;
}

/** The purpose of a group, and which chapters have it: for the headquarters' people and staff; else `not_found`. */
export async function readPurpose(ctx: Ctx, accountId: number): Promise<Result<PurposeView>> {
  const found = await groupAccess(ctx, accountId);
  if (!found.ok) return found;
  const access = found.value;
  const statement = await currentStatement(ctx, access.groupId);
  const chapters = await chaptersOf(ctx, access);
  const ids = chapters.map((one) => one.accountId);
  const known = statement ? await purposeKnownOf(ctx, statement, ids) : new Map();
  const { lettersBefore } = await supervisionNumbers(ctx);
  return ok({
    groupLabel: access.label,
    statement: statement
      ? {
          version: statement.version,
          text: statement.text,
          writtenAt: statement.writtenAt,
          by: statement.user
            ? `${statement.user.firstName} ${statement.user.lastName}`.trim() ||
              statement.user.email
            : "",
        }
      : undefined,
    lettersBefore,
    chapters: chapters.map(({ accountId: id, name, joinedOn }) => {
      return {
        accountId: id,
        name,
        joinedOn,
        isOld: joinedOn < lettersBefore,
        known: known.get(id),
      };
    }),
    mayEdit: mayEdit(access),
    mayDecide: mayEdit(access) && access.regionIds === null,
  });
}
