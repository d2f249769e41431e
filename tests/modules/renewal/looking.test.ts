import { expect, it } from "vitest";
import { createCtx } from "#modules/platform/ctx.server";
import { db } from "#modules/platform/db.server";
import { staffRoles } from "#modules/platform/staff-roles";
import {
  accountReminders,
  groupChapters,
  listMemberships,
  listReminders,
  renewalPage,
  renewChapters,
  requestCertificate,
} from "#modules/renewal/index.server";
import { makeGroup } from "./group-world";
import { renewed } from "./renewing";

const codeOf = (answer: { ok: true } | { ok: false; refusal: { code: string } }) =>
  answer.ok ? "ok" : answer.refusal.code;

it.each(staffRoles)("staff look at what an account has renewed, also as %s", async (role) => {
  const { accountId } = (await makeGroup([{}])).central;
  const asking = (accountIds: number[], isStaff: boolean) =>
    createCtx({
      actor: {
        kind: "user",
        userId: 1,
        isStaff,
        accountIds,
        provedAt: new Date(),
        role: isStaff ? role : undefined,
      },
    });
  const answers = async (ctx: ReturnType<typeof createCtx>) =>
    Promise.all([
      listMemberships(ctx, accountId),
      accountReminders(ctx, accountId),
      listReminders(ctx, { accountId, page: 1 }),
      renewalPage(ctx, accountId),
      groupChapters(ctx, { centralAccountId: accountId, show: "all", search: "", page: 1 }),
    ]).then((all) => all.map(codeOf));
  expect(await answers(asking([], true))).toEqual(Array(5).fill("ok"));
  expect(await answers(asking([], false))).toEqual(Array(5).fill("not_found"));
  const renewing = { centralAccountId: accountId, chapters: [] };
  const mayRenew = role === "owner" || role === "support";
  expect(codeOf(await renewChapters(asking([], true), renewing))).toBe(
    mayRenew ? "invalid" : "not_found",
  );
});

it.each(staffRoles)(
  "a certificate is asked for by who may renew, among staff as %s",
  async (role) => {
    const { accountId } = await renewed({ levelId: 3001 });
    await db.membershipPeriod.updateMany({
      where: { accountId },
      data: { certificateState: "none" },
    });
    const { id } = await db.membershipPeriod.findFirstOrThrow({ where: { accountId } });
    const staff = {
      kind: "user",
      userId: 1,
      isStaff: true,
      role: "owner",
      accountIds: [],
      provedAt: new Date(),
    } as const;
    const asked = await requestCertificate(createCtx({ actor: { ...staff, role } }), id);
    const { certificateState } = await db.membershipPeriod.findUniqueOrThrow({ where: { id } });
    expect([codeOf(asked), certificateState]).toEqual(
      role === "owner" || role === "support" ? ["ok", "waiting"] : ["not_found", "none"],
    );
  },
);
