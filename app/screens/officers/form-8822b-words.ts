import { defineMessages } from "#modules/platform/messages";

/** Words of the helper for Form 8822-B, on its page and on paper. */
export const form8822bWords = defineMessages({
  name: "form8822b",
  en: {
    title: "Tell the IRS of a new responsible party",
    lede: "When the person whom the IRS knows for your EIN changes, it wants Form 8822-B within 60 days, on paper. This page says what goes where, and makes a sheet to copy from.",
    did: "Did the responsible party change?",
    no: "If not, there is nothing to do. An officer who follows in another role changes nothing for the IRS.",
    known: "By your roster the IRS knows {name}.",
    unknown: "Your roster does not say whom the IRS knows for your EIN.",
    yes: "If yes, fill this in",
    make: "Show the sheet",
    ready: "The sheet",
    readyText: "Nothing of this is kept here: download it now.",
    readyBy: "The form has to reach the IRS by {due}.",
    download: "Download the sheet (PDF)",
    record: "Record the change in the roster",
    recordText:
      "Once the roster has it, the form's day is in your calendar, with letters before it.",
    boxes: "Which boxes",
    "box.check": "Box 1: tick it, for a business whose returns are affected.",
    "box.exempt": "Tax-exempt organization: tick the box beside box 1 to 3 if the club is one.",
    "box.name": "Line 4a and 4b: the club's name and EIN, as the IRS has them.",
    "box.party": "Line 8: the new responsible party's name.",
    "box.number":
      "Line 9: that person's own number. Leave it blank on everything that you keep or send by e-mail; write it by hand on the paper that you mail.",
    "box.sign": "Line 10: an officer signs, with title and day.",
    boxesFrom:
      "By the form's revision of December 2019. Look at the form that you download: if its lines differ, the form is right.",
    where: "Where to mail it",
    whereText:
      "The address depends on your state and is in the form's instructions. We have none that was checked: check with the IRS before you mail it.",
    form: "Form 8822-B at irs.gov",
    back: "Back to the officers",
  },
});
