import { defineMessages } from "#modules/platform/messages";

/** Words of the page on the yearly federal return. */
export const returnWords = defineMessages({
  name: "irsReturn",
  en: {
    title: "The yearly IRS return",
    description: "Which Form 990 a booster club, PTO or chapter files, and when it is due.",
    lede: "Almost every tax-exempt organization tells the IRS about its year, even when it took in next to nothing. Three missed years end the exemption.",
    whichTitle: "Which form is ours?",
    age: "How old is your organization?",
    "age.first-year": "A year or less",
    "age.to-three": "One to three years",
    "age.over-three": "Three years or more",
    receipts: "What do you take in a year?",
    receiptsHint:
      "In dollars, before expenses. In your first year count what was pledged, up to three years take the average of the first two, later the average of the last three.",
    assets: "What do you own at the end of the year?",
    assetsHint: "In dollars: money, equipment, buildings. Leave it empty when it is little.",
    inGroup: "Our headquarters files one return for all its chapters, and for us too",
    show: "Show the form",
    ageMissing: "Choose how old your organization is.",
    "answer.990-N": "You can file the Form 990-N, the e-Postcard: eight facts, online, free.",
    "answer.990-EZ": "You file the Form 990-EZ, or the full Form 990.",
    "answer.990": "You file the full Form 990.",
    "answer.none": "Your headquarters' return covers you. You file none of your own.",
    "answer.unknown": "Check with the IRS which form is yours: its limits are not confirmed here.",
    "answer.mayLonger": "You may file a longer form instead.",
    "answer.askHead":
      "Ask it to confirm that you are on its list each year. A group ruling alone is not a group return.",
    limits:
      "The 990-N is for up to {limit} at this age. The 990-EZ is for less than {receipts} a year and less than {assets} of assets.",
    otherRules: "Private foundations and churches follow other rules.",
    dueTitle: "When is it due?",
    dueText:
      "On the 15th day of the fifth month after your fiscal year ends. A weekend or a legal holiday moves it to the next business day.",
    month: "Our fiscal year ends in",
    year: "of the year",
    calculate: "Show the date",
    "due.answer": "For the year that ends {end}, the return is due {due}.",
    "due.moved": "The 15th is not a business day, so it moves to the next one.",
    "due.extended":
      "Form 8868, filed by {due}, moves a 990-EZ or 990 to {extended} without a reason. The 990-N cannot be moved.",
    "due.open": "A 990-N can be filed from {day} on, not before the year has ended.",
    tableTitle: "The next date for every month",
    tableCaption: "The next due date by the month in which the fiscal year ends",
    columnEnds: "Fiscal year ends",
    columnDue: "Return due",
    lateTitle: "Late, or never",
    "late.n": "A late 990-N costs nothing, and it cannot be extended.",
    "late.ez":
      "A late 990-EZ or 990 costs {day} a day, up to {cap} or 5 % of the year's receipts, whichever is less, unless you have a good reason. That is for receipts under {receipts}; more costs more. The figures rise with the years: check yours.",
    "late.source": "The IRS's page of {date}",
    "late.ask": "A late 990-EZ or 990 costs money for each day: check with the IRS how much.",
    "late.extension":
      "Form 8868 gives a 990-EZ or 990 six more months when you file it by the due date; the IRS asks for no reason. It does not extend the 990-N, nor the time to pay a tax.",
    "late.three":
      "Three returns missed in a row end the exemption on the due date of the third, without a decision and without appeal. You must apply again.",
    backTitle: "Lost it? Four ways back",
    backText:
      "Each takes an application (Form 1023, 1023-EZ or 1024) and its fee. The clock of 15 months starts with the IRS's letter or with the day on which its public list shows you, whichever is later.",
    "back.streamlined":
      "Within 15 months, lost for the first time, and a 990-EZ or 990-N would have done in all three years: you get it back from the day it was lost. No reason is asked.",
    "back.within":
      "Within 15 months otherwise: from the day it was lost too, with a good reason for at least one of the three years, and the missing returns.",
    "back.after":
      "After 15 months: from the day it was lost, with a good reason for all three years, and the missing returns.",
    "back.forward":
      "At any time: from the day on which you send the application. The time between stays without exemption.",
    "back.meanwhile":
      "Until it is back, you usually owe a tax return as a taxable organization, and must not tell donors that gifts are deductible. Let a professional look at it before you choose.",
    "back.which": "Six questions show which one is open to you, and until when",
    sourcesTitle: "Sources",
    written: "Written {date} from these pages. Rules and figures change: check before you file.",
    "source.when": "IRS: when to file the Form 990-N",
    "source.who": "IRS: who files the Form 990-N",
    "source.forms": "IRS: which forms exempt organizations file, as read on {date}",
    "source.due": "IRS: due dates, and the dates that an extension gives",
    "source.back": "Wagenmaker Law: reinstatement after automatic revocation",
    next: "Our members see their own date on their home page.",
    pricing: "See what membership costs",
  },
});
