import { defineMessages } from "#modules/platform/messages";

/** Words of the page on incorporation and the EIN. */
export const incorporationWords = defineMessages({
  name: "incorporation",
  en: {
    title: "Incorporation and your EIN",
    description:
      "What incorporation and an EIN do for a booster club, PTO or chapter, what they cost, and what they are not.",
    lede: "Two papers that every club needs sooner or later, from two different offices. Neither of them is tax exemption.",
    incTitle: "Incorporation comes from your state",
    inc1: "You file articles of incorporation with your state's business office. From then on the club is a corporation: it can sign, own and owe in its own name.",
    inc2: "The IRS looks for a purpose and a dissolution clause in the articles when you apply for exemption.",
    inc3: "Most states want a report every year or two afterwards. A corporation that forgets it can be dissolved.",
    fees: {
      one: "We have confirmed the fee for the articles in {count} state: {upTo}.",
      other:
        "We have confirmed the fee for the articles in {count} states: it runs from {from} to {upTo} there.",
    },
    feesLink: "Find your state's fees",
    einTitle: "An EIN comes from the IRS",
    ein1: "An Employer Identification Number has nine digits, like 12-3456789. You need it for a bank account and for every return, also without employees.",
    ein2: "It is free, straight from the IRS. Nobody needs to pay for one.",
    ein3: "One person of your club, the responsible party, stands behind it. That person can get one number a day, and the IRS wants to know when the person changes.",
    ein4: "Use your own. The school's EIN and the school's sales-tax certificate are the school's alone.",
    orderTitle: "In this order",
    order1: "Incorporate, so that the EIN is given to the corporation.",
    order2: "Get the EIN.",
    order3: "Adopt bylaws and open the bank account.",
    order4:
      "Apply for exemption. A chapter may be covered by its headquarters' group ruling instead.",
    "order4.fees": "The IRS asks {ez} for the Form 1023-EZ and {full} for the Form 1023.",
    "order4.feesRead": "The IRS's page, read on {date}",
    "order4.ask": "Check with the IRS what it asks for the form.",
    order5: "Register with your state before you ask the public for money, where it wants that.",
    ezTitle: "The short form, and the date to keep",
    ezText:
      "You may use the Form 1023-EZ when you took in at most {receipts} in each of the last three years, expect no more than that in each of the next three, and own at most {assets}.",
    ezNot:
      "Some may not, however small: schools, churches and a few others. The worksheet in the form's instructions asks about all of them. Everybody else uses the Form 1023.",
    ezWhen:
      "The exemption counts from the day you were formed when you apply within 27 months from the end of the month in which you were formed. A club formed on March 10, 2026 has until June 30, 2028. Later it counts from the day you apply.",
    notTitle: "What they are not",
    notText:
      "Incorporation, an EIN, tax exemption, charity registration and sales-tax exemption are five separate things. None of them brings another along.",
    sourcesTitle: "Sources",
    written: "Written {date} from these pages. Fees change: check before you file.",
    "source.fee": "IRS: fees for the Forms 1023 and 1023-EZ",
    "source.when": "IRS: applying within 27 months",
    "source.ein": "CDS: how EINs are assigned",
    bylaws: "Make your bylaws",
    pricing: "See what membership costs",
  },
});
