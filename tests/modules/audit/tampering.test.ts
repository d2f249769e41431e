import { beforeEach, describe, expect, it } from "vitest";
import { sealEntries } from "#modules/audit/index.server";
import { pool } from "#modules/platform/db.server";
import { beginTrail, damage, headOf, look, system, write } from "./trail";

beforeEach(() => beginTrail(8));

/** What somebody did to the tables, and what the check must say of it. */
const tampered: readonly (readonly [what: string, found: string, ...statements: string[]])[] = [
  ...(
    [
      ["at", "at = at - interval '1 millisecond'"],
      ["actor_kind", "actor_kind = 'visitor'"],
      ["actor_id", "actor_id = 7"],
      ["actor_name", "actor_name = 'somebody'"],
      ["action", "action = 'tests.forgotten'"],
      ["subject", "subject = 'account:99'"],
      ["data", "data = jsonb_set(data, '{after,cents}', '19501')"],
      ["request_id", "request_id = request_id || ' '"],
    ] as const
  ).map(([column, change]) => {
    const statement = `UPDATE audit_entries SET ${change} WHERE id = 5`;
    return [`an entry's ${column} is changed`, "changed seal 5 entry 5", statement] as const;
  }),
  [
    "a part moves from one column to the next",
    "changed seal 5 entry 5",
    `UPDATE audit_entries SET action = action || '","account:5', subject = '' WHERE id = 5`,
  ],
  [
    "two entries change places",
    "changed seal 3 entry 3",
    "UPDATE audit_entries SET id = CASE id WHEN 3 THEN -4 ELSE -3 END WHERE id IN (3, 4)",
    "UPDATE audit_entries SET id = -id WHERE id < 0",
  ],
  [
    "a sealed entry is taken away",
    "entry_missing seal 5 entry 5",
    "DELETE FROM audit_entries WHERE id = 5",
  ],
  ["the first entry is taken away with its seal", "seal_missing seal 1", ...both("= 1")],
  ["an entry in the middle is taken away with its seal", "seal_missing seal 5", ...both("= 5")],
  [
    "an entry is taken away, and the seals behind it are renumbered",
    "broken_link seal 5 entry 6",
    ...both("= 5"),
    "UPDATE audit_seals SET number = number + 1000 WHERE number > 5",
    "UPDATE audit_seals SET number = number - 1001 WHERE number > 1000",
  ],
  [
    "two seals change places",
    "broken_link seal 3 entry 4",
    "UPDATE audit_seals SET number = 1007 - number WHERE number IN (3, 4)",
    "UPDATE audit_seals SET number = number - 1000 WHERE number > 1000",
  ],
  [
    "a seal's hash is changed",
    "changed seal 8 entry 8",
    "UPDATE audit_seals SET hash = sha256('x') WHERE number = 8",
  ],
  [
    "a seal is made to look older",
    "changed seal 5 entry 5",
    "UPDATE audit_seals SET sealed_at = sealed_at - interval '1 day' WHERE number = 5",
  ],
  ["an entry is put in past the triggers", "put_in entry 100", forged(100)],
  [
    "an entry that waits is taken away",
    "entry_missing entry 100",
    "INSERT INTO audit_unsealed (entry_id) VALUES (100)",
  ],
  [
    "an entry is kept from its seal",
    "unsealed entry 100",
    forged(100),
    "INSERT INTO audit_unsealed VALUES (100, now() - interval '61 minutes')",
  ],
  ["the end is cut off, entries and seals", "cut_off seal 7", ...both("> 6")],
  ["the last entry is cut off with its seal", "cut_off seal 8", ...both("= 8")],
  [
    "the seals at the end are cut off",
    "cut_off seal 7",
    "DELETE FROM audit_seals WHERE number > 6",
  ],
  ["everything is taken away", "cut_off seal 1", ...both("> 0")],
];

function both(which: string) {
  return [
    `DELETE FROM audit_entries WHERE id ${which}`,
    `DELETE FROM audit_seals WHERE number ${which}`,
  ];
}

function forged(id: number) {
  return `INSERT INTO audit_entries (id, at, actor_kind, action, subject, data, request_id)
    VALUES (${id}, now(), 'visitor', 'tests.counted', 'account:1', '{}', 'x')`;
}

describe("the check of the audit names the first place that is wrong", () => {
  it.each(tampered)("%s: %s", async (_, found, ...statements) => {
    expect(await look()).toBe("8 hold, 0 wait");
    await damage(...statements);
    expect(await look()).toBe(found);
    expect(await look()).toBe(found);
  });

  it("one that is compared with a head kept elsewhere: cut off, also of the checks kept", async () => {
    const head = await headOf();
    await damage(...both("> 6"), "TRUNCATE audit_checks");
    expect(await look()).toBe("6 hold, 0 wait");
    expect(await look(head)).toBe("cut_off seal 7");
  });

  it("a chain that was rewritten from a changed entry, against the head kept elsewhere", async () => {
    const head = await headOf();
    await damage(
      "UPDATE audit_entries SET action = 'tests.forged' WHERE id = 5",
      "DELETE FROM audit_seals WHERE number > 4",
      "INSERT INTO audit_unsealed SELECT generate_series(5, 8)",
    );
    await sealEntries(system);
    await write(3);
    await sealEntries(system);
    expect(await look()).toBe("rewritten seal 8 entry 8");
    await damage("TRUNCATE audit_checks");
    expect(await look()).toBe("11 hold, 0 wait");
    expect(await look(head)).toBe("rewritten seal 8 entry 8");
  });

  it("the guards refuse to change, remove or truncate seals and kept checks", async () => {
    await look();
    for (const table of ["audit_seals", "audit_checks"]) {
      for (const statement of [`UPDATE ${table} SET number = 9`, `DELETE FROM ${table}`]) {
        await expect(pool.query(statement)).rejects.toThrow("append-only");
      }
      await expect(pool.query(`TRUNCATE ${table}`)).rejects.toThrow("append-only");
    }
  });
});
