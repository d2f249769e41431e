import { defineMessages } from "#modules/platform/messages";
import { templateTitles } from "./generated/titles";

/** What the bylaws forms and their waiting pages say. The documents' own text is in `templates/`. */
export const bylawsMessages = defineMessages({
  name: "bylaws",
  en: {
    ...templateTitles.en,
    legalTitle: "What a lawyer asks",
    legalHint: "You may leave these open. What you fill in makes the document fit you better.",
    kindCorporation: "Nonprofit corporation",
    kindAssociation: "Unincorporated association",
    warningsTitle: "Please look at this again",
    chooserTitle: "Which bylaws do you need?",
    generate: "Generate",
    disclaimerTitle: "Please read this first",
    disclaimer:
      "These bylaws are general best practice. They must be reviewed before use and are not guaranteed to be suitable for your organization. They are not legal or tax advice.",
    articlesFirst:
      "For a 501(c)(3) exemption the IRS’s organizational test reads your articles of incorporation or association, not your bylaws. Put the purpose, dissolution and private benefit clauses into the articles as well.",
    storageFailure: "The document could not be stored. Please try again in a few minutes.",
    renderFailure: "The document could not be made. Please check your answers and try again.",
  },
});
