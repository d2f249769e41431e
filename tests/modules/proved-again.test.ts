import { describe, expect, it } from "vitest";
import * as accounts from "#modules/accounts/index.server";
import * as billing from "#modules/billing/index.server";
import * as staffConsole from "#modules/console/index.server";
import { type Actor, createCtx } from "#modules/platform/ctx.server";
import { minutes } from "#modules/platform/dates";
import type { Result } from "#modules/platform/result";
import * as renewal from "#modules/renewal/index.server";
import { repositoryFiles, textOf } from "../architecture/files";
import { memberOfNewAccount } from "./accounts/account-people";
import { makeClub } from "./accounts/clubs";
import { newAddress } from "./accounts/people";

const rooms = { accounts, billing, console: staffConsole, renewal };

/** The files that ask for a password of the last minutes, and which commands of theirs can be called. */
const asking: Readonly<Record<string, string>> = {
  "billing/refunds/refund-payment": "refundPayment",
  "billing/refunds/void-invoice": "voidInvoice",
  "billing/refunds/credit-invoice": "creditInvoice",
  "billing/refunds/return-bonus": "returnBonus",
  "billing/reconciliation/decide-charge": "decideCharge",
  "billing/payments/enter-payment": "enterPayment",
  "accounts/membership/commands/suspend-account": "suspendAccount",
  "accounts/membership/commands/suspend-basic-renewal": "suspendBasicRenewal",
  "accounts/passkeys/commands/begin-passkey": "beginPasskey",
  "accounts/passkeys/commands/add-passkey": "addPasskey",
  "accounts/passkeys/commands/change-passkey": "removePasskey",
  "accounts/staff/commands/change-staff-role": "changeStaffRole",
  "accounts/impersonation/commands/begin-impersonation": "beginImpersonation",
  "accounts/staff/commands/invite-staff": "inviteStaff",
  "accounts/staff/commands/sign-out-person": "signOutPerson",
  "accounts/staff/commands/suspend-person": "suspendPerson restorePerson",
  "accounts/staff/commands/take-second-factor": "takeSecondFactor",
  "accounts/people/commands/create-user": "createUser",
  "accounts/people/commands/delete-account-user": "deleteAccountUser",
  "accounts/people/commands/store-account-user": "storeAccountUser",
  "accounts/people/commands/update-account-user": "updateAccountUser",
  "billing/attempts/begin":
    "payByCard payByBank initPaypal startHostedPayment settleWithoutPayment",
  "billing/attempts/paypal": "continuePaypal",
  "renewal/commands/submit-renewal": "submitRenewal",
  "renewal/commands/renew-chapters": "renewChapters",
  "renewal/commands/end-membership": "endMembership",
  "console/commands/merge-accounts": "mergeAccounts",
};

/** These ask when they know whose letter or group it is; the rooms' own tests show it. */
const askingLater = [
  "accounts/headquarters/commands/change-role",
  "handover/claims/decide-claim",
  "handover/commands/complete-handover",
  "handover/commands/plan-handover",
  "handover/commands/send-handover",
  "handover/commands/start-for-chapter",
  "letters/commands/revoke-letter",
  "letters/commands/sign-letter",
  "vault/quarantine/decide-quarantine",
];

/** Every command with its file. */
const commands = Object.entries(asking).flatMap(([file, names]) =>
  names.split(" ").map((name) => [name, file] as const),
);

/** These take the current password in the same form instead. */
const takingPassword = [
  "accounts/sign-in/commands/change-password",
  "accounts/sign-in/commands/confirm-sign-in",
  "accounts/sign-in/commands/enroll-second-factor",
  "accounts/passkeys/commands/change-passkey",
  "accounts/profile/commands/request-email-change",
  "accounts/people/commands/update-account-user",
];

const files = repositoryFiles(/^modules\/.*\.server\.ts$/);
const nameOf = (file: string) => file.replace("modules/", "").replace(".server.ts", "");
const calling = (name: string) =>
  files
    .filter((file) => new RegExp(`(?<!function )\\b${name}\\(`).test(textOf(file)))
    .map(nameOf)
    .toSorted();

