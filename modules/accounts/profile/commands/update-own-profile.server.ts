import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction } from "#modules/platform/ctx.server";
import { message } from "#modules/platform/messages";
import { ok, type Result, refuse, refuseField } from "#modules/platform/result";
import { lockUser } from "../../people/store.server";
import { settingsMessages } from "../settings-messages";
import type { OwnProfileFields } from "../settings-schemas";

/** The columns of what a form says; what is not sent stays as it is. */
function columnsOf(fields: OwnProfileFields) {
  const { first_name, last_name, phone, sms_phone, locale } = fields;
  const { is_subscribed_bulk_emails, is_subscribed_event_emails, is_subscribed_sms } = fields;
  return {
    ...(first_name !== undefined && { firstName: first_name }),
    ...(last_name !== undefined && { lastName: last_name }),
    ...(phone !== undefined && { phone: phone || null }),
    ...(sms_phone !== undefined && { smsPhone: sms_phone || null }),
    ...(is_subscribed_bulk_emails !== undefined && {
      isSubscribedBulkEmails: is_subscribed_bulk_emails,
    }),
    ...(is_subscribed_event_emails !== undefined && {
      isSubscribedEventEmails: is_subscribed_event_emails,
    }),
    ...(is_subscribed_sms !== undefined && { isSubscribedSms: is_subscribed_sms }),
    ...(locale !== undefined && { locale: locale || null }),
  };
}

/**
 * Changes what the person who is signed in says of themselves. Nobody else's data can be reached:
 * the person is the one who asks.
 * @returns refusal `invalid` at `sms_phone` when text messages are wanted and there is no number
 */
export async function updateOwnProfile(ctx: Ctx, fields: OwnProfileFields): Promise<Result<void>> {
  const { actor } = ctx;
  if (actor.kind !== "user") return refuse({ code: "unauthenticated" });
  const id = actor.userId;
  const wanted = columnsOf(fields);
  return inTransaction(ctx, async (tx) => {
    await lockUser(tx, id);
    const stored = await tx.tx.user.findUnique({ where: { id } });
    if (!stored) return refuse({ code: "not_found" });
    const { isSubscribedSms, smsPhone } = { ...stored, ...wanted };
    if (isSubscribedSms && !smsPhone) {
      return refuseField("sms_phone", message(settingsMessages, "smsPhoneNeeded"));
    }
    const columns = Object.keys(wanted) as (keyof typeof wanted)[];
    const changed = columns.filter((column) => wanted[column] !== stored[column]);
    if (changed.length === 0) return ok(undefined);
    await tx.tx.user.update({ where: { id }, data: wanted });
    const data = { fields: changed };
    await audit(tx, { action: "accounts.own-profile-changed", subject: `user:${id}`, data });
    return ok(undefined);
  });
}
