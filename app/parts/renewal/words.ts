import { defineMessages } from "#modules/platform/messages";

/** Words of the pages about renewals. */
export const renewalPages = defineMessages({
  name: "renewal",
  en: {
    title: "Renew your membership",
    titleStaff: "Renew for {name}",
    lede: "{name} is a member through {date}.",
    ledeLate: "{name} was a member through {date}.",
    notMember: "There is no membership to renew yet",
    notMemberText: "Once an application is approved, its membership is renewed here.",
    home: "Go to your organization",

    level: "The membership",
    current: "Current level",
    due: "Due date",
    next: "Next due date",
    nextText: "{date}, once this renewal is paid",
    group: "Group",
    earlyBird: "Early-bird discount",
    earlyBirdOpen: "{amount} off through {date}, that day included",
    earlyBirdOver: "Ended on {date}",
    includes: "What {level} includes",

    options: "Your options",
    upgrade: "Upgrade to {level}",
    incorporation: "Add the incorporation package",
    price: "{price}",
    priceLess: "{price}, less {discount}: {net}",
    priceFree: "{price}, less {discount}: free with the upgrade",
    locked:
      "This membership cannot be renewed at the basic level at present. Questions? Call {phone}.",
    incorporationText:
      "We prepare and file your articles of incorporation. Comes with the upgrade.",
    recompute: "Recompute",

    pay: "What it comes to",
    part: "Part",
    amount: "Amount",
    subtotal: "Subtotal",
    discounts: "Discounts",
    bonus: "Referral bonus",
    total: "Total",
    bonusRest: "{amount} of your bonus stays for later.",
    submit: "Renew membership",
    submitHint: "This makes the invoice. You pay it on the next page.",

    know: "Good to know",
    "know.return": "The yearly return to the IRS: Form 990, 990-EZ or 990-N",
    "know.state": "What your state asks for, on the map",
    "know.incorporation": "Incorporation and your EIN",
    "know.fees": "State fees in {state}",
    "know.maintain": "To stay registered, a year",
    "know.articles": "To file articles of incorporation, once",
    "know.unknown": "Check with the state",
    "know.source": "At the most, read on {date}. Check it before you pay:",
    "know.ask": "We show a figure once we have read it on a page of the state's own:",
    "know.packet": "Not renewing? Take everything that we keep for you along, as one ZIP",
    "know.sourceLink": "the state's own page",

    "group.title": "Are you sure?",
    "group.text":
      "{name} belongs to {group}. Please make sure that {group} is not billed for all of its members together before you renew on your own.",
    "group.go": "Renew individually",
    "group.cancel": "Cancel",

    "return.title": "Please send us your latest tax return",
    "return.text":
      "At {level} we prepare your next return. For that we need the latest 990-series tax return that the organization filed: Form 990, 990-EZ, or the confirmation of a 990-N.",
    "return.later":
      "You can add it now or later. Until it is there, your home page keeps asking for it.",
    "return.lede":
      "Form 990, 990-EZ, or the confirmation of a 990-N, as the organization filed it last.",
    "return.hand": "Hand it in",
    "return.none": "No tax return is asked for",
    "return.noneText":
      "We ask for your latest return when you renew at a level for which we prepare the next one. Yours is here already, or your level needs none. There is nothing for you to do here.",
    "return.file": "Your latest 990-series return",
    "return.go": "I understand",
    "return.cancel": "Cancel",
    "oops.title": "Oops...",
    "oops.total": "The total is now {amount}. Your choices are kept.",
    "oops.ok": "OK",

    "open.title": "Your renewal is waiting for its payment",
    "open.text":
      "Invoice {number}, for {level}. Once it is paid, the membership runs through {next}.",
    "open.paidTitle": "Your payment is in",
    "open.paid":
      "Invoice {number} is paid. The membership moves to {next} in a moment; reload this page to see it.",
    "open.due": "To pay",
    "open.pay": "Pay {amount}",
    "open.cancel": "Cancel the renewal",
    "open.partly": "A part is paid, so the renewal can no longer be cancelled here. Call {phone}.",
    "open.partPaid": "Paid so far",
    "open.see": "See the invoice",

    "cancel.title": "Cancel this renewal?",
    "cancel.text": "Invoice {number} over {amount} becomes void, and nothing is owed for it.",
    "cancel.bonus": "{amount} of referral bonus goes back to the balance.",
    "cancel.again": "The membership keeps its due date, {due}. You can renew again at any time.",
    "cancel.go": "Cancel the renewal",
    "cancel.keep": "Keep it",
    "cancel.none": "There is no unpaid renewal",
    "cancel.noneText": "It may be paid, or cancelled already.",
    "cancel.back": "Back to the renewal",
  },
});
