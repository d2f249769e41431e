import { defineMessages } from "#modules/platform/messages";

/** Why no packet is made. */
export const packetMessages = defineMessages({
  name: "packetRefusal",
  en: {
    tooMany: "Five packets were made within a day. Take the newest, or come back tomorrow.",
  },
});

/** Words inside a packet: its index, its papers, and what is missing with how to get it. */
export const packetWords = defineMessages({
  en: {
    indexTitle: "Packet of {name}",
    indexLede:
      "Everything that {company} keeps for {name}, as of {day}. Papers marked private, passwords and payment data are not in it.",
    path: "Path",
    title: "Title",
    category: "Category",
    date: "Date",
    missing: "Missing",
    next: "How to get it:",
    nothing: "Nothing is here.",
    check: "index.csv names each file with its SHA-256, so that a changed file is noticed.",
    lost: "{title} (the file is lost)",
    "category.governing": "Governing",
    "category.exemption": "Exemption",
    "category.returns": "Returns",
    "category.letters": "Letters",
    "category.state": "State",
    "category.money": "Money",
    "category.gifts": "Gifts and raffles",
    "category.insurance": "Insurance",
    "category.contracts": "Contracts",
    "category.minutes": "Minutes",
    "category.people": "People",
    "category.calendar": "Calendar",
    "category.other": "Other",
    bylawsAdopted: "Bylaws, adopted {day}",
    bylawsWord: "Bylaws, the newest version to edit",
    treasurersReport: "Treasurer's report, year ended {day}",
    coverage: "Certificate of membership {number}",
    standing: "Certificate of good standing {serial}",
    invoice: "Invoice {number}",
    statement: "Statement of invoices and payments since {day}",
    roster: "Roster of officers",
    calendarIcs: "Calendar of duties (for a calendar app)",
    duties: "Duties of the next 14 months",
  },
});

/** What a packet has not, and how it is got. */
export const missingWords = defineMessages({
  en: {
    "what.articles": "Articles of incorporation",
    "get.articles":
      "Ask the state office where the club was incorporated for a copy, then add it to your files.",
    "what.bylaws": "Bylaws that the members adopted",
    "get.bylaws":
      "Record the adoption on the page of your bylaws, or add the signed bylaws to your files.",
    "what.ein_letter": "The IRS's letter about the EIN (CP 575 or 147C)",
    "get.ein_letter":
      "An officer can call the IRS's line for businesses and ask for letter 147C, then add it to your files.",
    "what.determination": "The IRS's determination letter",
    "get.determination":
      "Ask the IRS for a copy with Form 4506-B, or look in its Tax Exempt Organization Search.",
    "what.return": "Return for the year that ended {period}",
    "get.return":
      "Print the confirmation from the IRS's e-Postcard page, or ask whoever prepared the return, then add it to your files.",
    "what.standing": "Certificate of good standing",
    "get.standing": "The page about your standing says why there is none and what to do.",
    "what.coverage": "Certificate of membership: the letter that the club is covered",
    "get.coverage": "Ask for it on the page of your memberships.",
    "what.registration": "Registration with the state as a charity",
    "get.registration": "Download it from the state's charity office, then add it to your files.",
    "what.sales_tax": "Sales-tax paper of the state",
    "get.sales_tax": "Ask the state's tax office for a copy, then add it to your files.",
    "what.reports": "Treasurer's reports and bank statements",
    "get.reports":
      "Ask the treasurer for the reports and the bank for its statements, then add them to your files.",
    "what.insurance": "Insurance policy",
    "get.insurance": "Ask your insurance agent for the policy, or note that the club has none.",
    "what.minutes": "Minutes of the last year",
    "get.minutes": "Ask the secretary for them, then add them to your files.",
    "what.roster": "Roster of officers",
    "get.roster": "Enter the terms on the page of your officers.",
    "get.lost": "Add the file again: it could not be read when the packet was made.",
  },
});
