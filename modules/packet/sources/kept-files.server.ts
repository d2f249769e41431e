import type { Ctx } from "#modules/platform/ctx.server";
import type { CivilDate } from "#modules/platform/dates";
import { type OpenFile, storage } from "#modules/platform/storage/index.server";
import { countPacketFiles, packetFiles } from "#modules/vault/index.server";

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

export const countKeptFiles = (ctx: Ctx, accountId: number): Promise<number> =>
  countPacketFiles(ctx, accountId);

/** The papers of an account that are not private, in the order in which they came, read some at a time. */
export async function* keptFiles(ctx: Ctx, accountId: number): AsyncGenerator<KeptFile> {
  let after = 0;
  for (;;) {
    const page = await packetFiles(ctx, { accountId, after });
    for (const { title, fileName, category, kind, datedOn, storageKey } of page) {
      const open = () => storage.get(storageKey);
      yield { title, fileName, category, kind, date: datedOn, open };
    }
    const last = page.at(-1);
    if (!last) return;
    after = last.id;
  }
}
