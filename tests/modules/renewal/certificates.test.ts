import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { brand } from "#modules/platform/brand.server";
import { createCtx } from "#modules/platform/ctx.server";
import { db } from "#modules/platform/db.server";
import {
  listMemberships,
  readMembership,
  requestCertificate,
  settleRenewal,
} from "#modules/renewal/index.server";
import { lettersTo } from "#tests/modules/accounts/mailbox";
import { packed, pdfPages } from "../../documents/text";
import { work } from "./reminding";
import { hearSettled, must, pay, renewed, system } from "./renewing";

const at = "2027-04-01T16:00:00Z";
const written = () => work("renewal.render-certificate", at);
const mailed = () => work("renewal.send-certificate", at);

const addressOf = async (accountId: number) => {
  const row = await db.accountUser.findFirstOrThrow({
    where: { accountId },
    include: { user: true },
  });
  return row.user.email;
};

describe("the certificate of a year of membership", () => {
  it("is written and mailed once when the renewal is settled, with its period", async () => {
    const { accountId, ctx, invoice } = await renewed();
    await pay(accountId, invoice.id, 175_00);
    await hearSettled(accountId);
    must(await settleRenewal(system, invoice.id));
    expect([await written(), await mailed()]).toEqual([1, 1]);
    const [membership] = must(await listMemberships(ctx, accountId));
    expect(membership).toMatchObject({
      levelName: "Maintain",
      beginsOn: "2027-05-04",
      endsOn: "2028-05-03",
      certificate: "ready",
    });
    const letters = await lettersTo(await addressOf(accountId));
    const own = letters.filter(({ subject }) => subject.includes("is a member through"));
    expect(own).toHaveLength(1);
    expect(own[0]?.text).toContain("runs from May 4, 2027 through May 3, 2028");
    expect(own[0]?.text).toContain(`/app/memberships/${membership?.id}`);
  });

  it("a renewal that costs nothing is confirmed by the same mail", async () => {
    const { accountId, ctx } = await renewed({ levelId: 3001 });
    expect([await written(), await mailed()]).toEqual([1, 1]);
    const [membership] = must(await listMemberships(ctx, accountId));
    expect(membership).toMatchObject({ levelName: "Group-Billed Member", certificate: "ready" });
    const [letter] = await lettersTo(await addressOf(accountId));
    expect(letter?.subject).toBe("Elm Street Boosters is a member through May 3, 2028");
  });

  it("is a PDF for the account's people and staff; for others there is none", async () => {
    const { accountId, ctx } = await renewed({ levelId: 3001 });
    await written();
    const [membership] = must(await listMemberships(ctx, accountId));
    const id = membership?.id ?? 0;
    const file = await must(await readMembership(ctx, id)).open();
    expect(file?.contentType).toBe("application/pdf");
    file?.stream.destroy();
    const actor = { kind: "user", userId: 1, isStaff: false, accountIds: [999_999] } as const;
    const stranger = createCtx({ actor });
    const none = { refusal: { code: "not_found" } };
    expect(await listMemberships(stranger, accountId)).toMatchObject(none);
    expect(await readMembership(stranger, id)).toMatchObject(none);
    expect(await requestCertificate(stranger, id)).toMatchObject(none);
  });

  it.skipIf(spawnSync("pdftotext", ["-v"]).error && !process.env.CI)(
    "says on the paper that it is none of the IRS's or a state's, and how to check it",
    async () => {
      const { accountId, ctx } = await renewed({ levelId: 3001 });
      await written();
      const [membership] = must(await listMemberships(ctx, accountId));
      const file = await must(await readMembership(ctx, membership?.id ?? 0)).open();
      if (!file) throw new Error("no certificate");
      const folder = mkdtempSync(join(tmpdir(), "goodstanding-certificate-"));
      const path = join(folder, "certificate.pdf");
      writeFileSync(path, await buffer(file.stream));
      const pages = pdfPages(path).map(packed);
      rmSync(folder, { recursive: true });
      expect(pages).toHaveLength(1);
      const note = `This is a certificate of ${brand.company}, not of the IRS or a state, and says nothing about tax-exempt status. To check it, write to ${brand.supportEmail} or call ${brand.supportPhone} with its number.`;
      expect(pages[0]).toContain(packed(note));
      expect(pages[0]).toContain("Certificatenumber");
      expect(pages[0]).toMatch(/20\d\d-\d{6}/);
    },
  );

  it("one that could not be written can be asked for again, and is then written once", async () => {
    const { accountId, ctx } = await renewed({ levelId: 3001 });
    await db.outboxJob.deleteMany();
    await db.membershipPeriod.updateMany({
      where: { accountId },
      data: { certificateState: "none" },
    });
    const [membership] = must(await listMemberships(ctx, accountId));
    const id = membership?.id ?? 0;
    await Promise.all([1, 2, 3].map(() => requestCertificate(ctx, id)));
    expect(await written()).toBe(1);
    expect(must(await readMembership(ctx, id)).certificate).toBe("ready");
  });
});
