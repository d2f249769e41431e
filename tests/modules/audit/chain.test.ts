import { spawnSync } from "node:child_process";
import { beforeEach, describe, expect, it } from "vitest";
import { handlers } from "#modules/audit/handlers.server";
import { sealEntries } from "#modules/audit/index.server";
import { pool } from "#modules/platform/db.server";
import { lettersTo } from "../accounts/mailbox";
import { makePerson } from "../accounts/people";
import { beginTrail, damage, look, system, write } from "./trail";

beforeEach(() => beginTrail(8));

/** The entries in the order of their seals. */
async function sealedIds(): Promise<string[]> {
  const { rows } = await pool.query("SELECT entry_id FROM audit_seals ORDER BY number");
  return rows.map(({ entry_id }) => entry_id);
}

const insert = `INSERT INTO audit_entries (at, actor_kind, action, subject, data, request_id)
  SELECT now(), 'system', 'tests.counted', 'account:' || n, '{}', 'x' FROM generate_series(1, $1) n`;

describe("the seals", () => {
  it("wait for an entry that commits late, and go on after it in the order of commits", async () => {
    const slow = await pool.connect();
    await slow.query("BEGIN");
    await slow.query(insert, [1]);
    await write(1);
    expect(await sealEntries(system)).toBe(1);
    await slow.query("COMMIT");
    slow.release();
    expect(await look()).toBe("9 hold, 1 wait");
    expect(await sealEntries(system)).toBe(1);
    expect((await sealedIds()).slice(8)).toEqual(["10", "9"]);
    expect(await sealEntries(system)).toBe(0);
    expect(await look()).toBe("10 hold, 0 wait");
  });

  it("are made by one process at a time, each entry once, over many batches", async () => {
    await pool.query(insert, [12_000]);
    const sealing = Array.from({ length: 4 }, () => sealEntries(system));
    await Promise.all([...sealing, pool.query(insert, [100])]);
    await sealEntries(system);
    expect(await look()).toBe("12108 hold, 0 wait");
    await damage("UPDATE audit_entries SET subject = '' WHERE id = 11111");
    expect(await look()).toMatch(/^changed seal \d+ entry 11111$/);
  });

  it("do not count an entry that was rolled back", async () => {
    const client = await pool.connect();
    await client.query("BEGIN");
    await client.query(insert, [1]);
    await client.query("ROLLBACK");
    client.release();
    await write(1);
    await sealEntries(system);
    expect((await sealedIds()).at(-1)).toBe("10");
    expect(await look()).toBe("9 hold, 0 wait");
  });
});

describe("the nightly check", () => {
  const run = async (name: string) => {
    const { rows } = await pool.query("DELETE FROM outbox_jobs RETURNING id, job_name, payload");
    const all = [...rows, { id: "1", job_name: name, payload: {} }];
    const { signal } = new AbortController();
    for (const { id, job_name, payload } of all) {
      const handler = handlers.find(({ job }) => job.name === job_name);
      await handler?.run({ ...system, jobId: id, attempt: 1, signal }, payload);
    }
  };

  it("writes to staff when something is wrong, once a day, and is silent otherwise", async () => {
    const staff = await makePerson({ isStaff: true });
    await write(2);
    await run("audit.seal-entries");
    await run("audit.check");
    await run("audit.seal-entries");
    expect(await lettersTo(staff.email)).toHaveLength(0);
    await damage("UPDATE audit_entries SET subject = '' WHERE id = 3");
    await run("audit.check");
    await run("audit.check");
    await run("audit.seal-entries");
    const letters = await lettersTo(staff.email);
    expect(letters.map(({ subject }) => subject)).toEqual(["The audit record does not hold"]);
  });
});

describe("npm run audit:check", () => {
  const check = (...args: string[]) => {
    const { PATH, DATABASE_URL } = process.env;
    const { status, stdout } = spawnSync(process.execPath, ["build/check-audit.js", ...args], {
      encoding: "utf8",
      env: { PATH, DATABASE_URL, NODE_ENV: "production", DEMO: "1", LOG_LEVEL: "silent" },
    });
    return { status, lines: stdout.trim().split("\n") };
  };

  it("prints entries, rate and head, and ends with 1 at the first place that is wrong", async () => {
    await write(1);
    const sound = check();
    expect(sound).toEqual({
      status: 0,
      lines: [
        expect.stringMatching(/^8 entries hold, checked in \d+\.\d s \(\d+ a second\)$/),
        "1 entries wait to be sealed",
        expect.stringMatching(/^head 8:[0-9a-f]{64}$/),
      ],
    });
    const head = sound.lines[2]?.slice("head ".length);
    expect(check(`--head=${head}`).status).toBe(0);
    await damage("DELETE FROM audit_seals WHERE number = 8", "TRUNCATE audit_checks");
    expect(check(`--head=${head}`)).toMatchObject({ status: 1 });
    expect(check(`--head=${head}`).lines.at(-1)).toBe("FAULT  cut_off  seal 8");
    await damage("UPDATE audit_entries SET subject = '' WHERE id = 3");
    expect(check().lines.at(-1)).toBe("FAULT  changed  seal 3  entry 3");
    expect(check("--head=3:abc").status).toBe(2);
    expect(check("--mend").status).toBe(2);
  });
});
