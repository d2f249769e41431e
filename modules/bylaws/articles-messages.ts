import { defineMessages } from "#modules/platform/messages";

/** What the page of clauses for the articles says beside them; like the clauses, in English only. */
export const articlesMessages = defineMessages({
  en: {
    title: "Clauses for the Articles",
    subject: "Clauses for articles of incorporation or association",
    use: "Copy these clauses into the articles of incorporation or association before you file them, or have your members amend the articles.",
    notice:
      "These clauses are general best practice. They must be reviewed before use and are not guaranteed to be suitable for your organization or to be what its state asks for. They are not legal or tax advice.",
    footer: "Made from version {version} of the bylaws",
  },
});
