import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { billingLimits } from "#modules/billing/contract";
import { orConfirm, requireProved } from "~/http/fresh-sign-in.server";
import { paths } from "~/http/paths";
import { answerDone, refuseForm } from "~/http/respond.server";
import { backOfficeMessages } from "~/parts/back-office/words";
import { RadioGroup } from "~/ui/choices";
import { DescriptionList } from "~/ui/details";
import { Form, SubmitButton } from "~/ui/form";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { TextArea } from "~/ui/inputs";
import { FormPage, PageTitle } from "~/ui/page";
import { useWords } from "~/ui/ui-context";
import { decide, readDecision } from "./decide-charge.server";

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  await requireProved(context, request);
  return readDecision(context, params.id);
}

/** Ends a payment of which another amount was charged: `decision` (record or refunded), `note`. */
export async function action({ context, request, params }: ActionFunctionArgs) {
  const done = await decide(context, params.id);
  if (!done.ok) return refuseForm(context, await orConfirm(context, request, done.refusal));
  const to = paths.unmatched();
  return answerDone(context, { json: { status: "closed" }, to, flash: "finding-closed" });
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function DecideCharge() {
  const { name, asked, charged, ref, transId } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useWords(backOfficeMessages);
  return (
    <FormPage>
      <PageTitle
        title={t("decideTitle")}
        lede={t("decideLede", { name, asked, charged })}
        answer={answer}
      />
      <div className="stack">
        <DescriptionList
          facts={[
            { term: t("reference"), description: <code>{ref}</code> },
            { term: t("transaction"), description: <code>{transId}</code> },
          ]}
        />
        <Form answer={answer} label={t("decideTitle")}>
          <RadioGroup
            name="decision"
            label={t("decision")}
            required
            options={[
              { value: "record", label: t("decideRecord"), hint: t("decideRecordHint") },
              { value: "refunded", label: t("decideRefunded"), hint: t("decideRefundedHint") },
            ]}
          />
          <TextArea
            name="note"
            label={t("note")}
            hint={t("noteHint")}
            maxLength={billingLimits.note}
            rows={3}
            required
          />
          <SubmitButton variant="danger" className="mt-6">
            {t("decideSubmit")}
          </SubmitButton>
        </Form>
        <p>
          <Link to={paths.unmatched()}>{t("unmatchedTitle")}</Link>
        </p>
      </div>
    </FormPage>
  );
}
