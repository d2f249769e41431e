import { defineMessages } from "#modules/platform/messages";

/** Words of the look-up of a club, and of what comes next by what it says. */
export const clubLookupMessages = defineMessages({
  name: "clubLookup",
  en: {
    label: "Your club's EIN or name",
    hint: "See at once what the IRS's public file says about it.",
    submit: "Look it up",
    example: "An example",
    answer: "What the IRS's file says",
    status: "Status",
    nextReturn: "Next return due",
    all: "Everything the files say",
    names: { one: "One organization has this name", other: "{count} organizations have this name" },
    namesNear: "Did you mean one of these?",
    namesText: "Choose yours. By name we search the groups that we serve; an EIN finds more.",
    namesAll: "See all of them",
    noneTitle: "Nothing was found",
    noneText:
      "By name we search only the groups that we serve. Type the 9 digits of your EIN, for example 12-3456789, to look in all that we have loaded of the IRS's list.",
    missingTitle: "Not in what we have loaded",
    next: "What to do next",
    "current.1": "See which return to file, and when",
    "current.2": "Bring your bylaws up to date",
    "current.3": "Let us keep your papers: apply",
    "revoked.1": "See which way back is open, and until when",
    "revoked.2": "Talk to a person about getting it back",
    "revoked.3": "Apply for help with a new exemption",
    "missing.1": "Check the number on your EIN letter, and how to get one",
    "missing.2": "Not exempt yet? Start an application",
    "missing.3": "Make your bylaws, free",
  },
});
