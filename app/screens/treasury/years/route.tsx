import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { parseFields } from "#modules/platform/fields";
import { formatCurrency, formatLongDate } from "#modules/platform/format";
import { translator } from "#modules/platform/messages";
import { treasuryForm } from "#modules/treasury/contract";
import { beginYear, listYears, yearSchema } from "#modules/treasury/index.server";
import { askedAccount } from "~/http/asked-account.server";
import { answerDone, refuseForm, refusePage } from "~/http/respond.server";
import { treasuryPaths } from "~/http/treasury-paths";
import { FormField } from "~/parts/form-field/form-field";
import { Details } from "~/ui/details";
import { Form, SubmitButton } from "~/ui/form";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { Page, PageTitle } from "~/ui/page";
import { EmptyState, Table } from "~/ui/table";
import { useWords } from "~/ui/ui-context";
import { controlsWords } from "../controls-words";
import { treasuryWords } from "../words";

/** The years of an account, and which could be begun. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { ctx } = context;
  const { accountId, named } = askedAccount(context, request);
  const found = await listYears(ctx, accountId);
  if (!found.ok) refusePage(context, found.refusal);
  const { accountName, years, next, mayAct } = found.value;
  const t = translator(treasuryWords, ctx.locale);
  return {
    accountId,
    named,
    name: accountName,
    mayAct,
    next: next.map((endsOn) => ({ endsOn, day: formatLongDate(endsOn, ctx) })),
    years: years.map((year) => ({
      endsOn: year.endsOn,
      day: formatLongDate(year.endsOn, ctx),
      state: t(year.correction ? "state.correction" : `state.${year.state}`),
      income: formatCurrency(year.income),
      expense: formatCurrency(year.expense),
      closing: formatCurrency(year.closing),
      budget: year.adoptedOn
        ? t("budget.adopted", { day: formatLongDate(year.adoptedOn, ctx) })
        : t(year.hasBudget ? "budget.open" : "budget.none"),
    })),
  };
}

/** Begins a year, and leads to it. */
export async function action({ context, request }: ActionFunctionArgs) {
  const { ctx, body } = context;
  const { accountId, named } = askedAccount(context, request);
  const fields = parseFields(yearSchema, body.fields, ctx.locale);
  if (!fields.ok) return refuseForm(context, fields.refusal);
  const endsOn = fields.value.ends_on;
  const begun = await beginYear(ctx, { accountId, endsOn });
  if (!begun.ok) {
    const isGone = begun.refusal.code === "not_found";
    return isGone ? refusePage(context, begun.refusal) : refuseForm(context, begun.refusal);
  }
  const json = { status: "saved", ends_on: endsOn };
  return answerDone(context, { json, to: treasuryPaths.year(endsOn, named), flash: "saved" });
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

type YearRow = ReturnType<typeof useLoaderData<typeof loader>>["years"][number];

export default function TreasuryYears() {
  const { named, name, mayAct, next, years } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useWords(treasuryWords);
  const say = useWords(controlsWords);
  return (
    <Page className="stack">
      <PageTitle title={t("title")} lede={t("lede", { name })} answer={answer} />
      <section className="stack">
        <h2 id="years">{t("years")}</h2>
        <Table
          caption={t("years")}
          isCaptionHidden
          rows={years}
          rowKey={({ endsOn }) => endsOn}
          empty={<EmptyState title={t("empty")}>{t("emptyText")}</EmptyState>}
          columns={[
            {
              key: "year",
              header: t("endsOn"),
              isRowHeader: true,
              cell: ({ endsOn, day }: YearRow) => (
                <Link to={treasuryPaths.year(endsOn, named)}>{day}</Link>
              ),
            },
            { key: "state", header: t("state"), cell: ({ state }) => state },
            { key: "budget", header: t("budget"), cell: ({ budget }) => budget },
            { key: "income", header: t("income"), isFigure: true, cell: (one) => one.income },
            { key: "expense", header: t("expense"), isFigure: true, cell: (one) => one.expense },
            { key: "closing", header: t("closing"), isFigure: true, cell: (one) => one.closing },
          ]}
        />
      </section>
      {mayAct && (
        <section className="stack">
          <h2 id="begin">{t("begin")}</h2>
          <p>{t("beginText")}</p>
          <Form id="next" action={treasuryPaths.list(named)} label={t("begin")}>
            <div className="flex flex-wrap gap-3">
              {next.map(({ endsOn, day }) => (
                <SubmitButton key={endsOn} variant="secondary" name="ends_on" value={endsOn}>
                  {day}
                </SubmitButton>
              ))}
            </div>
          </Form>
          <Details summary={t("otherYear")} isOpen={answer !== undefined}>
            <Form
              id="other"
              action={treasuryPaths.list(named)}
              answer={answer}
              label={t("otherYear")}
            >
              <FormField form={treasuryForm} name="ends_on" />
              <SubmitButton className="mt-4">{t("begin")}</SubmitButton>
            </Form>
          </Details>
        </section>
      )}
      <section className="stack">
        <h2 id="forms">{say("forms")}</h2>
        <p>
          <Link to={treasuryPaths.cash(named)}>{say("toCash")}</Link>
        </p>
        <p>{say("formsText")}</p>
        <ul>
          {(["cash", "reimbursement", "deposit", "review"] as const).map((form) => (
            <li key={form}>
              <a href={treasuryPaths.form(form, named)}>{say(`form.${form}`)} (PDF)</a>
            </li>
          ))}
        </ul>
      </section>
    </Page>
  );
}
