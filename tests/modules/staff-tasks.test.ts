import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import * as accounts from "#modules/accounts/index.server";
import * as alerts from "#modules/alerts/index.server";
import * as applications from "#modules/applications/index.server";
import * as billing from "#modules/billing/index.server";
import * as bylaws from "#modules/bylaws/index.server";
import * as compliance from "#modules/compliance/index.server";
import * as staffConsole from "#modules/console/index.server";
import * as contest from "#modules/contest/index.server";
import * as duties from "#modules/duties/index.server";
import * as inquiries from "#modules/inquiries/index.server";
import * as listings from "#modules/listings/index.server";
import { createCtx } from "#modules/platform/ctx.server";
import * as jobs from "#modules/platform/jobs/index.server";
import { type StaffRole, type StaffTask, staffRoles } from "#modules/platform/staff-roles";
import * as renewal from "#modules/renewal/index.server";
import * as standing from "#modules/standing/index.server";
import * as supervision from "#modules/supervision/index.server";
import * as vault from "#modules/vault/index.server";
import * as wording from "#modules/wording/index.server";
import { repositoryFiles, textOf } from "../architecture/files";

const rooms = {
  accounts,
  alerts,
  applications,
  billing,
  bylaws,
  compliance,
  contest,
  duties,
  inquiries,
  listings,
  renewal,
  standing,
  vault,
  wording,
  console: staffConsole,
  platform: jobs,
  supervision,
};

/** A kind of work, or two that only who may do both is let in for. */
type Task = StaffTask | "accounts and money";

/** Each kind of work: the files that ask for it, and what of theirs routes can call. */
const work: Readonly<Record<Task, Readonly<Record<string, readonly string[]>>>> = {
  money: {
    "billing/reconciliation/resolve-finding": ["resolveFinding"],
    "billing/reconciliation/decide-charge": ["decideCharge"],
    "billing/refunds/refund-payment": ["refundPayment"],
    "billing/refunds/void-invoice": ["voidInvoice"],
    "billing/refunds/credit-invoice": ["creditInvoice"],
    "billing/refunds/return-bonus": [],
    "billing/discounts/change": ["changeDiscount", "endDiscount"],
    "billing/discounts/create-discount": ["createDiscount"],
    "billing/payments/enter-payment": ["enterPayment"],
    "billing/payments/apply-bonus": ["applyBonus"],
    "billing/invoices/create-invoice": ["createInvoice"],
    "renewal/levels/change-level": ["changeLevel"],
    "applications/commands/decline-application": [],
  },
  accounts: {
    "bylaws/commands/retry-failed": ["retryFailed"],
    "accounts/membership/commands/renew-membership": ["renewMembership"],
    "accounts/membership/commands/suspend-basic-renewal": ["suspendBasicRenewal"],
    "accounts/organization/create-group": ["createGroup"],
    "accounts/membership/commands/activate-membership": ["activateMembership"],
    "accounts/membership/commands/change-bonus": ["changeBonus"],
    "accounts/organization/create-account": ["createAccount"],
    "accounts/people/commands/create-user": ["createUser"],
    "accounts/staff/commands/sign-out-person": ["signOutPerson"],
    "accounts/staff/commands/suspend-person": ["suspendPerson", "restorePerson"],
    "accounts/membership/commands/suspend-account": ["suspendAccount"],
    "accounts/profile/commands/take-ein": ["takeEin"],
    "accounts/membership/commands/clear-membership": ["clearMembership"],
    "renewal/commands/end-membership": ["endMembership"],
    "handover/claims/read-claims": [],
    "officers/commands/change-terms": [],
    "standing/holds/decide-hold": ["decideHold"],
    "standing/overrides/override": ["addOverride", "endOverride"],
    "console/commands/add-note": ["addAccountNote"],
    "vault/quarantine/decide-quarantine": ["decideQuarantine"],
    "accounts/people/commands/add-account-user": ["addAccountUser"],
    "accounts/people/permission": [],
    "applications/move": [
      ...["beginReview", "requestChanges", "approveApplication", "declineApplication"],
      ...["markApplicationPaid", "changePayBack"],
    ],
    "applications/commands/mark-invoice-paid": ["markInvoicePaid"],
  },
  texts: {
    "wording/commands/save-texts": ["saveTexts"],
    "compliance/commands/change-requirement": ["changeRequirement", "restoreRequirement"],
    "compliance/commands/read-federal-figure": ["readFederalFigure"],
    "duties/rules/change-rule": ["changeRule", "previewRule"],
    "duties/rules/preview-state": ["previewState"],
    "supervision/facts/change-fact": ["changeSupervisionFact"],
    "alerts/commands/save-alert": ["addAlert", "changeAlert", "endAlert"],
    "listings/commands/import-list": [],
    "listings/commands/send-list": ["sendList"],
    "listings/commands/rebuild-index": [],
    "listings/commands/configure-groups": ["addListingGroup", "removeListingGroup"],
  },
  moderation: {
    "contest/commands/merge-organizations": ["mergeOrganizations", "undoMerge"],
    "contest/commands/name-winners": ["nameWinner", "takePlaceBack", "announceWinners"],
    "contest/commands/prepare-again": ["prepareAgain"],
    "contest/commands/save-contest": ["addContest", "changeContest"],
    "contest/commands/decide-entry": ["approveEntry", "hideEntry", "rejectEntry"],
    "inquiries/commands/handle-inquiry": ["assignInquiry", "noteInquiry", "moveInquiry"],
  },
  operation: {
    "platform/jobs/pause-queue": ["pauseQueue", "resumeQueue"],
    "platform/jobs/decide-failed": ["retryFailedJobs", "discardFailedJobs"],
  },
  seeing: { "accounts/impersonation/commands/begin-impersonation": ["beginImpersonation"] },
  "accounts and money": { "console/commands/merge-accounts": ["mergeAccounts"] },
  staff: {
    "accounts/staff/commands/change-staff-role": ["changeStaffRole"],
    "accounts/staff/commands/invite-staff": ["inviteStaff"],
    "accounts/staff/commands/take-second-factor": ["takeSecondFactor"],
  },
};

