import { requestFinanceDocument } from "#modules/billing/index.server";
import { billed, must, system } from "#tests/modules/billing/finance-kit";
import type { World } from "../route-world";
import { ownAndStaff, type Rows, signedIn, staffOnly } from "./row";

const invoiceId = async ({ accountId }: World) => (await billed(accountId, 10_00)).id;
const days = "from=2026-01-01&to=2026-12-31";

const papers = new WeakMap<World, Promise<string>>();

/** The id of a paper that nobody has written yet. */
function paperId(world: World): Promise<string> {
  const paper = papers.get(world) ?? askForPaper(world);
  papers.set(world, paper);
  return paper;
}

async function askForPaper(world: World): Promise<string> {
  const wanted = { kind: "invoice", invoiceId: await invoiceId(world) } as const;
  return must(await requestFinanceDocument(system, wanted)).id;
}

/** Invoices, and the history of what was billed and paid. */
export const financeRows: Rows = {
  "/app/invoices/show/:id": [
    {
      ids: "C-11",
      path: async (world) => `/app/invoices/show/${await invoiceId(world)}`,
      GET: ownAndStaff("ok"),
    },
    { ids: "C-11", path: () => "/app/invoices/show/999999999", GET: signedIn("not-found") },
  ],
  "/app/invoices/pdf/:id": {
    ids: "C-11",
    path: async (world) => `/app/invoices/pdf/${await invoiceId(world)}`,
    GET: ownAndStaff("ok|elsewhere"),
  },
  "/app/finances": [
    { ids: "C-11", GET: ["sign-in", "ok", "ok", "elsewhere"] },
    {
      ids: "C-11",
      path: ({ accountId }) => `/app/finances?account_id=${accountId}`,
      GET: ownAndStaff("ok"),
    },
  ],
  "/app/finances/statement": [
    { ids: "C-11", GET: signedIn("refused") },
    {
      ids: "C-11",
      path: ({ accountId }) => `/app/finances/statement?account_id=${accountId}&${days}`,
      GET: ownAndStaff("ok|elsewhere"),
    },
  ],
  "/app/finances/statement/csv": {
    ids: "C-11",
    path: ({ accountId }) => `/app/finances/statement/csv?account_id=${accountId}&${days}`,
    GET: ownAndStaff("ok"),
  },
  "/app/finances/documents/:id": {
    ids: "C-11",
    path: async (world) => `/app/finances/documents/${await paperId(world)}`,
    GET: ownAndStaff("ok"),
  },
  "/app/finances/documents/:id/file": {
    ids: "C-11",
    path: async (world) => `/app/finances/documents/${await paperId(world)}/file`,
    GET: ownAndStaff("ok"),
  },
  "/admin/payments/latest/:id": {
    ids: "C-36",
    path: ({ accountId }) => `/admin/payments/latest/${accountId}`,
    GET: staffOnly("ok"),
    POST: staffOnly("refused"),
    PUT: staffOnly("not-found"),
    DELETE: staffOnly("not-found"),
  },
};
