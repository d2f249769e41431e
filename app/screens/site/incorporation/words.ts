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
      "Apply for exemption, within 27 months of the day you were formed if it is to count from that day. The IRS asks {ez} for the Form 1023-EZ and {full} for the Form 1023. A chapter may be covered by its headquarters' group ruling instead.",
    order5: "Register with your state before you ask the public for money, where it wants that.",
    notTitle: "What they are not",
    notText:
      "Incorporation, an EIN, tax exemption, charity registration and sales-tax exemption are five separate things. None of them brings another along.",
    sourcesTitle: "Sources",
    written: "Written {date} from these pages. Fees change: check before you file.",
    "source.fee": "IRS: fees for the Forms 1023 and 1023-EZ",
    "source.ez": "BKC: who may use the Form 1023-EZ, and until when",
    "source.ein": "CDS: how EINs are assigned",
    bylaws: "Make your bylaws",
    pricing: "See what membership costs",
  },
});
