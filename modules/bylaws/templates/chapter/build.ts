import type { DraftDocument } from "#modules/platform/documents/number";
import { bylawsMessages } from "../../messages";
import { answer, para } from "../draft";
import type { BylawsTemplate, VersionFacts } from "../template";
import { closingArticles } from "./closing";
import { type ChapterAnswers, chapterForm } from "./form";
import { governanceArticles } from "./governance";
import { moneyArticles } from "./money";
import { organizationArticles } from "./organization";

const LANGUAGE = "en-US";
const HEADER_CHARACTERS = 70;

const longDate = new Intl.DateTimeFormat(LANGUAGE, { dateStyle: "long", timeZone: "UTC" });

/** A name short enough to stand on one line of a header. */
function shortName(name: string): string {
  const characters = [...name.replace(/\s+/gu, " ").trim()];
  return characters.length <= HEADER_CHARACTERS
    ? characters.join("")
    : `${characters
        .slice(0, HEADER_CHARACTERS - 1)
        .join("")
        .trimEnd()}…`;
}

function build(answers: ChapterAnswers, facts: VersionFacts): DraftDocument {
  const { name } = answers;
  return {
    language: LANGUAGE,
    isHighlighted: answers.is_highlighted,
    properties: {
      title: `Bylaws of ${name}`,
      subject: "Bylaws of a Greek chapter that is a 501(c)(7) social club",
      creator: facts.creator,
      description: bylawsMessages.en.disclaimer,
      keywords: ["bylaws", "Greek chapter", "501(c)(7)"],
      revision: facts.number,
      createdAt: facts.createdAt.toISOString(),
    },
    cover: {
      title: "Bylaws",
      organization: [{ answer: "name", text: name }],
      lines: [
        [{ text: `Version ${facts.number}, prepared ${longDate.format(facts.createdAt)}` }],
        [{ text: "Adopted on: ______________________" }],
      ],
      notice: bylawsMessages.en.disclaimer,
    },
    contentsTitle: "Contents",
    header: shortName(name),
    footer: `Bylaws, version ${facts.number} (wording ${chapterForm.version})`,
    articles: [
      ...organizationArticles(answers),
      ...governanceArticles(),
      ...moneyArticles(answers),
      ...closingArticles(),
    ],
    certificate: {
      id: "certificate",
      title: "Certificate of Adoption",
      blocks: [
        para(
          "We certify that the members of ",
          answer("name", name),
          " adopted these bylaws at a meeting with a quorum, on the date and by the vote stated below, and that these bylaws are in force as adopted.",
        ),
      ],
      signatures: [
        ["Date of adoption", "Votes for and against"],
        ["Signature of the secretary", "Printed name", "Date"],
        ["Signature of the president", "Printed name", "Date"],
      ],
    },
  };
}

/** Bylaws of a Greek chapter: a 501(c)(7) social club under its national organization. */
export const chapterTemplate = {
  form: chapterForm,
  build,
} satisfies BylawsTemplate<ChapterAnswers>;
