import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { treasuryForm } from "#modules/treasury/contract";
import { askedYear } from "~/http/asked-year.server";
import { treasuryPaths } from "~/http/treasury-paths";
import { AllFields, FormField } from "~/parts/form-field/form-field";
import { Form, SubmitButton } from "~/ui/form";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { MoneyInput } from "~/ui/money-input";
import { Notice } from "~/ui/notice";
import { FormPage, PageTitle } from "~/ui/page";
import { useWords } from "~/ui/ui-context";
import { treasuryWords } from "../words";
import { LineForms } from "./line-forms";
import { changeTreasuryNumbers, loadNumbers } from "./numbers-page.server";

/** The numbers of a year. */
export const loader = ({ context, request, params }: LoaderFunctionArgs) =>
  loadNumbers(context, askedYear(context, request, params.end));

/** Saves them, makes the report final, adds or removes a category. */
export const action = ({ context, request, params }: ActionFunctionArgs) =>
  changeTreasuryNumbers(context, askedYear(context, request, params.end));

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function TreasuryNumbers() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useWords(treasuryWords);
  const { named, endsOn, day, name, isFinal, mayAct, version } = page;
  const decided = answer?.values.decision ?? "";
  const isOfLines = decided === "add" || decided === "remove";
  return (
    <FormPage>
      <PageTitle
        title={t("numbersTitle", { day })}
        lede={t("numbersLede", { name })}
        answer={answer}
      />
      {isFinal ? (
        <Notice title={t("isFinal")}>{t("isFinalText")}</Notice>
      ) : (
        <>
          {mayAct && (
            <p>
              <Link to={treasuryPaths.files(endsOn, named)}>{t("toImport")}</Link>
            </p>
          )}
          <NumbersForm {...page} answer={isOfLines ? undefined : answer} />
        </>
      )}
      {!isFinal && mayAct && (
        <LineForms
          named={named}
          endsOn={endsOn}
          version={version}
          lines={page.lines}
          answer={isOfLines ? answer : undefined}
        />
      )}
      <p className="mt-8">
        <Link to={treasuryPaths.year(endsOn, named)}>{t("back")}</Link>
      </p>
    </FormPage>
  );
}

type PageData = ReturnType<typeof useLoaderData<typeof loader>>;

/** What was there, what came in and went out, and what the bank says. */
function NumbersForm({
  named,
  endsOn,
  day,
  version,
  mayAct,
  isOver,
  before,
  difference,
  typed,
  lines,
  answer,
}: PageData & { answer: ReturnType<typeof useActionData<typeof action>> }) {
  const t = useWords(treasuryWords);
  return (
    <Form
      id="numbers"
      action={treasuryPaths.numbers(endsOn, named)}
      answer={answer}
      label={t("editNumbers")}
      isDisabled={!mayAct}
    >
      <input type="hidden" name="version" value={version} />
      <MoneyInput
        name="opening"
        label={t("opening")}
        hint={
          before
            ? `${t("openingHint")} ${t("openingBefore", { amount: before })}`
            : t("openingHint")
        }
        defaultValue={typed.opening}
      />
      {before && (
        <FormField form={treasuryForm} name="opening_reason" start={typed.opening_reason} />
      )}
      {(["income", "expense"] as const).map((side) => (
        <fieldset key={side} className="mt-8">
          <legend className="field-label text-lg">{t(side)}</legend>
          {lines
            .filter((line) => line.side === side)
            .map(({ field, name, mark, actualTyped, imported }) => (
              <MoneyInput
                key={field}
                name={field}
                label={mark ? `${name} (${mark})` : name}
                hint={imported || undefined}
                defaultValue={actualTyped}
              />
            ))}
        </fieldset>
      ))}
      <fieldset className="mt-8">
        <legend className="field-label text-lg">{t("bank")}</legend>
        {difference && <p className="hint">{difference}</p>}
        <AllFields
          form={treasuryForm}
          only={["bank_statement", "checks_out", "deposits_out", "difference_reason"]}
          start={typed}
        />
      </fieldset>
      <div className="mt-6 flex flex-wrap gap-3">
        <SubmitButton name="decision" value="save">
          {t("save")}
        </SubmitButton>
        {isOver && (
          <SubmitButton name="decision" value="final" variant="secondary">
            {t("saveFinal")}
          </SubmitButton>
        )}
      </div>
      <p className="hint mt-3">{t(isOver ? "finalHint" : "runsHint", { day })}</p>
    </Form>
  );
}
