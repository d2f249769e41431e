const peopleFlashes = [
  "user-deleted",
  "user-invited",
  "invitation-accepted",
  "passkey-added",
  "passkey-removed",
] as const;

const handoverFlashes = [
  "handover-sent",
  "handover-cancelled",
  "handover-accepted",
  "handover-completed",
  "handover-left",
  "handover-declined",
  "handover-asked",
] as const;

const headquartersFlashes = ["chapter-added", "chapter-invited"] as const;

const applicationFlashes = [
  "application-paid",
  "application-in_review",
  "application-changes_requested",
  "application-approved",
  "application-declined",
  "application-pays_back",
  "application-keeps",
] as const;

const paymentFlashes = [
  "payment-approved",
  "payment-refused",
  "paypal-cancelled",
  "paypal-cleared",
] as const;

const billingFlashes = [
  "payment-refunded",
  "refund-unclear",
  "invoice-voided",
  "invoice-credited",
  "finding-closed",
] as const;

const accountFlashes = [
  "account-noted",
  "account-suspended",
  "account-restored",
  "account-merged",
  "membership-ended",
  "basic-suspended",
  "basic-restored",
] as const;

const jobFlashes = ["queue-paused", "queue-resumed", "jobs-retried", "jobs-discarded"] as const;

const inquiryFlashes = [
  "inquiry-reply",
  "inquiry-answered",
  "inquiry-note",
  "inquiry-assign",
  "inquiry-done",
  "inquiry-spam",
  "inquiry-reopen",
] as const;

const bylawsFlashes = ["bylaws-kept", "bylaws-retried"] as const;

const renewalFlashes = ["renewal-submitted", "renewal-cancelled"] as const;

/** The one-time notices that a redirect may leave for the next page; words are in messages/flash. */
export const flashKinds = [
  "bylaws-created",
  "signed-out",
  "saved",
  "seeing-ended",
  "typed-kept",
  "payment-entered",
  ...accountFlashes,
  ...inquiryFlashes,
  ...jobFlashes,
  ...peopleFlashes,
  ...handoverFlashes,
  ...headquartersFlashes,
  ...applicationFlashes,
  ...billingFlashes,
  ...bylawsFlashes,
  ...paymentFlashes,
  ...renewalFlashes,
] as const;
export type FlashKind = (typeof flashKinds)[number];

export const isFlashKind = (value: string): value is FlashKind =>
  (flashKinds as readonly string[]).includes(value);

/** A notice as it is shown. */
export interface FlashWords {
  readonly tone?: "info" | "warning";
  readonly title: string;
  readonly text?: string;
}