/** What a person does to a way of signing in, or to an account, of their own. */
const own = new Set(["deleteAccountUser", "beginPasskey", "addPasskey", "removePasskey"]);

type Command = (ctx: unknown, ...input: unknown[]) => Promise<Result<unknown>>;

function commandOf(file: string, name: string): Command {
  const room: Record<string, unknown> = rooms[file.split("/")[0] as keyof typeof rooms];
  const command = room[name];
  if (typeof command !== "function") throw new Error(`${file} has no ${name}`);
  return command as Command;
}

const now = new Date("2026-11-22T12:00:00Z");
const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);

/** Whether a call without sense came to the question, as somebody who may. */
async function isAsked(name: string, file: string, { accountId, userId }: Place, actor: Actor) {
  const ctx = createCtx({ actor, now: () => now });
  const nothing = {
    accountId,
    userId,
    centralAccountId: accountId,
    chapters: [],
    keptId: 1,
    duplicateId: 2,
    invoiceId: 999_999,
    paymentId: 999_999,
    findingId: 999_999,
    email: newAddress(),
    isStaff: true,
    to: "owner",
    note: "x",
    reason: "x",
    amount: 1,
    invoiceIds: [999_999],
    label: "",
    method: "cash",
    opaque: {},
    nameOnAccount: "",
    password: "word-of-the-tests-2026",
  };
  const first = name === "storeAccountUser" ? accountId : nothing;
  // What makes no sense may be a fault, past the question.
  const answer = await commandOf(file, name)(ctx, first, nothing).catch(() => undefined);
  return answer?.ok === false && answer.refusal.code === "confirm";
}

interface Place {
  readonly accountId: number;
  readonly userId: number;
}

const newPlace = async () => {
  const { accountId, person, ctx } = await memberOfNewAccount();
  return { accountId, userId: person.id, member: ctx.actor };
};

describe("the password once more", () => {
  it("is asked by these commands alone", () => {
    expect(calling("refuseUnlessProved")).toEqual(
      [...Object.keys(asking), ...askingLater].toSorted(),
    );
    expect(calling("confirmCurrentPassword")).toEqual(takingPassword.toSorted());
  });

  it.each(commands)("%s refuses without it", async (name, file) => {
    const place = await newPlace();
    const staff = {
      kind: "user",
      userId: 1,
      isStaff: true,
      role: "owner",
      accountIds: [],
    } as const;
    const asked = (provedAt?: Date) => isAsked(name, file, place, { ...staff, provedAt });
    expect(await asked()).toBe(true);
    expect(await asked(ago(minutes(15)))).toBe(true);
    expect(await asked(ago(minutes(15) - 1))).toBe(false);
    expect(await isAsked(name, file, place, { kind: "system", name: "tests" })).toBe(false);
  });

  it("comes after the question of permission, and not for what is an account's own", async () => {
    const { member, ...place } = await newPlace();
    for (const [name, file] of commands) {
      const may = own.has(name);
      expect([name, await isAsked(name, file, place, member)]).toEqual([name, may]);
    }
  });

  it.each([
    ["another address", { email: "new@people.example" }, true],
    ["a password", { password: "word-of-the-tests-2026" }, true],
    ["another primary user", { is_primary: true }, true],
    ["a name", { first_name: "Grace" }, false],
  ])("asks staff who change %s of somebody: %o", async (_, changes, isExpected) => {
    const { id: accountId, member } = await makeClub();
    const actor = {
      kind: "user",
      userId: 1,
      isStaff: true,
      role: "owner",
      accountIds: [],
    } as const;
    const change = { password: "", current_password: "", userAgent: "", ...changes };
    const place = { accountId, userId: member.id };
    const changed = await accounts.updateAccountUser(createCtx({ actor }), place, change);
    expect(changed.ok ? "done" : changed.refusal.code).toBe(isExpected ? "confirm" : "done");
  });
});
