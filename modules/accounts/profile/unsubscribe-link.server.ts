import { env } from "#modules/platform/env.server";
import { isSignature, sign } from "#modules/platform/ids.server";
import { type SubscriptionKind, subscriptionKinds } from "#modules/platform/mail/contract";

const PURPOSE = "unsubscribe";

/** A letter of this kind to this person is what the link ends, whenever it is opened. */
export interface Subscription {
  readonly userId: number;
  readonly kind: SubscriptionKind;
}

/** The address that ends a subscription: signed, not stored, and good for as long as the letter. */
export function unsubscribeUrl({ userId, kind }: Subscription): string {
  const text = `${userId}.${kind}`;
  return `${env.publicUrl}/unsubscribe/${text}.${sign(PURPOSE, text)}`;
}

/** What the token of such a link ends; undefined when we did not sign it. */
export function readUnsubscribeToken(token: string): Subscription | undefined {
  const [, id = "", name = "", signature = ""] =
    /^([1-9]\d{0,8})\.([a-z]+)\.([\w-]+)$/.exec(token) ?? [];
  const kind = subscriptionKinds.find((known) => known === name);
  if (!kind || !isSignature(PURPOSE, `${id}.${name}`, signature)) return undefined;
  return { userId: Number(id), kind };
}

/** Which column says whether a person wants letters of a kind. */
export const subscriptionColumn = {
  bulk: "isSubscribedBulkEmails",
  event: "isSubscribedEventEmails",
} as const satisfies Record<SubscriptionKind, string>;
