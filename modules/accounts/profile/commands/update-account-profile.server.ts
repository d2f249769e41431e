import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction } from "#modules/platform/ctx.server";
import { type Answers, answerOf, fileIdsOf } from "#modules/platform/forms/contract";
import { parseAnswers } from "#modules/platform/forms/index.server";
import { message } from "#modules/platform/messages";
import { mayActFor } from "#modules/platform/permission.server";
import { ok, type Result, refuse, refuseField } from "#modules/platform/result";
import { tellAccountChanged } from "../../account-changed.server";
import { ownedFileIds } from "../../files/queries/account-files.server";
import { lockAccount } from "../../organization/lock-account.server";
import { publishListing } from "../../organization/publish-listing.server";
import { accountProfileFields } from "../form";
import { profileMessages } from "../messages";
import { readAccountProfile } from "../queries/read-account-profile.server";

export interface AccountProfileUpdate {
  readonly accountId: number;
  /** What was submitted, judged here by `accountProfileFields`; what was not sent stays as it is. */
  readonly fields: unknown;
}

/** An account's own words as a script reads them after they were saved. */
export interface SavedAccountProfile {
  readonly id: number;
  readonly fields: Answers;
}

function columnsOf(answers: Answers) {
  const text = (name: string) => answerOf(answers, name) || null;
  const isOn = (name: string) => answerOf(answers, name) === "1";
  return {
    name: answerOf(answers, "name") ?? "",
    about: text("about"),
    city: text("city"),
    state: text("state"),
    website: text("website"),
    phone: text("phone"),
    showsAbout: isOn("shows_about"),
    showsPlace: isOn("shows_place"),
    showsWebsite: isOn("shows_website"),
    showsPhone: isOn("shows_phone"),
  };
}

/**
 * Saves what an account says about itself and what the public sees of it: its people and staff
 * may, for anybody else it does not exist (`not_found`). Refuses files that are not the account's.
 */
export async function updateAccountProfile(
  ctx: Ctx,
  { accountId, fields }: AccountProfileUpdate,
): Promise<Result<SavedAccountProfile>> {
  if (!mayActFor(ctx, accountId)) return refuse({ code: "not_found" });
  return inTransaction(ctx, async (tx) => {
    await lockAccount(tx, accountId);
    const standing = await readAccountProfile(tx, accountId);
    if (!standing.ok) return standing;
    const isForm = typeof fields === "object" && !Array.isArray(fields);
    const sent = isForm ? { ...standing.value, ...fields } : fields;
    const parsed = parseAnswers(accountProfileFields(ctx.locale), sent, ctx.locale);
    if (!parsed.ok) return parsed;
    const { file_uploads: files = "", ...answers } = parsed.value;
    const ids = fileIdsOf(files);
    const columns = columnsOf(answers);
    const owned = await ownedFileIds(tx, accountId, ids);
    if (owned.length < ids.length) {
      return refuseField("file_uploads", message(profileMessages, "filesUnknown"));
    }
    // A save that changes nothing leaves no trace.
    const isSame = { id: accountId, ...columns };
    if (ids.length === 0 && (await tx.tx.account.count({ where: isSame })) === 1) {
      return ok({ id: accountId, fields: answers });
    }
    const { count } = await tx.tx.account.updateMany({ where: { id: accountId }, data: columns });
    if (count !== 1) return refuse({ code: "not_found" });
    await publishListing(tx, accountId);
    await tellAccountChanged(tx, accountId);
    await audit(tx, {
      action: "accounts.profile-updated",
      subject: `account:${accountId}`,
      data: { ...columns, files: owned },
    });
    return ok({ id: accountId, fields: answers });
  });
}
