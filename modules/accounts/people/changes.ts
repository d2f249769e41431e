import type { PersonProfile } from "./store.server";

/** Changes of a person as the contract's fields say them; what is undefined stays as it is. */
export interface AccountPersonChanges {
  readonly email?: string | undefined;
  readonly first_name?: string | undefined;
  readonly last_name?: string | undefined;
  readonly phone?: string | undefined;
  readonly sms_phone?: string | undefined;
  readonly is_primary?: boolean | undefined;
  readonly is_subscribed_bulk_emails?: boolean | undefined;
  readonly is_subscribed_event_emails?: boolean | undefined;
  readonly is_subscribed_sms?: boolean | undefined;
  /** "" leaves the password as it is. */
  readonly password: string;
  readonly current_password: string;
  /** Names the device of a session that is opened. */
  readonly userAgent: string;
}

/** Field of the contract → column of a person or of an invitation. */
const profileFields = {
  first_name: "firstName",
  last_name: "lastName",
  phone: "phone",
  sms_phone: "smsPhone",
  is_subscribed_bulk_emails: "isSubscribedBulkEmails",
  is_subscribed_event_emails: "isSubscribedEventEmails",
  is_subscribed_sms: "isSubscribedSms",
} as const satisfies Partial<Record<keyof AccountPersonChanges, keyof PersonProfile>>;

export interface ProfileChange {
  /** The fields of the contract that differ from what is stored. */
  readonly fields: readonly string[];
  readonly data: Partial<PersonProfile>;
}

/** What of a person's profile really changes. */
export function profileChange(stored: PersonProfile, changes: AccountPersonChanges): ProfileChange {
  const entries = Object.entries(profileFields).flatMap(([field, column]) => {
    const typed = changes[field as keyof typeof profileFields];
    const isPhone = column === "phone" || column === "smsPhone";
    const value = isPhone && typed === "" ? null : typed;
    return value === undefined || value === stored[column] ? [] : [{ field, column, value }];
  });
  return {
    fields: entries.map(({ field }) => field),
    data: Object.fromEntries(entries.map(({ column, value }) => [column, value])),
  };
}
