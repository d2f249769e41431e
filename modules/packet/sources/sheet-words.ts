import { defineMessages } from "#modules/platform/messages";

/** Words of the papers that are written for a packet. */
export const sheetWords = defineMessages({
  en: {
    subject: "{title} of {name}",
    page: "Page {page} of {pages}",
    asOf: "As of {day}",
    roster: "Roster of officers",
    inOffice: "In office now",
    office: "Office",
    name: "Name",
    email: "E-mail",
    phone: "Phone",
    from: "First day",
    to: "Last day",
    notShown: "Not shown",
    duties: "Duties",
    openDuties: "What is to be done",
    due: "Due",
    what: "What",
    state: "State",
    overdue: "Overdue",
    open: "Open",
    nothing: "Nothing is open.",
  },
});
