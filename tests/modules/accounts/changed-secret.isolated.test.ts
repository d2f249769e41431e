import { Secret, TOTP } from "otpauth";
import { beforeAll, expect, it, vi } from "vitest";
import { confirmSecondFactor } from "#modules/accounts/index.server";
import {
  hashesOfRecoveryCode,
  isSealedBefore,
  openSecret,
} from "#modules/accounts/sign-in/totp.server";
import { db } from "#modules/platform/db.server";
import { isSignature, sign } from "#modules/platform/ids.server";
import { makePerson, signInAs, visitor } from "./people";

const before = vi.hoisted(() => {
  const secret = "the secret of this installation before it was changed";
  process.env.APP_SECRET_PREVIOUS = secret;
  return secret;
});

/** The same functions as they were while the secret before was the only one. */
let older: typeof import("#modules/accounts/sign-in/totp.server");
let olderIds: typeof import("#modules/platform/ids.server");
beforeAll(async () => {
  vi.stubEnv("APP_SECRET", before);
  vi.stubEnv("APP_SECRET_PREVIOUS", "");
  vi.resetModules();
  older = await import("#modules/accounts/sign-in/totp.server");
  olderIds = await import("#modules/platform/ids.server");
  vi.unstubAllEnvs();
});

const secret = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP";
const code = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate();

/** Somebody who turned two-step sign-in on while the secret before was in force. */
async function enrolledBefore() {
  const person = await makePerson();
  const { id } = person;
  const sealed = older.sealSecret(id, secret);
  await db.user.update({ where: { id }, data: { totpSecret: sealed, totpEnrolledAt: new Date() } });
  const [codeHash] = older.hashesOfRecoveryCode(id, "abcd-efgh-abcd-efgh");
  await db.recoveryCode.create({ data: { codeHash, userId: id, createdAt: new Date() } });
  return { person, sealed };
}

const storedOf = async (id: number) =>
  (await db.user.findUniqueOrThrow({ where: { id } })).totpSecret ?? "";

it("a second step from before a change of the secret signs in and is encrypted again by it", async () => {
  const { person, sealed } = await enrolledBefore();
  expect(isSealedBefore(person.id, sealed)).toBe(true);
  expect(() => older.openSecret(person.id + 1, sealed)).toThrow();
  const { token } = await signInAs(person);
  const input = { token, code: code() };
  expect(await confirmSecondFactor(visitor, input)).toMatchObject({ ok: true });
  const stored = await storedOf(person.id);
  expect(stored).not.toBe(sealed);
  expect(isSealedBefore(person.id, stored)).toBe(false);
  expect(openSecret(person.id, stored)).toBe(secret);
  expect(() => older.openSecret(person.id, stored)).toThrow();
});

it("a recovery code from before it works once, and new ones are kept by the new secret", async () => {
  const { person } = await enrolledBefore();
  const spend = async () => {
    const { token } = await signInAs(person);
    return confirmSecondFactor(visitor, { token, code: "abcd efgh abcd efgh" });
  };
  expect(await spend()).toMatchObject({ ok: true });
  expect(await spend()).toMatchObject({ ok: false });
  const [newest] = hashesOfRecoveryCode(1, "x");
  expect(older.hashesOfRecoveryCode(1, "x")).not.toContain(newest);
});

it("what the secret before signed counts, and nothing is signed by it any more", () => {
  const known = olderIds.sign("links", "7");
  expect(sign("links", "7")).not.toBe(known);
  expect(isSignature("links", "7", known)).toBe(true);
  expect(isSignature("links", "8", known)).toBe(false);
  expect(olderIds.isSignature("links", "7", sign("links", "7"))).toBe(false);
});
