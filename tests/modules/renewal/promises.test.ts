import { describe, expect, it } from "vitest";
import { wizardOf } from "#modules/applications/definitions/wizard";
import { db } from "#modules/platform/db.server";
import { type Catalogue, defineMessages } from "#modules/platform/messages";
import { wordFeatures } from "#modules/renewal/index.server";
import { returnWords } from "~/parts/irs-form-990/words";
import { pricingMessages } from "~/parts/pricing/words";
import { routes } from "~/routes";
import { refundsMessages } from "~/screens/site/refunds/words";
import { termsMessages } from "~/screens/site/terms/words";
import { textOf } from "../../architecture/files";

/**
 * What fulfils a promise: a page by its address, a job by its name, or `room: command`, a command or
 * query that a room offers. What people of ours do names the door by which it reaches them.
 */
type FulfilledBy = readonly string[];

const answeredByPeople: FulfilledBy = ["/contact", "inquiries: replyToInquiry"];
const preparedByPeople: FulfilledBy = [
  "applications: reviewApplication",
  "accounts: addAccountFile",
];
const ownBylaws: FulfilledBy = ["bylaws: updateBylaws", "/app/bylaws"];
const threeYears: FulfilledBy = [
  "/app/standing",
  "listings: revocationsOf",
  "standing: readStanding",
];
const ownEin: FulfilledBy = ["applications: reviewApplication", "accounts: setEin"];

/** Each promise of the price list, in the words that it has there. */
const priceList: Readonly<Record<string, FulfilledBy>> = {
  "Your application for federal tax exemption, prepared with you and checked before you sign it":
    preparedByPeople,
  "An EIN of your club's own, so that nothing runs on the school's number": ownEin,
  "Bylaws that fit your club, as a Word document your members can adopt": [
    "/bylaws-generator/:variant",
    "bylaws: createBylaws",
    "bylaws.render",
  ],
  "What your state asks for in one list: due dates, fees and the source of each": [
    "/state-registration/:state",
    "compliance: requirementOf",
  ],
  "Answers by e-mail and phone from people who work with booster clubs every day": answeredByPeople,
  "Your federal 990-series due date on your home page, by your own fiscal year": [
    "/app",
    "duties: nextDuties",
  ],
  "Bylaws you can change at any time, with every earlier version kept": ownBylaws,
  "One place for your EIN letter, your exemption letter and past returns, ready for the next treasurer":
    ["/app/files", "vault: keepFile", "handover: sendHandover"],
  "Renewal reminders for everybody on your board, so that a change of officers loses nothing": [
    "renewal.remind-due",
    "renewal.send-reminder",
    "/app/account/reminders",
  ],
  "Your first state charity registration prepared for you, where your state asks for one":
    preparedByPeople,
  "Your first 990-series return prepared from the figures you send us": preparedByPeople,
  "Where your club stands in its three years without a return, from the IRS's own files":
    threeYears,
  "One contact person who knows your club, by e-mail and phone": [
    ...answeredByPeople,
    "inquiries: assignInquiry",
  ],
  "Your way into tax exemption sorted out: under your headquarters' group ruling, or an application of your own":
    preparedByPeople,
  "An EIN of your chapter's own, with the responsible party brought up to date": [
    ...ownEin,
    "/app/officers/8822-b.pdf",
  ],
  "Chapter bylaws that go with your national documents, as a Word document": [
    "/bylaws-generator/:variant",
    "bylaws: createBylaws",
    "bylaws.render",
  ],
  "Answers by e-mail and phone from people who work with chapters every day": answeredByPeople,
  "A check of your standing in the IRS's public files, with the date of the file": [
    "/app/standing",
    "standing: readStanding",
    "listings: stateFilesAsOf",
  ],
  "Chapter bylaws you can change at any time, with every earlier version kept": ownBylaws,
  "Officer changes each spring made easy: records and reminders pass to the next treasurer": [
    "/app/handover",
    "handover: acceptHandover",
    "officers: enterSuccessor",
  ],
  "State incorporation papers prepared, if your chapter wants to incorporate": preparedByPeople,
  "Where your chapter stands in its three years without a return, from the IRS's own files":
    threeYears,
  "One contact person who knows your chapter, by e-mail and phone": [
    ...answeredByPeople,
    "inquiries: assignInquiry",
  ],
  "Paid by your group: nothing to pay here, and no card needed": [
    "/app/group",
    "renewal: renewChapters",
  ],
  "Your membership and its renewal in sight of your headquarters": [
    "/app/group",
    "renewal: groupChapters",
  ],
  "Answers by e-mail and phone, for you and for your headquarters": answeredByPeople,
  "Your 990-N or 990-EZ prepared from the figures you send us, for you to check and sign": [
    ...preparedByPeople,
    "/app/calendar/us.990n/:period/e-postcard",
  ],
  "Your state corporate report prepared each year, where your state asks for one": preparedByPeople,
  "The yearly facts your headquarters needs about your chapter, gathered and sent once": [
    "/app/supervision",
    "headquarters: readRoster",
  ],
  "Help with notices from the IRS or your state: send us the letter, we draft the answer": [
    "/app/files",
    ...answeredByPeople,
  ],
  "Your state charity registration and corporate report prepared each year, where your state asks for them":
    preparedByPeople,
  "Whether your club is all right, in one word with its reasons, from the IRS's own files": [
    "/app/standing",
    "standing: readStanding",
    "standing.begin-day",
  ],
};

