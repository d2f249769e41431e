import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { parseFields } from "#modules/platform/fields";
import { formatCurrency } from "#modules/platform/format";
import { translator } from "#modules/platform/messages";
import { cents } from "#modules/platform/money";
import { piecesOfCash, treasuryForm } from "#modules/treasury/contract";
import { cashSchema, countCash, readCash } from "#modules/treasury/index.server";
import { askedAccount } from "~/http/asked-account.server";
import { constraintsOf } from "~/http/constraints.server";
import { answerDone, refuseForm, refusePage } from "~/http/respond.server";
import { treasuryPaths } from "~/http/treasury-paths";
import { FormField } from "~/parts/form-field/form-field";
import { Form, SubmitButton } from "~/ui/form";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { TextInput } from "~/ui/inputs";
import { MoneyInput } from "~/ui/money-input";
import { Page, PageTitle } from "~/ui/page";
import { EmptyState, Table } from "~/ui/table";
import { useWords } from "~/ui/ui-context";
import { controlsWords } from "../controls-words";
import { showDay } from "../shown-year.server";

/** Cash that was counted, and the form of another count. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { accountId, named } = askedAccount(context, request);
  const found = await readCash(context.ctx, { accountId });
  if (!found.ok) refusePage(context, found.refusal);
  const { accountName, today, mayAct, counts } = found.value;
  const t = translator(controlsWords, context.ctx.locale);
  return {
    accountId,
    named,
    name: accountName,
    today,
    mayAct,
    counts: counts.map(({ id, event, countedOn, total, first, second, slip }) => ({
      id,
      event,
      on: showDay(context, countedOn),
      total: total === null ? t("totalHidden") : formatCurrency(total),
      signed: second ? t("signedBoth", { first, second }) : t("waiting", { first }),
      slip: slip || t("none"),
    })),
    constraints: constraintsOf(cashSchema),
  };
}

/** Keeps a count as the first of two people made it. */
export async function action({ context, request }: ActionFunctionArgs) {
  const { ctx, body } = context;
  const { accountId, named } = askedAccount(context, request);
  const fields = parseFields(cashSchema, body.fields, ctx.locale);
  if (!fields.ok) return refuseForm(context, fields.refusal);
  const counted = await countCash(ctx, { accountId, fields: fields.value });
  if (!counted.ok) {
    const isGone = counted.refusal.code === "not_found";
    return isGone ? refusePage(context, counted.refusal) : refuseForm(context, counted.refusal);
  }
  const to = treasuryPaths.cashOne(counted.value.id, named);
  return answerDone(context, { json: counted.value, to, flash: "saved" });
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function TreasuryCash() {
  const { named, name, today, mayAct, counts, constraints } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useWords(controlsWords);
  return (
    <Page className="stack">
      <PageTitle title={t("cashTitle")} lede={t("cashLede", { name })} answer={answer} />
      <section className="stack">
        <h2 id="counts">{t("counts")}</h2>
        <Table
          caption={t("counts")}
          isCaptionHidden
          rows={counts}
          rowKey={({ id }) => id}
          empty={<EmptyState title={t("countsNone")}>{t("countsNoneText")}</EmptyState>}
          columns={[
            {
              key: "event",
              header: t("event"),
              isRowHeader: true,
              cell: ({ id, event }) => <Link to={treasuryPaths.cashOne(id, named)}>{event}</Link>,
            },
            { key: "on", header: t("on"), cell: ({ on }) => on },
            { key: "signed", header: t("signed"), isLong: true, cell: ({ signed }) => signed },
            { key: "slip", header: t("slip"), cell: ({ slip }) => slip },
            { key: "total", header: t("total"), isFigure: true, cell: ({ total }) => total },
          ]}
        />
        <p>
          <a href={treasuryPaths.form("cash", named)}>{t("form.cash")} (PDF)</a>
        </p>
      </section>
      {mayAct && (
        <section className="stack max-w-160">
          <h2 id="count">{t("count")}</h2>
          <p>{t("countText")}</p>
          <Form
            id="cash"
            action={treasuryPaths.cash(named)}
            answer={answer}
            constraints={constraints}
            label={t("count")}
            hasRequiredNote
          >
            <FormField form={treasuryForm} name="event" />
            <FormField form={treasuryForm} name="counted_on" start={today} />
            <fieldset className="mt-6">
              <legend className="field-label text-lg">{t("pieces")}</legend>
              <div className="grid grid-cols-2 gap-x-6">
                {piecesOfCash.map((value) => (
                  <TextInput
                    key={value}
                    name={`pieces_${value}`}
                    label={formatCurrency(cents(value))}
                    inputMode="numeric"
                    autoComplete="off"
                    isShort
                  />
                ))}
              </div>
            </fieldset>
            <fieldset className="mt-6">
              <legend className="field-label text-lg">{t("purposes")}</legend>
              <p className="hint">{t("purposesText")}</p>
              {[1, 2, 3].map((number) => (
                <div key={number} className="mt-6">
                  <TextInput name={`purpose_${number}`} label={t("purpose", { number })} />
                  <MoneyInput name={`amount_${number}`} label={t("purposeAmount", { number })} />
                </div>
              ))}
            </fieldset>
            <SubmitButton className="mt-6">{t("save")}</SubmitButton>
          </Form>
        </section>
      )}
      <p>
        <Link to={treasuryPaths.list(named)}>{t("backYears")}</Link>
      </p>
    </Page>
  );
}
