import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { parseFields } from "#modules/platform/fields";
import { treasuryForm } from "#modules/treasury/contract";
import { correctionSchema, correctReport } from "#modules/treasury/index.server";
import { askedYear, readVersion } from "~/http/asked-year.server";
import { calendarPaths } from "~/http/calendar-paths";
import { answerDone, refuseForm, refusePage } from "~/http/respond.server";
import { treasuryPaths } from "~/http/treasury-paths";
import { FormField } from "~/parts/form-field/form-field";
import { ButtonLink } from "~/ui/button";
import { DescriptionList, Details } from "~/ui/details";
import { Form, SubmitButton } from "~/ui/form";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { Notice } from "~/ui/notice";
import { Page, PageTitle } from "~/ui/page";
import { Table } from "~/ui/table";
import { useWords } from "~/ui/ui-context";
import { controlsWords } from "../controls-words";
import { treasuryWords } from "../words";
import { BudgetPlot } from "./budget-plot";
import { LineTable } from "./line-table";
import { loadYear } from "./year-page.server";

/** A year: its figures, its categories beside the budget, its final reports. */
export const loader = ({ context, request, params }: LoaderFunctionArgs) =>
  loadYear(context, askedYear(context, request, params.end));

/** Opens a final report for a correction. */
export async function action({ context, request, params }: ActionFunctionArgs) {
  const { ctx, body } = context;
  const { named, ...key } = askedYear(context, request, params.end);
  const { version, ...sent } = body.fields;
  const fields = parseFields(correctionSchema, sent, ctx.locale);
  if (!fields.ok) return refuseForm(context, fields.refusal);
  const begun = await correctReport(ctx, {
    ...key,
    version: readVersion(version),
    reason: fields.value.reason,
  });
  if (!begun.ok) {
    const isGone = begun.refusal.code === "not_found";
    return isGone ? refusePage(context, begun.refusal) : refuseForm(context, begun.refusal);
  }
  const json = { status: "saved" };
  return answerDone(context, {
    json,
    to: treasuryPaths.numbers(key.endsOn, named),
    flash: "saved",
  });
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function TreasuryYear() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useWords(treasuryWords);
  const say = useWords(controlsWords);
  const { named, endsOn, name, day, mayAct, state, isFinal, correction, figures, lines } = page;
  const { reviewId } = page;
  return (
    <Page className="stack">
      <PageTitle
        title={t(page.isOver ? "year" : "yearRuns", { day })}
        lede={t("yearLede", { name })}
        aside={<strong>{state}</strong>}
        answer={answer}
      />
      {correction && (
        <Notice title={t("state.correction")}>{t("correcting", { reason: correction })}</Notice>
      )}
      <div className="flex flex-wrap gap-3 no-print">
        {mayAct && !isFinal && (
          <ButtonLink to={treasuryPaths.numbers(endsOn, named)}>{t("editNumbers")}</ButtonLink>
        )}
        {mayAct && (
          <ButtonLink to={treasuryPaths.budget(endsOn, named)} variant="secondary">
            {t("editBudget")}
          </ButtonLink>
        )}
        <ButtonLink to={treasuryPaths.pdf(endsOn, named)} variant="secondary" reloadDocument>
          {t("pdf")}
        </ButtonLink>
        {reviewId !== null && (
          <ButtonLink
            to={treasuryPaths.reviewPdf(endsOn, reviewId, named)}
            variant="secondary"
            reloadDocument
          >
            {say("reviewPdf")}
          </ButtonLink>
        )}
      </div>
      <section className="stack">
        <h2 id="figures">{t("figures")}</h2>
        <DescriptionList facts={figures} />
        <p className="hint">
          {t("receiptsText")} <Link to={calendarPaths.facts(named)}>{t("toFacts")}</Link>
        </p>
      </section>
      {page.plot.length > 0 && (
        <section className="stack">
          <h2 id="plot">{t("plot")}</h2>
          <p className="hint">{t("plotText")}</p>
          <BudgetPlot bars={page.plot} />
        </section>
      )}
      <section className="stack">
        <h2 id="table">{t("table")}</h2>
        <LineTable lines={lines} />
        <p className="no-print">
          <a href={treasuryPaths.csv(endsOn, named)}>{t("csv")}</a>
        </p>
      </section>
      {page.finals.length > 0 && <Finals {...page} answer={answer} />}
      <p className="no-print">
        <Link to={treasuryPaths.review(endsOn, named)}>{say("toReview")}</Link>
      </p>
      <p className="no-print">
        <Link to={treasuryPaths.list(named)}>{t("backList")}</Link>
      </p>
    </Page>
  );
}

type PageData = ReturnType<typeof useLoaderData<typeof loader>>;

/** The final versions, and the way to another one. */
function Finals({
  named,
  endsOn,
  finals,
  isFinal,
  mayAct,
  version,
  answer,
}: PageData & { answer: ReturnType<typeof useActionData<typeof action>> }) {
  const t = useWords(treasuryWords);
  return (
    <section className="stack">
      <h2 id="finals">{t("finals")}</h2>
      <p>{t("finalsText")}</p>
      <Table
        caption={t("finals")}
        isCaptionHidden
        rows={finals}
        rowKey={(one) => one.version}
        empty={null}
        columns={[
          {
            key: "version",
            header: t("version"),
            isRowHeader: true,
            cell: (one) => (
              <a href={treasuryPaths.pdf(endsOn, named, one.version)}>
                {t("version")} {one.version}
              </a>
            ),
          },
          { key: "made", header: t("made"), cell: (one) => one.made },
          { key: "reason", header: t("reason"), isLong: true, cell: (one) => one.reason },
          { key: "receipts", header: t("receipts"), isFigure: true, cell: (one) => one.receipts },
          { key: "closing", header: t("closing"), isFigure: true, cell: (one) => one.closing },
        ]}
      />
      {mayAct && isFinal && (
        <Details summary={t("correct")} isOpen={answer !== undefined}>
          <p>{t("correctText")}</p>
          <Form
            id="correct"
            action={treasuryPaths.year(endsOn, named)}
            answer={answer}
            label={t("correct")}
          >
            <input type="hidden" name="version" value={version} />
            <FormField form={treasuryForm} name="reason" />
            <SubmitButton variant="secondary" className="mt-4">
              {t("correctSubmit")}
            </SubmitButton>
          </Form>
        </Details>
      )}
    </section>
  );
}