/** A sentence that says what we do or what members get: whoever reads it may hold us to it. */
const promising = /\b(we|us|our|ours|ourselves|members?|memberships?|remind\w*|watch\w*)\b/i;

/** It promises nothing: a visitor's answer, a headline, a link, what we are not or do not decide. */
const nothing: FulfilledBy = [];

/** Each such sentence of the agreement and of the public pages, and what fulfils it. */
const sentences = {
  agreement: {
    "We prepare your papers from these answers, and you check and sign them before anything is filed.":
      preparedByPeople,
    "The IRS and your state decide, not we.": nothing,
    "We are not a law firm and do not give legal or tax advice.": nothing,
    "The joining price is for our work; government fees come on top.": [
      "applications: submitApplication",
    ],
    "We show your due dates, remind you of your renewal, and prepare papers from these answers, and you check and sign them before anything is filed.":
      ["/app/calendar", "renewal.remind-due", ...preparedByPeople],
    "You tell us when officers, addresses or your standing change.": [
      "/app/officers",
      "accounts: updateAccountProfile",
    ],
  },
  irsReturn: {
    "Which form is ours?": nothing,
    "Our headquarters files one return for all its chapters, and for us too": nothing,
    "Our fiscal year ends in": nothing,
    "Our members see their own date on their home page.": ["/app", "duties: nextDuties"],
    "See what membership costs": ["/pricing"],
  },
  pricing: {
    "What membership costs, to join and each year after.": ["renewal: listLevels"],
    "We help you get it.": preparedByPeople,
    "We help you keep it.": ["/app/calendar", "duties.remind-due"],
    "They go to your state and to the IRS, not to us, and are not part of our prices.": nothing,
    "We have confirmed the fee to incorporate in {count} state: {upTo}.": [
      "compliance: articlesFeeRange",
    ],
    "We have confirmed the fee to incorporate in {count} states: it runs from {from} to {upTo} there.":
      ["compliance: articlesFeeRange"],
    "Check with the state: we have no confirmed figure for {state}.": nothing,
    "Ask it for your invitation, or write to us: {email}.": answeredByPeople,
  },
  terms: {
    "We wrote it to be read: ask us about any part of it.": answeredByPeople,
    "What we do": nothing,
    "What your level of membership includes is listed with its price.": ["/pricing"],
    "What we are not": nothing,
    "We are not the IRS, not a state, not a law firm and not an accounting firm, and what we tell you is general information.":
      nothing,
    "Tell us the truth, keep what we know of your officers up to date, and keep your password to yourself.":
      nothing,
    "Tell us at once when somebody used it who should not have.": answeredByPeople,
    "Nothing renews or is charged by itself: a membership runs for its year, and a new year begins when you renew.":
      ["renewal: submitRenewal"],
    "Fees of the IRS and of states are not in our prices unless we say so.": nothing,
    "How to ask for money back is in our refund policy.": ["/refunds"],
    "What you send us": nothing,
    "You let us keep them, work with them for your organization, and show what you send to be shown.":
      nothing,
    "Programs may read our public pages at a pace that troubles nobody.": ["/robots.txt"],
    "You can stop at any time; a membership that you do not renew ends with its year.": [
      "renewal: endMembership",
    ],
    "Ask us for a copy of your papers, or to delete what we store about you.": [
      "packet: askPacket",
      ...answeredByPeople,
    ],
    "Tell us what happened, so that we can look into it.": answeredByPeople,
    "What the IRS, a state, a bank or the mail does is not in our hands.": nothing,
  },
  refunds: {
    "If you paid twice, too much, or the wrong invoice, tell us.": answeredByPeople,
    "We compare it with our books and those of the payment provider, and can pay back all of a payment or a part of it.":
      ["billing: listFindings", "billing: refundPayment"],
    "A membership": nothing,
    "Whether a membership or its renewal is paid back is decided for each request, by what was paid for and what we have done for it so far.":
      nothing,
    "Whether it is paid back is for them to decide, not for us.": nothing,
    "If you do not want a renewal whose invoice you have, ask us: as long as nothing was paid on it, we can void it.":
      ["billing: voidInvoice"],
    "Please ask us before you dispute a charge with your bank.": answeredByPeople,
    "Cash and checks we pay back by hand.": ["billing: refundPayment"],
  },
} satisfies Readonly<Record<string, Readonly<Record<string, FulfilledBy>>>>;

