import "./accounts/own-folder";
import { afterAll, describe, expect, it } from "vitest";
import * as accounts from "#modules/accounts/index.server";
import * as billing from "#modules/billing/index.server";
import { type Actor, createCtx } from "#modules/platform/ctx.server";
import { minutes } from "#modules/platform/dates";
import { closeDb } from "#modules/platform/db.server";
import type { Result } from "#modules/platform/result";
import { repositoryFiles, textOf } from "../architecture/files";
import { memberOfNewAccount } from "./accounts/account-people";
import { newAddress } from "./accounts/people";

afterAll(closeDb);

const rooms = { accounts, billing };

/** The files that ask for a password of the last minutes, and what of theirs can be called. */
const asking: Readonly<Record<string, string>> = {
  "billing/refunds/refund-payment": "refundPayment",
  "billing/refunds/void-invoice": "voidInvoice",
  "billing/refunds/credit-invoice": "creditInvoice",
  "billing/refunds/return-bonus": "returnBonus",
  "billing/reconciliation/decide-charge": "decideCharge",
  "billing/commands/enter-payment": "enterPayment",
  "accounts/commands/suspend-account": "suspendAccount",
  "accounts/commands/suspend-basic-renewal": "suspendBasicRenewal",
  "accounts/commands/change-staff-role": "changeStaffRole",
  "accounts/commands/create-user": "createUser",
  "accounts/commands/delete-account-user": "deleteAccountUser",
};

/** These take the current password in the same form instead. */
const takingPassword = [
  "accounts/commands/change-password",
  "accounts/commands/confirm-sign-in",
  "accounts/commands/enroll-second-factor",
  "accounts/commands/request-email-change",
  "accounts/commands/update-account-user",
];

const files = repositoryFiles(/^modules\/.*\.server\.ts$/);
const nameOf = (file: string) => file.replace("modules/", "").replace(".server.ts", "");
const calling = (name: string) =>
  files
    .filter((file) => new RegExp(`(?<!function )\\b${name}\\(`).test(textOf(file)))
    .map(nameOf)
    .toSorted();

type Command = (ctx: unknown, input: unknown) => Promise<Result<unknown>>;

function commandOf(file: string, name: string): Command {
  const room: Record<string, unknown> = rooms[file.split("/")[0] as keyof typeof rooms];
  const command = room[name];
  if (typeof command !== "function") throw new Error(`${file} has no ${name}`);
  return command as Command;
}

const now = new Date("2026-11-22T12:00:00Z");
const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);

/** Whether a call without sense came to the question, as somebody who may. */
async function isAsked(command: Command, accountId: number, actor: Actor): Promise<boolean> {
  const ctx = createCtx({ actor, now: () => now });
  const nothing = {
    ...{ accountId, userId: 999_999, invoiceId: 999_999, paymentId: 999_999, findingId: 999_999 },
    ...{ email: newAddress(), isStaff: true, to: "owner", note: "x", reason: "x" },
    ...{ amount: 1, invoiceIds: [999_999], label: "", method: "cash" },
  };
  // What makes no sense may be a fault, past the question.
  const answer = await command(ctx, nothing).catch(() => undefined);
  return answer?.ok === false && answer.refusal.code === "confirm";
}

describe("the password once more", () => {
  it("is asked by these commands alone", () => {
    expect(calling("refuseUnlessProved")).toEqual(Object.keys(asking).toSorted());
    expect(calling("confirmCurrentPassword")).toEqual(takingPassword.toSorted());
  });

  it.each(Object.entries(asking))("%s refuses without it", async (file, name) => {
    const { accountId } = await memberOfNewAccount();
    const command = commandOf(file, name);
    const staff = { kind: "user", userId: 1, isStaff: true, accountIds: [] } as const;
    const asked = (provedAt?: Date) => isAsked(command, accountId, { ...staff, provedAt });
    expect(await asked()).toBe(true);
    expect(await asked(ago(minutes(15)))).toBe(true);
    expect(await asked(ago(minutes(15) - 1))).toBe(false);
    expect(await isAsked(command, accountId, { kind: "system", name: "tests" })).toBe(false);
  });

  it("comes after the question of permission", async () => {
    const { accountId, ctx } = await memberOfNewAccount();
    for (const [file, name] of Object.entries(asking)) {
      const may = name === "deleteAccountUser";
      expect([name, await isAsked(commandOf(file, name), accountId, ctx.actor)]).toEqual([
        name,
        may,
      ]);
    }
  });
});
