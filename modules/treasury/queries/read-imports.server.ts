import { personName } from "#modules/accounts/contract";
import { type Ctx, reader } from "#modules/platform/ctx.server";
import { type CivilDate, dayIn } from "#modules/platform/dates";
import { ok, type Result } from "#modules/platform/result";
import type { YearKey } from "../store.server";
import type { YearView } from "../views";
import { readYear } from "./read-year.server";

/** A file whose rows count in a year. */
export interface ImportView {
  readonly id: number;
  readonly fileName: string;
  readonly rows: number;
  readonly on: CivilDate;
  /** "" when the person is gone. */
  readonly by: string;
}

/** A year with the files that brought rows to it, the newest first. Refusal: `not_found`. */
export async function readImports(
  ctx: Ctx,
  key: YearKey,
): Promise<Result<YearView & { readonly imports: readonly ImportView[] }>> {
  const year = await readYear(ctx, key);
  if (!year.ok) return year;
  const rows = await reader(ctx).treasuryImport.findMany({
    where: { yearId: year.value.id },
    orderBy: { id: "desc" },
    include: {
      user: { select: { firstName: true, lastName: true, email: true } },
      year: { select: { account: { select: { timeZone: true } } } },
    },
  });
  const imports = rows.map(({ id, fileName, rows: count, at, user, year: of }) => ({
    id,
    fileName,
    rows: count,
    on: dayIn(at, of.account.timeZone),
    by: user ? personName(user) : "",
  }));
  return ok({ ...year.value, imports });
}