const agreement = defineMessages({
  en: Object.fromEntries(
    (["start-up", "maintain"] as const).map((schema) => {
      const wizard = wizardOf({ schema, audience: "greek", isOpenAudience: false }, "en");
      const heading = wizard.schemas
        .flatMap((page) => page.schema)
        .find(({ name }) => name === "agreement_heading");
      return [schema, heading?.description ?? ""];
    }),
  ),
});

/** The promising sentences of a catalogue, each once. */
function promisesOf({ en }: Catalogue): string[] {
  const texts = Object.values(en).flatMap((text) =>
    typeof text === "string" ? [text] : Object.values(text),
  );
  const cut = texts.flatMap((text) => text.split(/(?<=[.?!]) +/));
  return [...new Set(cut.filter((sentence) => promising.test(sentence)))];
}

/** Whether the page, the job or the command is there. */
function isThere(what: string): boolean {
  if (what.startsWith("/")) return what in routes;
  const [room = "", command] = what.split(/: |\./);
  return what.includes(": ")
    ? new RegExp(`\\b${command}\\b`).test(textOf(`modules/${room}/index.server.ts`))
    : textOf(`modules/${room}/jobs.ts`).includes(`name: "${what}"`);
}

describe("what is promised", () => {
  it("is fulfilled for every word of the price list, which has its Spanish", async () => {
    const levels = await db.level.findMany({ select: { renewalFeatures: true } });
    const promises = [...new Set(levels.flatMap(({ renewalFeatures }) => renewalFeatures))];
    expect(promises.toSorted()).toEqual(Object.keys(priceList).toSorted());
    const spanish = wordFeatures(promises, "es");
    expect(promises.filter((promise, at) => spanish[at] === promise)).toEqual([]);
    // Nobody watches a date for anybody, and no return is confirmed by us.
    expect(promises.filter((promise) => /\bwatch/i.test(promise))).toEqual([]);
    expect(Object.values(priceList)).not.toContain(nothing);
  });

  it.each([
    ["agreement", agreement],
    ["irsReturn", returnWords],
    ["pricing", pricingMessages],
    ["terms", termsMessages],
    ["refunds", refundsMessages],
  ] as const)("has its row for every promising sentence: %s", (name, catalogue) => {
    expect(promisesOf(catalogue as Catalogue).toSorted()).toEqual(
      Object.keys(sentences[name]).toSorted(),
    );
  });

  it("is fulfilled by pages, jobs and commands that are there", () => {
    const rows = [priceList, ...Object.values(sentences)].flatMap(Object.values<FulfilledBy>);
    expect([...new Set(rows.flat())].filter((what) => !isThere(what))).toEqual([]);
  });
});
