import { type AccountPerson, personName } from "#modules/accounts/contract";

/** A user as the contract gives one to scripts: ten fields, flags as 1 or 0. */
export interface WireUser {
  readonly id: number;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly phone: string;
  readonly sms_phone: string;
  readonly is_primary: 0 | 1;
  readonly is_subscribed_bulk_emails: 0 | 1;
  readonly is_subscribed_event_emails: 0 | 1;
  readonly is_subscribed_sms: 0 | 1;
}

const bit = (flag: boolean) => (flag ? 1 : 0);

/** The contract's fields of a person, and none besides. */
export const wireUser = (person: AccountPerson): WireUser => ({
  id: person.id,
  email: person.email,
  first_name: person.firstName,
  last_name: person.lastName,
  phone: person.phone,
  sms_phone: person.smsPhone,
  is_primary: bit(person.isPrimary),
  is_subscribed_bulk_emails: bit(person.isSubscribedBulkEmails),
  is_subscribed_event_emails: bit(person.isSubscribedEventEmails),
  is_subscribed_sms: bit(person.isSubscribedSms),
});

/** How a person is called: by name, else by address. */
export const nameOf = ({ first_name, last_name, email }: WireUser): string =>
  personName({ firstName: first_name, lastName: last_name, email });
