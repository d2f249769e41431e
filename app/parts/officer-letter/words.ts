import { defineMessages } from "#modules/platform/messages";

/** Words of an officer letter: what its code says today, and the page of an objection. */
export const officerLetterWords = defineMessages({
  name: "officerLetter",
  en: {
    "state.valid": "Holds today",
    "state.expired": "Expired",
    "state.withdrawn": "Withdrawn",
    "state.ended": "Term ended",
    "state.changed": "No longer so",
    "state.not_current": "Not current",
    "text.valid": "{name} is in office today, by the club's roster.",
    "text.expired": "The letter was valid through {valid}. Ask for a newer one.",
    "text.withdrawn": "The letter was withdrawn. Do not rely on it.",
    "text.ended": "The term of {name} ended on {to}. Do not rely on the letter.",
    "text.changed": "The club's roster no longer says what the letter says. Do not rely on it.",
    "text.not_current": "This letter is not current.",
    checkTitle: "{organization}",
    checkLede: "An officer letter of {issued}, as the club's roster said then.",
    today: "Today",
    said: "What the letter says",
    person: "Name",
    office: "Office",
    organization: "Organization",
    term: "Term",
    days: "{from} to {to}",
    serial: "Letter number",
    issued: "Issued",
    validThrough: "Valid through",
    reading:
      "The club enters its officers itself. The letter says who holds an office, and nothing else about the club.",
    objectTitle: "Is this right?",
    objectLede: "A letter of {organization} names {name} as {office}.",
    object: "Object, and withdraw the letter",
    objectText:
      "If {name} does not hold this office, object. The letter is withdrawn at once, for good, and everybody who checks it is told so.",
    objectNothing: "If it is right, you need not do anything.",
    objected: "The letter is withdrawn",
    objectedText:
      "Its page says so from now on. If the roster is wrong, ask the club's primary user to mend it, or write to us.",
    nothingLeft: "There is nothing to object to: this letter is not in force.",
  },
});
