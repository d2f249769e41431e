import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { dutyStaffPaths } from "~/http/duty-staff-paths";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { FormPage, PageTitle } from "~/ui/page";
import { useWords } from "~/ui/ui-context";
import { ruleStaffWords } from "../words";
import { RuleForm } from "./rule-form";
import { RuleHistory } from "./rule-history";
import {
  loadRule,
  type RuleData,
  type RulePreviewed,
  type RuleRefusal,
  sendRule,
} from "./rule-page.server";

export const loader = ({ context, params }: LoaderFunctionArgs) => loadRule(context, params.code);

/** Shows whom a change of the rule would touch, or saves it; "new" adds one. What is not sent stays as it is. */
export const action = ({ context, request, params }: ActionFunctionArgs) =>
  sendRule(context, request, params.code);

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function OneRule() {
  const page = useLoaderData<typeof loader>() as RuleData;
  const answer = useActionData<typeof action>() as RuleRefusal | RulePreviewed | undefined;
  const t = useWords(ruleStaffWords);
  const { title, date, condition, isAutomatic } = page;
  const isNew = page.version === 0;
  return (
    <FormPage>
      <PageTitle
        title={isNew ? t("newTitle") : title}
        lede={isNew ? t("newLede") : t("ruleLede", { date, condition })}
        answer={answer?.ok === false ? answer : undefined}
      />
      {isAutomatic && <p className="mb-8">{t("ruleAutomatic")}</p>}
      <RuleForm key={page.version} page={page} answer={answer} />
      {!isNew && <RuleHistory {...page} />}
      <p className="mt-8">
        <Link to={dutyStaffPaths.list()}>{t("back")}</Link>
      </p>
    </FormPage>
  );
}
