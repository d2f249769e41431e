import { hash, verify } from "@node-rs/argon2";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { registerApplicant, resetPassword } from "#modules/accounts/index.server";
import { ok } from "#modules/platform/result";
import { makePerson, newAddress, signInInput, visitor } from "#tests/modules/accounts/people";
import { statementsOf } from "#tests/modules/accounts/statements";

// The real library, with its calls counted.
vi.mock("@node-rs/argon2", { spy: true });

beforeEach(() => {
  vi.mocked(hash).mockClear();
  vi.mocked(verify).mockClear();
});

/** What takes the time of an answer: the hashes, and what the database was asked, in order. */
async function workOf(work: () => Promise<unknown>) {
  const hashes = () => vi.mocked(hash).mock.calls.length + vi.mocked(verify).mock.calls.length;
  const before = hashes();
  const statements = await statementsOf(work);
  return {
    hashes: hashes() - before,
    statements: statements.map((text) => text.replace(/\s+/g, " ")),
  };
}

const known = async () => (await makePerson()).email;
const password = "trombone-harbor-1979";

describe("time tells nobody whether an address is known", () => {
  it("a start costs one hash, for a new address as for one with another password", async () => {
    for (const email of [newAddress(), await known()]) {
      const registration = { ...signInInput(email, password), isVerified: true };
      const { hashes } = await workOf(() =>
        registerApplicant(visitor, registration, async () => ok(1)),
      );
      expect([email, hashes]).toEqual([email, 1]);
    }
  });

  it("a reset without its link does the same work", async () => {
    const token = "A".repeat(43);
    const works = [];
    for (const email of [newAddress(), await known()]) {
      const { ip } = signInInput(email);
      const fields = { password, password_confirmation: password };
      works.push(await workOf(() => resetPassword(visitor, { token, email, ip, ...fields })));
    }
    expect(works[0]).toEqual(works[1]);
    expect(works[0]?.hashes).toBe(0);
    expect(works[0]?.statements.length).toBeGreaterThan(2);
  });
});
