import {
  type AccountFileView,
  addAccountFile,
  type NewAccountFile,
} from "#modules/accounts/index.server";
import { type Ctx, reader } from "#modules/platform/ctx.server";
import { mayActFor } from "#modules/platform/permission.server";
import { type Result, refuse } from "#modules/platform/result";
import { mayReadPrivate } from "../permission.server";
import type { PaperFields } from "../schemas";
import { judgeFields, privateForbidden } from "./judge-fields";

export interface KeptFile extends Pick<NewAccountFile, "file" | "createsAccount" | "params"> {
  readonly accountId?: number | undefined;
  /** Those of `uploadSchema`. */
  readonly fields: PaperFields;
}

/**
 * Keeps a file as a new paper, as `addAccountFile` does; private ones are for the primary user and the
 * treasurer to mark. Refusals: those of `addAccountFile`; `invalid` at the fields.
 */
export async function keepFile(ctx: Ctx, input: KeptFile): Promise<Result<AccountFileView>> {
  const { file, accountId, createsAccount = false, params, fields } = input;
  const about = judgeFields(fields);
  if (!about.ok) return about;
  const { actor } = ctx;
  const own = accountId ?? (actor.kind === "user" ? actor.accountIds[0] : undefined);
  if (fields.is_private && !(own !== undefined && (await mayReadPrivate(ctx, own)))) {
    return privateForbidden;
  }
  return addAccountFile(ctx, {
    file,
    createsAccount,
    params,
    ...(accountId !== undefined && { accountId }),
    about: about.value,
  });
}

export interface KeptVersion extends Pick<NewAccountFile, "file"> {
  /** The newest version. */
  readonly id: number;
  readonly fields: Pick<PaperFields, "dated_on" | "ends_on">;
}

/**
 * Keeps a file as the newest version of a paper, also of one in quarantine; the older ones stay. Refusals: `not_found`, those of
 * `addAccountFile`, and `conflict` where a newer version is there already.
 */
export async function keepVersion(
  ctx: Ctx,
  { id, file, fields }: KeptVersion,
): Promise<Result<AccountFileView>> {
  const paper = await reader(ctx).accountFile.findFirst({
    where: { id, replacedAt: null, removedAt: null },
    select: { accountId: true, isPrivate: true },
  });
  if (!paper || !mayActFor(ctx, paper.accountId)) return refuse({ code: "not_found" });
  if (paper.isPrivate && !(await mayReadPrivate(ctx, paper.accountId))) {
    return refuse({ code: "not_found" });
  }
  const about = judgeFields({
    category: null,
    kind: null,
    title: "",
    is_private: false,
    ...fields,
  });
  if (!about.ok) return about;
  const { accountId } = paper;
  return addAccountFile(ctx, { file, accountId, params: {}, about: about.value, replacesId: id });
}
