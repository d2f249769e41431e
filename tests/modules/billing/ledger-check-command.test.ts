import { spawnSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { createInvoice } from "#modules/billing/index.server";
import { createCtx } from "#modules/platform/ctx.server";
import { pool } from "#modules/platform/db.server";
import { cents } from "#modules/platform/money";
import { makeAccount } from "#tests/factories/account";

const system = createCtx({ actor: { kind: "system", name: "tests" } });

/** `npm run ledger:check`, as an operator runs it. */
function check(...args: string[]) {
  const { status, stdout } = spawnSync(process.execPath, ["build/check-ledger.js", ...args], {
    encoding: "utf8",
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "production",
      DEMO: "1",
      LOG_LEVEL: "silent",
      DATABASE_URL: process.env.DATABASE_URL,
    },
  });
  return { status, lines: stdout.trim().split("\n") };
}

describe("npm run ledger:check", () => {
  it("ends with 1 while something is wrong, and repairs what it is told to", async () => {
    const { id: accountId } = await makeAccount(system);
    const line = { type: "renewal", label: "Renewal", value: cents(50_00) } as const;
    const invoice = await createInvoice(system, { accountId, orderDetails: [line] });
    const id = invoice.ok ? invoice.value.id : 0;
    expect(check()).toEqual({ status: 0, lines: ["0 faults found, 0 left"] });
    const client = await pool.connect();
    await client.query("SET session_replication_role = replica");
    await client.query(`DELETE FROM ledger_entries WHERE invoice_id = ${id}`);
    await client.query(`DELETE FROM ledger_entries WHERE posting_id IN
      (SELECT id FROM postings WHERE reference = 'invoice:${id}')`);
    await client.query(`DELETE FROM postings WHERE reference = 'invoice:${id}'`);
    await client.query("SET session_replication_role = origin");
    client.release();
    expect(check()).toEqual({
      status: 1,
      lines: [`FAULT     invoice_not_posted  ${id}  5000 cents`, "1 faults found, 1 left"],
    });
    expect(check("--repair")).toEqual({
      status: 0,
      lines: [`repaired  invoice_not_posted  ${id}  5000 cents`, "1 faults found, 0 left"],
    });
    expect(check()).toEqual({ status: 0, lines: ["0 faults found, 0 left"] });
    expect(check("--mend").status).toBe(2);
  });
});
