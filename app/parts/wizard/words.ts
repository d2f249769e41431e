import { defineMessages } from "#modules/platform/messages";

/** Words of the application wizard around the questions, which are data of the applications module. */
export const wizardMessages = defineMessages({
  name: "wizard",
  en: {
    progress: "Your progress",
    percent: "{percent}%",
    next: "Next",
    previous: "Previous",
    submit: "Submit",
    cancel: "Cancel",
    saveAndReturn: "Save and return to your answers",
    backToCheck: "Back to your answers",

    notSavedYet: "Not saved yet",
    savedNow: "Saved just now",
    savedAgo: { one: "Saved {count} minute ago", other: "Saved {count} minutes ago" },
    savedAt: "Saved {time}",
    draftNow: "Draft kept just now",
    draftAgo: { one: "Draft kept {count} minute ago", other: "Draft kept {count} minutes ago" },
    draftAt: "Draft kept {time}",
    signedOutTitle: "You are signed out",
    signedOutText:
      "What you typed is still here. Sign in in a new tab, then come back and send this page again.",
    signedOutLink: "Sign in in a new tab",
    draftConflict: "Somebody else changed this page. Send it to compare the two.",
    draftFailed: "Not kept yet. Check your connection.",

    draftTitle: "We kept what you typed",
    draftText: "This page holds your draft of {time}. It counts once you choose {button}.",
    draftDrop: "Throw the draft away",

    requestsTitle: {
      one: "We need one change before we can go on",
      other: "We need {count} changes before we can go on",
    },
    requestsText: "Change each answer, then go to the last page and submit again.",
    requestAt: "Please change this: {message}",
    requestPage: "{page}: {message}",

    elsewhereTitle: "Something is missing on another page",
    elsewhereLink: "Go to the page to go on with",

    checkTitle: "Check your answers",
    checkLede: "Read them once more. You can change each one, and you come back here.",
    checkOffer: "Before you submit, read all your answers on one page.",
    checkButton: "Check your answers",
    checkChange: "Change",
    checkChangeWhat: "Change: {question}",
    checkEmpty: "Not answered",
    checkYes: "Yes",
    checkNo: "No",
    checkDraft: "Typed, not saved yet",
    checkMissing: "Not complete yet",
    backToApplication: "Back to your application",
    checkContinue: "Continue to the last page",
    checkResume: "Continue your application",

    conflictText:
      "Nothing was overwritten, and what you typed is not lost. Look at both and choose which one counts.",
    conflictSame: "Both hold the same answers.",
    conflictTheirs: "Saved",
    conflictMine: "Yours",
    keepTheirs: "Keep theirs",
    useMine: "Use mine",

    wrongTitle: "Did you start the wrong application?",
    wrongText:
      "Standard start-up accounts include tax-exemption, while maintain accounts are for groups with existing exemption.",
    wrongStartUp:
      "You started the start-up application. If your group has its tax-exemption already, or has asked the IRS for it, a maintain account is the right one.",
    wrongMaintain:
      "You started the maintain application. If your group has no tax-exemption yet, a start-up account is the right one.",
    wrongChoices:
      "You can delete this application and start again, change to the other kind and keep your answers, or close this and change the checkbox.",
    wrongOpen: "See what you can do",
    wrongDelete: "Delete",
    wrongSwitch: "Change the kind of application",
    wrongChange: "Change the checkbox",

    deleteTitle: "Delete this application",
    deleteKept: "The application is still there.",

    switchTitle: "Change the kind of application",
    switchLede: "Your application changes from {from} to {to}.",
    switchKeeps: "Your answers stay with the application.",
    switchDrops:
      "Answers to questions that only the old kind asks are put aside. They come back if you change back before you submit.",
    switchPrice: "The joining price is {to} in place of {from}.",
    switchSubmit: "Change to {to}",
    switchStay: "Keep {from}",
    switchNot: "This application cannot change its kind any more. Write to us if it has to.",

    einButton: "Look it up",
    einTitle: "The IRS knows this number",
    einName: "Name",
    einPlace: "City and state",
    einFiscalYear: "Fiscal year ends in",
    einUse: "Use these",
    einIgnore: "No, this is another organization",
    einUnknown: "The IRS file that we have does not list this number. New groups come later.",
    einConfirm: "Is this your organization? Then we fill in these answers for you.",
    einAsOf: "From the IRS list of exempt organizations of {date}.",
    einNone: "Not in the list",
    einUsed:
      "We filled in what the IRS knows: name and place on the first page, the fiscal year under Finances. Please check them.",

    "state.submitted": "Your application is with us",
    "state.submitted.next":
      "Next comes the payment of the joining price. Your answers cannot be changed while we work on them.",
    "state.paid": "Your joining price is settled",
    "state.paid.next": "Next, a person reads your application. We write to you.",
    "state.in_review": "A person is reading your application",
    "state.in_review.next":
      "We write to you when it is approved or when we need something from you.",
    "state.approved": "Your application is approved",
    "state.approved.next": "Welcome! Everything about your membership is on your home page.",
    "state.declined": "Your application was declined",
    "state.declined.next":
      "The reason is in our mail to you. Write to {email} or call {phone} if you have a question.",
    toPayments: "See your invoice and how to pay",
    toHome: "Go to your home page",
    readAnswers: "Read your answers",
    history: "What happened so far",
    "moved.draft": "Started",
    "moved.submitted": "Submitted",
    "moved.paid": "Paid",
    "moved.in_review": "In review",
    "moved.changes_requested": "Changes requested",
    "moved.approved": "Approved",
    "moved.declined": "Declined",
  },
});
