import { beforeEach, expect, it } from "vitest";
import { resolveFinding } from "#modules/billing/index.server";
import { watchPaymentPage } from "#modules/billing/payment-page/watch.server";
import { db } from "#modules/platform/db.server";
import { lettersTo } from "../accounts/mailbox";
import { makeStaff, runJobs, system } from "./back-office";

beforeEach(() => db.reconciliationFinding.deleteMany());

const open = async () =>
  (await db.reconciliationFinding.findMany({ where: { resolvedAt: null } })).map(
    ({ id, kind, gatewayTransId, attemptRef }) => ({ id, kind, gatewayTransId, attemptRef }),
  );

it("a script of our own that is not the one that was built is told once for each that is served", async () => {
  const what = "/assets/root-1.js";
  const expected = "a".repeat(64);
  expect(await watchPaymentPage(system, [{ what, digest: expected, expected }])).toBe(0);
  expect(await open()).toEqual([]);
  for (const digest of ["b".repeat(64), "status 404"]) {
    expect(await watchPaymentPage(system, [{ what, digest, expected }])).toBe(1);
    expect(await watchPaymentPage(system, [{ what, digest, expected }])).toBe(0);
  }
  expect((await open()).map(({ attemptRef }) => attemptRef)).toEqual([
    "b".repeat(64),
    "status 404",
  ]);
});

it("a script of the provider is taken as it is first, and then only as staff judged it", async () => {
  const staff = await makeStaff();
  const served = (digest: string) => [{ what: "production /v1/Accept.js", digest }];
  expect(await watchPaymentPage(system, served("first"))).toBe(0);
  expect(await open()).toEqual([]);
  expect(await watchPaymentPage(system, served("second"))).toBe(1);
  expect(await watchPaymentPage(system, served("second"))).toBe(0);
  const [change] = await open();
  expect(change).toMatchObject({ kind: "changed_page", attemptRef: "second" });
  await runJobs();
  await runJobs();
  const letters = await lettersTo(staff.email);
  expect(letters.map(({ subject }) => subject)).toEqual(["1 change on the payments page"]);
  expect(letters[0]?.text).toContain("/admin/payments/unmatched");
  const note = "Announced by the provider, read and tried.";
  expect(await resolveFinding(system, { id: change?.id ?? 0, note })).toMatchObject({ ok: true });
  // Judged ones come and go, as the provider's servers are changed one after the other.
  for (const digest of ["second", "first", "second"]) {
    expect(await watchPaymentPage(system, served(digest))).toBe(0);
  }
  expect(await watchPaymentPage(system, served("third"))).toBe(1);
});
