import { brand } from "#modules/platform/brand.server";
import { type Ctx, reader } from "#modules/platform/ctx.server";
import type { SheetModel, SheetSection } from "#modules/platform/documents/sheet";
import { writeSheetPdf } from "#modules/platform/documents/sheet-pdf.server";
import { formatCurrency } from "#modules/platform/format";
import { type Translate, translator } from "#modules/platform/messages";
import { cents } from "#modules/platform/money";
import { isOfAccount } from "#modules/platform/permission.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import { formWords, reviewWords } from "../control-messages";
import { piecesOfCash } from "../domain/cash";
import { reviewChecks } from "../domain/review";

/** The forms to print. */
export const blankForms = ["cash", "reimbursement", "deposit", "review"] as const;
type BlankForm = (typeof blankForms)[number];
type Words = Translate<(typeof formWords)["en"]>;

const blank = (count: number, columns: number) =>
  Array.from({ length: count }, () => Array.from({ length: columns }, () => " "));

const columnsOf = (...headers: readonly [header: string, share: number][]) =>
  headers.map(([header, share]) => ({ header, share }));

/** Lines to sign on, one for each of those who sign. */
const signed = (t: Words, ...who: readonly string[]): SheetSection => ({
  heading: t("signatures"),
  table: {
    columns: columnsOf(["", 0.26], [t("name"), 0.26], [t("signature"), 0.3], [t("date"), 0.18]),
    rows: who.map((one) => [`${one}\n`, "", "", ""]),
  },
});

function sectionsOf(t: Words, form: BlankForm, check: (name: string) => string): SheetSection[] {
  switch (form) {
    case "cash":
      return [
        {
          heading: t("piece"),
          text: t("cashText"),
          table: {
            columns: columnsOf([t("piece"), 0.34], [t("count"), 0.33], [t("amount"), 0.33]),
            rows: piecesOfCash.map((value) => [formatCurrency(cents(value)), "", ""]),
            totals: [[t("total"), "", ""]],
          },
        },
        {
          heading: t("purposes"),
          table: {
            columns: columnsOf([t("purpose"), 0.67], [t("amount"), 0.33]),
            rows: blank(3, 2),
            totals: [[t("total"), ""]],
          },
        },
        signed(t, t("first"), t("second")),
      ];
    case "reimbursement":
      return [
        {
          heading: t("lines"),
          text: t("receiptsText"),
          table: {
            columns: columnsOf(
              [t("day"), 0.17],
              [t("purpose"), 0.37],
              [t("category"), 0.26],
              [t("amount"), 0.2],
            ),
            rows: blank(8, 4),
            totals: [[t("total"), "", "", ""]],
          },
        },
        signed(t, t("asked"), t("approved")),
      ];
    case "deposit":
      return [
        {
          heading: t("checks"),
          table: {
            columns: columnsOf(
              [t("from"), 0.34],
              [t("checkNumber"), 0.2],
              [t("purpose"), 0.26],
              [t("amount"), 0.2],
            ),
            rows: blank(14, 4),
            totals: [[t("total"), "", "", ""]],
          },
        },
        signed(t, t("first"), t("second")),
      ];
    case "review":
      return [
        {
          heading: t("checkOf"),
          text: t("reviewText"),
          table: {
            columns: columnsOf([t("checkOf"), 0.7], [t("found"), 0.3]),
            rows: reviewChecks.map((one) => [check(one), ""]),
          },
        },
        { heading: t("note"), table: { columns: columnsOf(["", 1]), rows: blank(4, 1) } },
        signed(t, t("reviewer"), t("president")),
      ];
  }
}

const factsOf: Readonly<
  Record<
    BlankForm,
    readonly ("event" | "day" | "slip" | "payTo" | "address" | "check" | "account")[]
  >
> = {
  cash: ["event", "day", "slip"],
  reimbursement: ["payTo", "address", "check"],
  deposit: ["account", "day", "slip"],
  review: ["day"],
};

/**
 * A form to print and to fill by hand, in the language that the person reads. For the account's people,
 * staff and the system. Refusal: `not_found`, also for what is no form.
 */
export async function blankForm(
  ctx: Ctx,
  { accountId, form: asked }: { readonly accountId: number; readonly form: string },
): Promise<Result<Uint8Array>> {
  const form = blankForms.find((one) => one === asked);
  if (!form || !isOfAccount(ctx, accountId)) return refuse({ code: "not_found" });
  const account = await reader(ctx).account.findUnique({
    where: { id: accountId },
    select: { name: true },
  });
  if (!account) return refuse({ code: "not_found" });
  const t = translator(formWords, ctx.locale);
  const checks = translator(reviewWords, ctx.locale);
  const title = t(`title.${form}`);
  const sheet: SheetModel = {
    language: ctx.locale === "es" ? "es-US" : "en-US",
    title,
    subject: t("subject", { title, name: account.name }),
    creator: brand.name,
    createdAt: ctx.now(),
    isBlack: true,
    parties: [{ heading: "", lines: [account.name] }],
    facts: factsOf[form].map((term) => ({ term: t(term), text: " " })),
    sections: sectionsOf(t, form, (name) =>
      checks(`check.${name}` as `check.${(typeof reviewChecks)[number]}`),
    ),
    footer: account.name,
    pageOf: (page, pages) => t("page", { page, pages }),
  };
  return ok(await writeSheetPdf(sheet));
}