/** May not be asked by commands: these let every role in. */
const asksTooLittle = /\brefuseOthers\(|!isStaff\(/;
const files = repositoryFiles(/^modules\/.*\.server\.ts$/).filter(
  (file) => /platform\/jobs\//.test(file) || !/platform|\/queries\//.test(file),
);
const nameOf = (file: string) => file.replace("modules/", "").replace(".server.ts", "");

/** What only shows something is beside what changes it in these. */
const onlyShow =
  /(overview|dead-letters|list|list-[a-z]+|latest-payments|read-[a-z-]+|permission)\.server\.ts$/;

type Command = (ctx: unknown, input: unknown, more?: unknown) => Promise<{ ok: boolean }>;

function commandOf(file: string, name: string): Command {
  const room: Record<string, unknown> = rooms[file.split("/")[0] as keyof typeof rooms];
  const command = room[name];
  if (typeof command !== "function") throw new Error(`${file} has no ${name}`);
  return command as Command;
}

/** Shaped enough to come to the question of permission in every command. */
const day = "2030-01-01";
const nothing = {
  id: 999_999,
  entryId: 999_999,
  reason: "x",
  note: "x",
  input: { textEn: "", textEs: "", startsOn: day, endsOn: day },
};

/** "roleForbids", or how far a call without sense came. */
async function answerOf(command: Command, role: StaffRole | undefined): Promise<string> {
  const actor = { kind: "user", userId: 1, isStaff: true, role, accountIds: [] } as const;
  try {
    const answer = await command(createCtx({ actor }), nothing, {});
    const told = JSON.stringify(answer);
    return told.includes("roleForbids") || told.includes('"forbidden"') ? "forbidden" : "let in";
  } catch {
    return "let in";
  }
}

describe("what the roles of staff may do", () => {
  it("every command that is left to staff asks for a kind of work, and has its row", () => {
    const asking = files.filter((file) => /\b(refuseUnlessMay|mayDo)\(/.test(textOf(file)));
    const listed = Object.values(work).flatMap((rows) => Object.keys(rows));
    expect(asking.map(nameOf).toSorted()).toEqual(listed.toSorted());
    for (const [task, rows] of Object.entries(work)) {
      for (const file of Object.keys(rows)) {
        const source = readFileSync(`modules/${file}.server.ts`, "utf8");
        const asked = task.split(" and ").filter((one) => source.includes(`"${one}")`));
        expect([file, asked.join(" and ")]).toEqual([file, task]);
      }
    }
    const lax = files.filter((file) => asksTooLittle.test(textOf(file)) && !onlyShow.test(file));
    expect(lax.map(nameOf)).toEqual([]);
  });

  const cases = Object.entries(work).flatMap(([task, rows]) =>
    Object.entries(rows).flatMap(([file, names]) =>
      names.map((name) => [name, task as Task, file] as const),
    ),
  );
  it.each(cases)("%s is %s", async (name, task, file) => {
    const allowed: Record<Task, readonly string[]> = {
      money: ["owner", "billing"],
      accounts: ["owner", "support"],
      texts: ["owner", "support"],
      moderation: ["owner", "moderator"],
      operation: ["owner", "support"],
      seeing: ["owner", "billing", "support"],
      staff: ["owner"],
      "accounts and money": ["owner"],
    };
    for (const role of [...staffRoles, undefined]) {
      const wanted = role && allowed[task].includes(role) ? "let in" : "forbidden";
      expect([role, await answerOf(commandOf(file, name), role)]).toEqual([role, wanted]);
    }
  });
});
