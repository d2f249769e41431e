import { locales, type Message } from "#modules/platform/messages";
import { formsOf, type WordingView } from "#modules/wording/contract";
import { listWording } from "#modules/wording/index.server";
import type { HttpContext } from "~/http/context.server";
import { refusePage } from "~/http/respond.server";
import { type EditablePage, editablePages } from "~/wording/editable.server";

/** So many texts are in one list. */
const MOST = 200;

export type TextsData = Awaited<ReturnType<typeof readTexts>>;

/** The texts that the address bar asks for. */
export async function readTexts(context: HttpContext, request: Request) {
  const asked = new URL(request.url).searchParams;
  const page = editablePages.find(({ name }) => name === asked.get("page"))?.name;
  const search = asked.get("search")?.trim().slice(0, 200) ?? "";
  const listed = await listWording(context.ctx);
  if (!listed.ok) refusePage(context, listed.refusal);
  const isListed = matcher(page, search);
  const rows = editablePages.flatMap((one) => rowsOf(one, listed.value)).filter(isListed);
  return {
    query: { page, search },
    pages: editablePages.map(({ name, label }) => ({ value: name, label })),
    rows: rows.slice(0, MOST),
    /** How many there are, of which `rows` may be the first. */
    total: rows.length,
  };
}

function matcher(page: string | undefined, search: string): (row: TextRow) => boolean {
  if (!page && !search) return ({ isChanged }) => isChanged;
  const wanted = folded(search);
  return ({ page: own, en, es }) =>
    (!page || own === page) && [en, es].some((text) => folded(text).includes(wanted));
}

/** Letters without their case and accents, so that "anos" finds "Años". */
const folded = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("’", "'").toLowerCase();

export type TextRow = ReturnType<typeof rowsOf>[number];

function rowsOf(page: EditablePage, written: readonly WordingView[]) {
  const own = written.filter(({ catalogue, text }) => catalogue === page.name && text !== null);
  return Object.keys(page.en).map((key) => {
    const edits = own.filter((one) => one.key === key);
    const [en = "", es = ""] = locales.map((locale) =>
      shown(edits.find((one) => one.locale === locale)?.text ?? page[locale][key] ?? ""),
    );
    const { name, label } = page;
    return { page: name, label, key, en, es, isChanged: edits.length > 0 };
  });
}

const shown = (text: Message): string => formsOf(text).other;
