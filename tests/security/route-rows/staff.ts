import { startApplication } from "#modules/applications/index.server";
import { createCtx } from "#modules/platform/ctx.server";
import { db } from "#modules/platform/db.server";
import { type Rows, staffOnly } from "./row";

/** The number of the account's application. */
async function applicationOf(accountId: number): Promise<number> {
  const system = createCtx({ actor: { kind: "system", name: "tests" } });
  await startApplication(system, { accountId, levelId: 1001, schema: "start-up" });
  return (await db.application.findFirstOrThrow({ where: { accountId } })).id;
}

/** What only staff reach. */
export const staffRows: Rows = {
  "/admin/yoast/show": {
    ids: "B-98 G-44",
    path: () => "/admin/yoast/show?url=/pricing",
    GET: staffOnly("ok"),
  },
  "/admin": { ids: "H-01 B-98", GET: staffOnly("ok") },
  "/admin/bylaws": { ids: "B-98", GET: staffOnly("ok"), write: staffOnly("not-found") },
  "/admin/applications": { ids: "B-98", GET: staffOnly("ok") },
  "/admin/applications/:id": [
    {
      ids: "B-98",
      path: async ({ accountId }) => `/admin/applications/${await applicationOf(accountId)}`,
      GET: staffOnly("ok"),
      write: staffOnly("refused"),
    },
    {
      ids: "B-98",
      path: () => "/admin/applications/999999999",
      GET: staffOnly("not-found"),
      write: staffOnly("not-found"),
    },
  ],
};
