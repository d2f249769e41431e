import { diffArrays } from "diff";
import { type Block, type DocumentModel, type Run, signingFormsOf } from "./model";
import { articleLabel, sectionLabel } from "./number";
import { diffWords, type Piece } from "./word-diff";

type ParagraphKind = "title" | "line" | "paragraph" | "quote" | "item" | "signatures";

interface PlainParagraph {
  readonly kind: ParagraphKind;
  /** `(a)` of a list's item, or "". */
  readonly label: string;
  readonly text: string;
}

interface PlainClause {
  readonly id: string;
  /** 0 is the cover and what is signed, 1 an article, 2 a section. */
  readonly level: 0 | 1 | 2;
  /** `Section 4.2`, or "". */
  readonly label: string;
  readonly title: string;
  readonly paragraphs: readonly PlainParagraph[];
}

/** One paragraph of either document or of both; its pieces say what only one of them has. */
export interface ComparedParagraph {
  readonly kind: ParagraphKind;
  readonly label: readonly Piece[];
  readonly pieces: readonly Piece[];
  /** Set when only one of the two documents has the paragraph. */
  readonly change?: "added" | "removed";
}

/** An article or section of either document or of both, by its stable id. */
export interface ComparedClause {
  readonly id: string;
  readonly level: 0 | 1 | 2;
  readonly label: readonly Piece[];
  readonly title: readonly Piece[];
  /** Undefined when both documents have the clause and it says the same; its number may differ. */
  readonly change?: "added" | "removed" | "changed";
  readonly paragraphs: readonly ComparedParagraph[];
}

const textOf = (runs: readonly Run[]): string => runs.map(({ text }) => text).join("");

const plain = (kind: ParagraphKind, text: string, label = ""): PlainParagraph => ({
  kind,
  label,
  text,
});

function plainBlock(block: Block): PlainParagraph[] {
  if (block.kind !== "list") return [plain(block.kind, textOf(block.runs))];
  return block.items.map(({ label, runs }) => plain("item", textOf(runs), label));
}

function clausesOf(model: DocumentModel): PlainClause[] {
  const { cover, articles } = model;
  return [
    {
      id: "cover",
      level: 0,
      label: "",
      title: cover.title,
      paragraphs: [
        plain("title", textOf(cover.organization)),
        ...cover.lines.map((line) => plain("line", textOf(line))),
        plain("line", cover.notice),
      ],
    },
    ...articles.flatMap((article): PlainClause[] => [
      {
        id: article.id,
        level: 1,
        label: articleLabel(article.number),
        title: article.title,
        paragraphs: [],
      },
      ...article.sections.map(({ id, number, title, blocks }) => ({
        id,
        level: 2 as const,
        label: sectionLabel(number),
        title,
        paragraphs: blocks.flatMap(plainBlock),
      })),
    ]),
    ...signingFormsOf(model).map(
      ({ id, title, blocks, signatures }): PlainClause => ({
        id,
        level: 0,
        label: "",
        title,
        paragraphs: [
          ...blocks.flatMap(plainBlock),
          ...signatures.map((labels) => plain("signatures", labels.join(" · "))),
        ],
      }),
    ),
  ];
}

/** Every run of a document that names a clause gets the name that `labels` has for it. */
function renamed(model: DocumentModel, labels: ReadonlyMap<string, string>): DocumentModel {
  const rename = (runs: readonly Run[]): Run[] =>
    runs.map((run) => ({ ...run, text: labels.get(run.ref ?? "") ?? run.text }));
  const blocks = (list: readonly Block[]): Block[] =>
    list.map((block) =>
      block.kind === "list"
        ? { ...block, items: block.items.map((item) => ({ ...item, runs: rename(item.runs) })) }
        : { ...block, runs: rename(block.runs) },
    );
  const articles = model.articles.map((article) => ({
    ...article,
    sections: article.sections.map((section) => ({ ...section, blocks: blocks(section.blocks) })),
  }));
  return { ...model, articles };
}

/**
 * Compares two documents clause by clause, in the order of both, the wording word by word. A
 * clause is the same one when it has the same id, whatever its number; one that is before
 * another that it stood behind is removed in one place and added in the other.
 * With `isNumberBlind` a reference to a clause that was only renumbered is no difference.
 */
