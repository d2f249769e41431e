import { defineMessages } from "#modules/platform/messages";

/**
 * What differs by form in the words of staff's pages and of e-mails: `name`, what a form is called;
 * `sent`, what somebody did who sent it; `ack`, what its sender reads back. Whoever words a kind
 * asks by its name, so that one without words does not compile.
 */
export const inquiryKindMessages = defineMessages({
  en: {
    "name.contact": "Contact",
    "sent.contact": "Wrote to us",
    "ack.contact": "You wrote to us:",
    "name.compliance_check": "Compliance review",
    "sent.compliance_check": "Asked for a compliance review",
    "ack.compliance_check":
      "You asked for a free review of {organization}. We may reach out to you if additional information is required.",
    "name.multi_chapter": "Multi-chapter inquiry",
    "sent.multi_chapter": "Sent a multi-chapter inquiry",
    "ack.multi_chapter": "You told us about {organization}:",
    "name.greek_collector": "Campus report",
    "sent.greek_collector": "Asked for a campus report",
    "ack.greek_collector": "You asked for the campus report of {organization}.",
  },
});
