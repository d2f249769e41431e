import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { parseFields } from "#modules/platform/fields";
import { formatCurrency } from "#modules/platform/format";
import { cents } from "#modules/platform/money";
import { type Result, refuse } from "#modules/platform/result";
import { treasuryForm } from "#modules/treasury/contract";
import {
  cashSignSchema,
  cashSlipSchema,
  depositCash,
  readCash,
  signCash,
} from "#modules/treasury/index.server";
import { askedAccount } from "~/http/asked-account.server";
import { readId } from "~/http/read-id";
import { answerDone, refuseForm, refusePage } from "~/http/respond.server";
import { treasuryPaths } from "~/http/treasury-paths";
import { FormField } from "~/parts/form-field/form-field";
import { DescriptionList } from "~/ui/details";
import { Form, SubmitButton } from "~/ui/form";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { Notice } from "~/ui/notice";
import { FormPage, PageTitle } from "~/ui/page";
import { Table } from "~/ui/table";
import { useWords } from "~/ui/ui-context";
import { controlsWords } from "../controls-words";
import { showDay } from "../shown-year.server";

/** One count of cash. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { accountId, named } = askedAccount(context, request);
  const found = await readCash(context.ctx, { accountId, id: readId(params.id) });
  const count = found.ok ? found.value.counts[0] : undefined;
  if (!found.ok) refusePage(context, found.refusal);
  if (!count) refusePage(context, { code: "not_found" });
  return {
    accountId,
    named,
    name: found.value.accountName,
    mayAct: found.value.mayAct,
    id: count.id,
    event: count.event,
    day: showDay(context, count.countedOn),
    total: count.total === null ? "" : formatCurrency(count.total),
    first: count.first,
    second: count.second,
    slip: count.slip,
    isFirst: count.isFirst,
    pieces: count.pieces.map(({ value, count: many }) => ({
      value: formatCurrency(cents(value)),
      count: many,
      amount: formatCurrency(cents(value * many)),
    })),
    purposes: count.purposes.map(({ name, amount }) => ({ name, amount: formatCurrency(amount) })),
  };
}

/** Signs as the second person, or notes the deposit slip. */
export async function action({ context, request, params }: ActionFunctionArgs) {
  const { ctx, body } = context;
  const { accountId, named } = askedAccount(context, request);
  const key = { accountId, id: readId(params.id) };
  const decide = async (): Promise<Result<void>> => {
    const { decision, ...sent } = body.fields;
    if (decision === "sign") {
      const fields = parseFields(cashSignSchema, sent, ctx.locale);
      return fields.ok ? signCash(ctx, { ...key, ...fields.value }) : fields;
    }
    if (decision !== "slip") return refuse({ code: "not_found" });
    const fields = parseFields(cashSlipSchema, sent, ctx.locale);
    return fields.ok ? depositCash(ctx, { ...key, ...fields.value }) : fields;
  };
  const done = await decide();
  if (!done.ok) {
    const isGone = done.refusal.code === "not_found";
    return isGone ? refusePage(context, done.refusal) : refuseForm(context, done.refusal);
  }
  const to = treasuryPaths.cashOne(key.id, named);
  return answerDone(context, { json: { status: "saved" }, to, flash: "saved" });
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function CashCount() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useWords(controlsWords);
  const { named, id, event, name, day, total, first, second, slip, isFirst, mayAct } = page;
  const to = treasuryPaths.cashOne(id, named);
  return (
    <FormPage>
      <PageTitle
        title={t("oneTitle", { event })}
        lede={t("oneLede", { name, day })}
        answer={answer}
      />
      <DescriptionList
        facts={[
          { term: t("total"), description: total ? <strong>{total}</strong> : t("totalHidden") },
          {
            term: t("signed"),
            description: second ? t("signedBoth", { first, second }) : t("waiting", { first }),
          },
          { term: t("slip"), description: slip || t("none") },
        ]}
      />
      {total && (
        <>
          <Table
            caption={t("pieces")}
            rows={page.pieces}
            rowKey={({ value }) => value}
            empty={null}
            columns={[
              { key: "value", header: t("piece"), isRowHeader: true, cell: ({ value }) => value },
              { key: "count", header: t("howMany"), isFigure: true, cell: ({ count }) => count },
              { key: "amount", header: t("amount"), isFigure: true, cell: ({ amount }) => amount },
            ]}
          />
          <Table
            caption={t("purposes")}
            rows={page.purposes}
            rowKey={({ name: purpose }) => purpose}
            empty={null}
            columns={[
              { key: "for", header: t("for"), isRowHeader: true, cell: (one) => one.name },
              { key: "amount", header: t("amount"), isFigure: true, cell: ({ amount }) => amount },
            ]}
          />
        </>
      )}
      {!second && isFirst && <Notice title={t("secondOther")}>{t("secondOtherText")}</Notice>}
      {!second && !isFirst && mayAct && (
        <section className="stack mt-8">
          <h2 id="second">{t("second")}</h2>
          <p>{t("secondText")}</p>
          <Form id="sign" action={to} answer={answer} label={t("second")}>
            <input type="hidden" name="decision" value="sign" />
            <FormField form={treasuryForm} name="total" />
            <SubmitButton className="mt-4">{t("secondSubmit")}</SubmitButton>
          </Form>
        </section>
      )}
      {second && !slip && mayAct && (
        <section className="stack mt-8">
          <h2 id="slip">{t("slipTitle")}</h2>
          <Form id="deposit" action={to} answer={answer} label={t("slipTitle")}>
            <input type="hidden" name="decision" value="slip" />
            <FormField form={treasuryForm} name="slip" />
            <SubmitButton className="mt-4">{t("slipSave")}</SubmitButton>
          </Form>
        </section>
      )}
      <p className="mt-8">
        <Link to={treasuryPaths.cash(named)}>{t("backCash")}</Link>
      </p>
    </FormPage>
  );
}
