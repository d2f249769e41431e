import { defineMessages } from "#modules/platform/messages";

/** What staff read by e-mail about the audit. */
export const auditMailMessages = defineMessages({
  en: {
    faultSubject: "The audit record does not hold",
    faultHeading: "The audit record does not hold",
    faultText:
      "The nightly check of the audit record found a place that is not as it was written. Keep the database and its backups as they are, and tell whoever runs the server at once: npm run audit:check names the place.",
    faultAction: "Open the audit record",
  },
});