export function compareDocuments(
  before: DocumentModel,
  after: DocumentModel,
  { isNumberBlind = false }: { isNumberBlind?: boolean } = {},
): ComparedClause[] {
  const newer = clausesOf(after);
  const labels = new Map(newer.map(({ id, label }) => [id, label]));
  const older = clausesOf(isNumberBlind ? renamed(before, labels) : before);
  const byId = {
    older: new Map(older.map((clause) => [clause.id, clause])),
    newer: new Map(newer.map((clause) => [clause.id, clause])),
  };
  const ids = (clauses: readonly PlainClause[]) => clauses.map(({ id }) => id);
  return diffArrays(ids(older), ids(newer)).flatMap(({ added, removed, value }) =>
    value.map((id) =>
      compareClause(
        added ? undefined : byId.older.get(id),
        removed ? undefined : byId.newer.get(id),
      ),
    ),
  );
}

const whole = (text: string, change: Piece["change"]): Piece[] => {
  if (text === "") return [];
  return [change ? { text, change } : { text }];
};

const isChanged = ({ change, pieces }: ComparedParagraph): boolean =>
  change !== undefined || pieces.some((piece) => piece.change);

function compareClause(
  before: PlainClause | undefined,
  after: PlainClause | undefined,
): ComparedClause {
  const one = after ?? before;
  if (!one) throw new RangeError("a clause of neither document");
  const { id, level } = one;
  if (!before || !after) {
    const change = after ? "added" : "removed";
    return {
      id,
      level,
      label: whole(one.label, change),
      title: whole(one.title, change),
      change,
      paragraphs: one.paragraphs.map((paragraph) => onlyOne(paragraph, change)),
    };
  }
  const title = diffWords(before.title, after.title);
  const paragraphs = compareParagraphs(before.paragraphs, after.paragraphs);
  const differs = before.title !== after.title || paragraphs.some(isChanged);
  return {
    id,
    level,
    label: diffLabel(before.label, after.label),
    title,
    ...(differs && { change: "changed" as const }),
    paragraphs,
  };
}

const diffLabel = (before: string, after: string): Piece[] =>
  before === after
    ? whole(after, undefined)
    : [...whole(before, "removed"), ...whole(after, "added")];

const onlyOne = (
  { kind, label, text }: PlainParagraph,
  change: "added" | "removed",
): ComparedParagraph => ({
  kind,
  label: whole(label, change),
  pieces: whole(text, change),
  change,
});

/** Equal paragraphs are found first; what is between two of them is compared in pairs. */
function compareParagraphs(
  before: readonly PlainParagraph[],
  after: readonly PlainParagraph[],
): ComparedParagraph[] {
  const found: ComparedParagraph[] = [];
  const waiting: { older: PlainParagraph[]; newer: PlainParagraph[] } = { older: [], newer: [] };
  const settle = () => {
    const { older, newer } = waiting;
    const count = Math.max(older.length, newer.length);
    for (let index = 0; index < count; index += 1) found.push(...pair(older[index], newer[index]));
    waiting.older = [];
    waiting.newer = [];
  };
  let olderAt = 0;
  let newerAt = 0;
  const isSame = (one: PlainParagraph, other: PlainParagraph) =>
    one.kind === other.kind && one.text === other.text;
  for (const part of diffArrays([...before], [...after], { comparator: isSame })) {
    const { length } = part.value;
    if (part.removed) waiting.older.push(...before.slice(olderAt, olderAt + length));
    else if (part.added) waiting.newer.push(...after.slice(newerAt, newerAt + length));
    else {
      settle();
      for (let index = 0; index < length; index += 1) {
        found.push(...pair(before[olderAt + index], after[newerAt + index]));
      }
    }
    if (!part.added) olderAt += length;
    if (!part.removed) newerAt += length;
  }
  settle();
  return found;
}

function pair(
  before: PlainParagraph | undefined,
  after: PlainParagraph | undefined,
): ComparedParagraph[] {
  if (before && after && before.kind === after.kind) {
    const label = diffLabel(before.label, after.label);
    return [{ kind: after.kind, label, pieces: diffWords(before.text, after.text) }];
  }
  return [
    ...(before ? [onlyOne(before, "removed")] : []),
    ...(after ? [onlyOne(after, "added")] : []),
  ];
}
