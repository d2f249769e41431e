import { choiceWords, defineForm, field, optional } from "#modules/platform/forms/contract";
import { defineMessages } from "#modules/platform/messages";
import { categoryNames } from "./domain/categories";
import { paperKinds } from "./domain/papers";
import type { PaperPage } from "./views";
import { categoryWords, paperWords } from "./words";

export const paperFormWords = defineMessages({
  name: "paperForm",
  en: {
    kind: "Which paper is it?",
    ...choiceWords("kind", paperWords.en),
    "kind.hint": "One of those that clubs are asked for: then we know that it is not missing.",
    "kind.name": "paper",
    "kind.none": "None of these",
    category: "Category",
    ...choiceWords("category", categoryWords.en),
    "category.hint": "Decides how long it is kept. The paper's own is taken where you choose none.",
    "category.none": "By the paper, or Other",
    title: "Title",
    "title.hint": "Left empty, the file's name is shown.",
    dated_on: "Date of the paper",
    "dated_on.hint": "Left empty, today.",
    ends_on: "Last day",
    "ends_on.hint": "Of a contract, registration or policy.",
    is_private: "Private",
    "is_private.hint":
      "Only the primary user and the treasurer see it. No packet or share has it. Your headquarters keeps what you sent it before.",
    hold: "Why it is not to be deleted",
    "hold.audit": "An audit",
    "hold.dispute": "A dispute",
    "hold.hint": "A hold wins over every period.",
    "hold.name": "hold",
    "hold.none": "No hold",
  },
});

/** What is said of a paper. */
export const paperForm = defineForm({
  fields: {
    kind: optional(field.choice(paperKinds)),
    category: optional(field.choice(categoryNames)),
    title: optional(field.line({ max: 200, example: "Minutes of May" })),
    dated_on: optional(field.date()),
    ends_on: optional(field.date()),
    is_private: field.flag(),
  },
  words: paperFormWords,
});

/** Holds a paper, or lets go of it. */
export const holdForm = defineForm({
  fields: { hold: optional(field.choice(["audit", "dispute"])) },
  words: paperFormWords,
});

type Said = "kind" | "category" | "givenTitle" | "datedOn" | "endsOn" | "isPrivate";

/** What is said of a paper now, in the fields of its form. */
export const formOfPaper = (paper: Pick<PaperPage, Said>) => ({
  kind: paper.kind,
  category: paper.category,
  title: paper.givenTitle,
  dated_on: paper.datedOn,
  ends_on: paper.endsOn ?? "",
  is_private: paper.isPrivate ? "1" : "0",
});
