import { defineForm, demanded, field } from "#modules/platform/forms/contract";
import { defineMessages } from "#modules/platform/messages";
import { contestKinds } from "./domain/entry-types";

/** A contest as staff enter it. */
export const contestForm = defineForm({
  fields: {
    title: field.line({ max: 120, example: "Photos of the fall" }),
    kind: field.choice(contestKinds),
    opens_on: field.date(),
    closes_on: field.date(),
    rules: field.area({ max: 10_000, lines: 8, example: "Everyone shown must agree." }),
    version: field.version(),
  },
  words: defineMessages({
    en: {
      title: "Title",
      kind: "What is sent",
      "kind.name": "kind",
      "kind.photo": "Photos",
      "kind.video": "Videos",
      "kind.wrong": "Choose photos or videos.",
      opens_on: "First day",
      closes_on: "Last day",
      rules: "Rules",
      "rules.hint": "Shown above the entry form. Empty lines stay.",
    },
  }),
});

/** What staff say with a decision about an entry; which of it is asked, the decision says. */
export const decisionForm = defineForm({
  fields: {
    alt_text: demanded(
      field.line({ max: 300, example: "Four volunteers sell cookies at a table." }),
    ),
    has_permission: field.flag(),
    frees_place: field.flag(),
    reason: demanded(field.area({ max: 1_000, lines: 4, example: "It shows no volunteers." })),
  },
  words: defineMessages({
    en: {
      alt_text: "What is in the picture?",
      "alt_text.name": "description of the picture",
      "alt_text.hint":
        "One sentence for people who cannot see it: “Four volunteers sell cookies at a table.”",
      has_permission: "I asked, and everyone in it agrees to being shown",
      frees_place: "Free its place, so that another entry of the sender counts",
      reason: "Reason",
    },
  }),
});

/** A winner as staff name it. */
export const winnerForm = defineForm({
  fields: {
    entry: field.count({ max: 999_999_999 }),
    place: field.count({ max: 99 }),
    title: field.line({ max: 80, example: "First place" }),
  },
  words: defineMessages({
    en: {
      entry: "Entry",
      "entry.hint": "Its number, as its page and the list say it.",
      "entry.wrong": "Only an entry that is in the gallery can win.",
      place: "Place",
      "place.hint": "1 for the first; each place goes to one entry.",
      title: "Title",
      "title.name": "title of the place",
      "title.hint": "As the public reads it, for example “First place”.",
    },
  }),
});

/** Two names of which staff say that they are one organization. */
export const mergeForm = defineForm({
  fields: {
    from: field.line({ max: 200, example: "Elm St. Boosters" }),
    into: field.line({ max: 200, example: "Elm Street Boosters" }),
  },
  words: defineMessages({
    en: {
      from: "This name",
      "from.name": "organization to be merged",
      "from.hint": "As an entry has it; capitals, spaces and punctuation do not matter.",
      into: "Is the same organization as",
      "into.name": "organization that it belongs to",
    },
  }),
});
