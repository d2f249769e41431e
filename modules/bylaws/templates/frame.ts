import type { DraftArticle, DraftDocument, DraftForm } from "#modules/platform/documents/number";
import { bylawsMessages } from "../messages";
import { answer, para } from "./draft";
import type { BylawsForm } from "./form";
import type { VersionFacts } from "./template";
import type { BylawsAnswers } from "./words";

const LANGUAGE = "en-US";
const HEADER_CHARACTERS = 70;

/** The form that an adoption by members makes needless. */
export const FIRST_ADOPTION = "first-adoption";

const longDate = new Intl.DateTimeFormat(LANGUAGE, { dateStyle: "long", timeZone: "UTC" });

/** A name short enough for one line of a header. */
function shortName(name: string): string {
  const characters = [...name.replace(/\s+/gu, " ").trim()];
  return characters.length <= HEADER_CHARACTERS
    ? characters.join("")
    : `${characters
        .slice(0, HEADER_CHARACTERS - 1)
        .join("")
        .trimEnd()}…`;
}

/** What a variant puts into the frame that all share. */
export interface BylawsBody {
  /** What kind of organization the bylaws are for: the document's subject. */
  readonly subject: string;
  readonly keywords: readonly string[];
  readonly articles: DraftArticle[];
  /** Who approves the bylaws where they take effect only then. */
  readonly approval?: DraftForm;
}

/** How the bylaws of a new organization are adopted, which has no members yet to do it. */
const firstAdoption = (name: string): DraftForm => ({
  id: FIRST_ADOPTION,
  title: "Adoption by the First Board or the Incorporators",
  blocks: [
    para(
      "Use this form in place of the certificate when the organization is new and has no members who could vote. We are all of the incorporators or all of the first directors of ",
      answer("name", name),
      ". We adopt these bylaws as its first bylaws, on the date stated below, and name as its first officers those whose names stand below. They serve until the officers whom the members elect at their first annual meeting take office.",
    ),
  ],
  signatures: [
    ["Date of adoption", "Incorporators or first directors? (write which)"],
    ["Signature", "Name", "Signature", "Name"],
    ["Signature", "Name", "Signature", "Name"],
    ["First president", "First vice president, if any"],
    ["First secretary", "First treasurer"],
  ],
});

/** The frame of every variant's document: cover, header and footer, certificate of adoption. */
export function bylawsDocument(
  form: Pick<BylawsForm, "version" | "isCharity">,
  { name, is_highlighted }: BylawsAnswers,
  facts: VersionFacts,
  { subject, keywords, articles, approval }: BylawsBody,
): DraftDocument {
  const { disclaimer, articlesFirst } = bylawsMessages.en;
  return {
    language: LANGUAGE,
    isHighlighted: is_highlighted,
    properties: {
      title: `Bylaws of ${name}`,
      subject,
      creator: facts.creator,
      description: disclaimer,
      keywords: ["bylaws", ...keywords],
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
      notice: form.isCharity ? `${disclaimer} ${articlesFirst}` : disclaimer,
    },
    contentsTitle: "Contents",
    header: shortName(name),
    footer: `Bylaws, version ${facts.number} (wording ${form.version})`,
    articles,
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
    furtherForms: [...(approval ? [approval] : []), firstAdoption(name)],
  };
}
