import {
  type Article,
  type Block,
  type DocumentModel,
  type Run,
  type Section,
  type SigningForm,
  signingFormsOf,
} from "./model";
import { articleLabel, sectionLabel } from "./number";
import { escapeMarkup } from "./text";
import { wholeDates, wholeParts } from "./whole";

/** The words that the page adds to the document. */
export interface HtmlWords {
  /** Opens the note that says why a section is there: "Why is this here?" */
  readonly reason: string;
  /** Comes before the law that asks for a section: "Legal reference". */
  readonly law: string;
}

/** Line feeds and tabs are kept by the class, whose style is `white-space: pre-wrap`. */
const answerClass = "document-answer";

function runMarkup(run: Run, model: DocumentModel): string {
  let markup = escapeMarkup(run.text);
  if (run.ref !== undefined) return `<a href="#${escapeMarkup(run.ref)}">${markup}</a>`;
  if (run.answer !== undefined) {
    const name = model.isHighlighted ? "mark" : "span";
    markup = `<${name} class="${answerClass}" dir="auto">${markup}</${name}>`;
  }
  if (run.isStrong) markup = `<strong>${markup}</strong>`;
  return run.isEmphasized ? `<em>${markup}</em>` : markup;
}

function runsMarkup(runs: readonly Run[], model: DocumentModel): string {
  // Browsers end no line at a hyphen before a figure.
  const whole = wholeParts(
    runs.map(({ text }) => text),
    wholeDates,
  );
  return runs.map((run, index) => runMarkup({ ...run, text: whole[index] ?? "" }, model)).join("");
}

function blockMarkup(block: Block, model: DocumentModel): string {
  if (block.kind === "list") {
    const items = block.items.map((item) => `<li>${runsMarkup(item.runs, model)}</li>`);
    return `<ol type="a" class="document-list">${items.join("")}</ol>`;
  }
  const markup = runsMarkup(block.runs, model);
  return block.kind === "quote" ? `<p class="document-quote">${markup}</p>` : `<p>${markup}</p>`;
}

function noteMarkup({ reason, law }: Section, words: HtmlWords): string {
  const cite = law
    ? `<p>${escapeMarkup(words.law)}: <a href="${escapeMarkup(law.url)}" rel="noreferrer">${escapeMarkup(law.cite)}</a></p>`
    : "";
  if (!reason && !cite) return "";
  const why = reason ? `<p>${escapeMarkup(reason)}</p>` : "";
  return `<details class="document-note"><summary>${escapeMarkup(words.reason)}</summary>${why}${cite}</details>`;
}

function sectionMarkup(section: Section, model: DocumentModel, words?: HtmlWords): string {
  const number = escapeMarkup(`${sectionLabel(section.number)}.`);
  const blocks = section.blocks.map((block) => blockMarkup(block, model)).join("");
  const note = words ? noteMarkup(section, words) : "";
  return `<section id="${escapeMarkup(section.id)}"><h3><span class="document-number">${number}</span> ${escapeMarkup(section.title)}</h3>${blocks}${note}</section>`;
}

function articleMarkup(article: Article, model: DocumentModel, words?: HtmlWords): string {
  const number = escapeMarkup(`${articleLabel(article.number)}.`);
  const sections = article.sections.map((section) => sectionMarkup(section, model, words));
  return `<section id="${escapeMarkup(article.id)}"><h2><span class="document-number">${number}</span> ${escapeMarkup(article.title)}</h2>${sections.join("")}</section>`;
}

function contentsMarkup(model: DocumentModel): string {
  const link = (id: string, text: string) =>
    `<a href="#${escapeMarkup(id)}">${escapeMarkup(text)}</a>`;
  const items = model.articles.map((article) => {
    const sections = article.sections.map(
      ({ id, number, title }) => `<li>${link(id, `${sectionLabel(number)}. ${title}`)}</li>`,
    );
    const title = link(article.id, `${articleLabel(article.number)}. ${article.title}`);
    return `<li>${title}<ol>${sections.join("")}</ol></li>`;
  });
  const forms = signingFormsOf(model).map(({ id, title }) => `<li>${link(id, title)}</li>`);
  return `<nav class="document-contents" aria-labelledby="document-contents"><h2 id="document-contents">${escapeMarkup(model.contentsTitle)}</h2><ol>${items.join("")}${forms.join("")}</ol></nav>`;
}

function formMarkup(form: SigningForm, model: DocumentModel): string {
  const blocks = form.blocks.map((block) => blockMarkup(block, model)).join("");
  const rows = form.signatures.map((labels) => {
    const lines = labels.map((label) => `<li>${escapeMarkup(label)}</li>`);
    return `<ul class="document-signatures">${lines.join("")}</ul>`;
  });
  return `<section id="${escapeMarkup(form.id)}" class="document-certificate"><h2>${escapeMarkup(form.title)}</h2>${blocks}${rows.join("")}</section>`;
}

/**
 * The document as HTML for the inside of a page: `h1` is its title, every clause has its id, all
 * text is escaped, and there are neither styles nor scripts in it. With `words` each section says
 * in a closed note why it is there and which law asks for it.
 */
export function renderHtml(model: DocumentModel, words?: HtmlWords): string {
  const { cover } = model;
  const lines = cover.lines.map((line) => `<p>${runsMarkup(line, model)}</p>`).join("");
  const articles = model.articles.map((article) => articleMarkup(article, model, words));
  const forms = signingFormsOf(model).map((form) => formMarkup(form, model));
  return `<article class="document" lang="${escapeMarkup(model.language)}"><header class="document-cover"><h1>${escapeMarkup(cover.title)}</h1><p class="document-organization">${runsMarkup(cover.organization, model)}</p>${lines}<p class="document-notice">${escapeMarkup(cover.notice)}</p></header>${contentsMarkup(model)}${articles.join("")}${forms.join("")}</article>`;
}
