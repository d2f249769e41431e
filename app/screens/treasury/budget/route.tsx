import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { treasuryForm } from "#modules/treasury/contract";
import { askedYear } from "~/http/asked-year.server";
import { treasuryPaths } from "~/http/treasury-paths";
import { FormField } from "~/parts/form-field/form-field";
import { Details } from "~/ui/details";
import { Form, SubmitButton } from "~/ui/form";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { MoneyInput } from "~/ui/money-input";
import { Notice } from "~/ui/notice";
import { FormPage, PageTitle } from "~/ui/page";
import { Table } from "~/ui/table";
import { useWords } from "~/ui/ui-context";
import { treasuryWords } from "../words";
import { changeTreasuryBudget, loadBudget } from "./budget-page.server";

/** The budget of a year. */
export const loader = ({ context, request, params }: LoaderFunctionArgs) =>
  loadBudget(context, askedYear(context, request, params.end));

/** Saves it, marks it as adopted, or opens it again. */
export const action = ({ context, request, params }: ActionFunctionArgs) =>
  changeTreasuryBudget(context, askedYear(context, request, params.end));

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

type PageData = ReturnType<typeof useLoaderData<typeof loader>>;
type Answer = ReturnType<typeof useActionData<typeof action>>;

export default function TreasuryBudget() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useWords(treasuryWords);
  const { named, endsOn, day, name, adopted, mayAct, hasAny, sum } = page;
  const answerOf = (decision: string) =>
    answer?.values.decision === decision ? answer : undefined;
  return (
    <FormPage>
      <PageTitle
        title={t("budgetTitle", { day })}
        lede={t("budgetLede", { name })}
        answer={answer}
      />
      {adopted ? (
        <Adopted {...page} answer={answerOf("amend")} />
      ) : (
        <>
          <BudgetForm {...page} answer={answerOf("save")} />
          {hasAny && <p className="mt-6">{sum}</p>}
          {hasAny && mayAct && <AdoptForm {...page} answer={answerOf("adopt")} />}
        </>
      )}
      <p className="mt-8">
        <Link to={treasuryPaths.year(endsOn, named)}>{t("back")}</Link>
      </p>
    </FormPage>
  );
}

/** What is planned at each category. */
function BudgetForm({
  named,
  endsOn,
  version,
  mayAct,
  lines,
  answer,
}: PageData & { answer: Answer }) {
  const t = useWords(treasuryWords);
  return (
    <Form
      id="budget"
      action={treasuryPaths.budget(endsOn, named)}
      answer={answer}
      label={t("budget")}
      isDisabled={!mayAct}
    >
      <input type="hidden" name="decision" value="save" />
      <input type="hidden" name="version" value={version} />
      {(["income", "expense"] as const).map((side) => (
        <fieldset key={side} className="mt-6">
          <legend className="field-label text-lg">{t(side)}</legend>
          {lines
            .filter((line) => line.side === side)
            .map(({ field, name, mark, plannedTyped }) => (
              <MoneyInput
                key={field}
                name={field}
                label={mark ? `${name} (${mark})` : name}
                defaultValue={plannedTyped}
              />
            ))}
        </fieldset>
      ))}
      <SubmitButton className="mt-6">{t("saveBudget")}</SubmitButton>
    </Form>
  );
}

/** Marks the budget as adopted by a meeting. */
function AdoptForm({ named, endsOn, version, today, answer }: PageData & { answer: Answer }) {
  const t = useWords(treasuryWords);
  return (
    <section className="stack mt-10">
      <h2 id="adopt">{t("adopt")}</h2>
      <p>{t("adoptText")}</p>
      <Form
        id="adoption"
        action={treasuryPaths.budget(endsOn, named)}
        answer={answer}
        label={t("adopt")}
      >
        <input type="hidden" name="decision" value="adopt" />
        <input type="hidden" name="version" value={version} />
        <FormField form={treasuryForm} name="adopted_on" start={today} />
        <SubmitButton variant="secondary" className="mt-4">
          {t("adoptSubmit")}
        </SubmitButton>
      </Form>
    </section>
  );
}

/** An adopted budget, and the way to amend it. */
function Adopted({
  named,
  endsOn,
  version,
  adopted,
  mayAct,
  lines,
  sum,
  answer,
}: PageData & { answer: Answer }) {
  const t = useWords(treasuryWords);
  return (
    <div className="stack">
      <Notice tone="success" title={t("isAdopted", { day: adopted })} />
      {(["income", "expense"] as const).map((side) => (
        <Table
          key={side}
          caption={t(side)}
          rows={lines.filter((line) => line.side === side)}
          rowKey={({ id }) => id}
          empty={null}
          columns={[
            {
              key: "category",
              header: t("category"),
              isRowHeader: true,
              cell: ({ name, mark }) => (mark ? `${name} (${mark})` : name),
            },
            { key: "planned", header: t("planned"), isFigure: true, cell: (one) => one.planned },
          ]}
        />
      ))}
      <p>{sum}</p>
      {mayAct && (
        <Details summary={t("amend")} isOpen={answer !== undefined}>
          <p>{t("amendText")}</p>
          <Form
            id="amend"
            action={treasuryPaths.budget(endsOn, named)}
            answer={answer}
            label={t("amend")}
          >
            <input type="hidden" name="decision" value="amend" />
            <input type="hidden" name="version" value={version} />
            <SubmitButton variant="secondary">{t("amend")}</SubmitButton>
          </Form>
        </Details>
      )}
    </div>
  );
}
