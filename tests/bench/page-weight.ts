import { createInvoice } from "#modules/billing/index.server";
import { createCtx } from "#modules/platform/ctx.server";
import { cents } from "#modules/platform/money";
import { signedIn } from "#tests/http/signed-in";
import { makeClub } from "#tests/modules/accounts/clubs";
import { weighPage } from "#tests/setup/page-weight";
import { Visitor } from "#tests/setup/visitor";
import { startWeb } from "#tests/setup/web";
import type { Row } from "./report";

const budgets = { script: 113, style: 15 } as const;

/** The payments screen brings three forms, its totals and its dialogs along. */
const PAYMENTS_SCRIPT = 125;

const publicPages = [
  "/",
  "/privacy",
  "/bylaws-generator/chapter",
  "/login",
  "/password/email",
] as const;

/** Script and style of public pages and of the payments screen after gzip, beside their budgets. */
export async function run(): Promise<Row[]> {
  const web = await startWeb({ LOG_LEVEL: "warn" });
  try {
    const rows: Row[] = [];
    for (const path of publicPages) rows.push(...(await weigh(new Visitor(web.url), path)));
    const debtor = await signedIn(web.url, await debtorEmail());
    rows.push(...(await weigh(debtor, "/app/payments", { ...budgets, script: PAYMENTS_SCRIPT })));
    return rows;
  } finally {
    await web.stop();
  }
}

/** The e-mail address of somebody who has an invoice to pay. */
async function debtorEmail(): Promise<string> {
  const { id: accountId, member } = await makeClub();
  const system = createCtx({ actor: { kind: "system", name: "bench" } });
  const line = { type: "renewal", label: "Renewal", value: cents(195_00) } as const;
  const made = await createInvoice(system, { accountId, orderDetails: [line] });
  if (!made.ok) throw new Error("the invoice was refused");
  return member.email;
}

async function weigh(
  visitor: Visitor,
  path: string,
  limits: Readonly<Record<"script" | "style", number>> = budgets,
): Promise<Row[]> {
  const weight = weighPage((await visitor.open(path)).html);
  return (["script", "style"] as const).map((kind) => {
    const kilobytes = weight[kind] / 1000;
    return {
      name: `${kind} of ${path}`,
      ours: kilobytes,
      reference: limits[kind],
      ratio: kilobytes / limits[kind],
      unit: "kB gzip",
      target: `at most ${limits[kind]} kB`,
      ok: kilobytes <= limits[kind],
    };
  });
}
