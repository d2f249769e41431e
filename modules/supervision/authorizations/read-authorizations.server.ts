import { type GroupAccess, groupAccess, mayEdit } from "#modules/accounts/index.server";
import { type Ctx, reader } from "#modules/platform/ctx.server";
import { type CivilDate, fromUtcDate, toUtcDate } from "#modules/platform/dates";
import { ok, type Result } from "#modules/platform/result";
import { chaptersOf } from "../chapters.server";
import { todayOf } from "../store.server";

/** That an authorization is on file. */
export interface AuthorizationOnFile {
  readonly id: number;
  readonly fromOn: CivilDate;
  /** Its last day; undefined while it holds until it is withdrawn. */
  readonly toOn: CivilDate | undefined;
  readonly how: "file" | "paper" | "letter";
  readonly file: { readonly id: number; readonly name: string } | undefined;
}

/** The authorizations of chapters that hold on a day, the newest of each. */
export async function authorizationsOn(
  ctx: Ctx,
  groupId: number,
  day: CivilDate,
): Promise<ReadonlyMap<number, AuthorizationOnFile>> {
  const on = toUtcDate(day);
  const rows = await reader(ctx).authorization.findMany({
    where: {
      groupId,
      withdrawnAt: null,
      fromOn: { lte: on },
      OR: [{ toOn: null }, { toOn: { gte: on } }],
    },
    orderBy: [{ fromOn: "asc" }, { id: "asc" }],
    include: { file: { select: { id: true, fileName: true } } },
  });
  return new Map(
    rows.map(({ id, accountId, fromOn, toOn, how, file }) => [
      accountId,
      {
        id,
        fromOn: fromUtcDate(fromOn),
        toOn: toOn ? fromUtcDate(toOn) : undefined,
        // The table's check constraint holds it to these words.
        how: how as AuthorizationOnFile["how"],
        file: file ? { id: file.id, name: file.fileName } : undefined,
      },
    ]),
  );
}

export interface AuthorizationsView {
  readonly groupLabel: string;
  readonly today: CivilDate;
  readonly chapters: readonly {
    readonly accountId: number;
    readonly name: string;
    readonly onFile: AuthorizationOnFile | undefined;
  }[];
  readonly mayEdit: boolean;
}

/** Which chapters authorized their central organization today: for its people and staff; else `not_found`. */
export async function readAuthorizations(
  ctx: Ctx,
  accountId: number,
): Promise<Result<AuthorizationsView>> {
  const found = await groupAccess(ctx, accountId);
  if (!found.ok) return found;
  const access: GroupAccess = found.value;
  const today = await todayOf(ctx, accountId);
  const onFile = await authorizationsOn(ctx, access.groupId, today);
  const chapters = await chaptersOf(ctx, access);
  return ok({
    groupLabel: access.label,
    today,
    chapters: chapters.map(({ accountId: id, name }) => {
      return { accountId: id, name, onFile: onFile.get(id) };
    }),
    mayEdit: mayEdit(access),
  });
}
