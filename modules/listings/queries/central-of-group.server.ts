import { type Ctx, reader } from "#modules/platform/ctx.server";
import { centralCodes } from "../domain/file-codes";

/**
 * The central organization of a group exemption number of four digits in the imported IRS files, for
 * anybody; undefined when no file has it.
 */
export async function centralOfGroup(
  ctx: Ctx,
  gen: string,
): Promise<{ readonly ein: string; readonly name: string } | undefined> {
  const found = await reader(ctx).irsOrganization.findFirst({
    where: { groupNumber: gen, affiliation: { in: [...centralCodes] } },
    select: { ein: true, name: true },
    orderBy: { ein: "asc" },
  });
  return found ?? undefined;
}
