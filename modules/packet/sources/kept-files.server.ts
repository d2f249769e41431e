import { type Ctx, reader } from "#modules/platform/ctx.server";
import { type CivilDate, fromUtcDate } from "#modules/platform/dates";
import { type OpenFile, storage } from "#modules/platform/storage/index.server";

/** A file that an account keeps with us and that may leave it. */
export interface KeptFile {
  readonly title: string;
  readonly fileName: string;
  /** One of the vault's categories. */
  readonly category: string;
  /** Which paper it is; "" where nobody said it. */
  readonly kind: string;
  readonly date: CivilDate;
  readonly open: () => Promise<OpenFile | undefined>;
}

const AT_ONCE = 200;

export const countKeptFiles = (ctx: Ctx, accountId: number): Promise<number> =>
  reader(ctx).accountFile.count({ where: { accountId } });

/** The files of an account, the oldest first, read some at a time. */
export async function* keptFiles(ctx: Ctx, accountId: number): AsyncGenerator<KeptFile> {
  let after = 0;
  for (;;) {
    const rows = await reader(ctx).accountFile.findMany({
      where: { accountId, id: { gt: after } },
      orderBy: { id: "asc" },
      take: AT_ONCE,
      select: { id: true, fileName: true, createdAt: true, storageKey: true },
    });
    for (const { fileName, createdAt, storageKey } of rows) {
      yield {
        title: fileName,
        fileName,
        category: "other",
        kind: "",
        date: fromUtcDate(createdAt),
        open: () => storage.get(storageKey),
      };
    }
    const last = rows.at(-1);
    if (!last || rows.length < AT_ONCE) return;
    after = last.id;
  }
}
