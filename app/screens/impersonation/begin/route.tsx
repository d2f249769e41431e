import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import type { ImpersonablePerson } from "#modules/accounts/contract";
import { impersonationSchema, SEEING_MINUTES } from "#modules/accounts/contract";
import {
  beginImpersonation,
  listImpersonable,
  readAccountOverview,
} from "#modules/accounts/index.server";
import { parseFields } from "#modules/platform/fields";
import { constraintsOf } from "~/http/constraints.server";
import { orConfirm, requireProved } from "~/http/fresh-sign-in.server";
import { paths } from "~/http/paths";
import { readId } from "~/http/read-id";
import { answerDone, refuseForm, refusePage } from "~/http/respond.server";
import { useImpersonationWords } from "~/parts/impersonation/use-impersonation-words";
import { RadioGroup } from "~/ui/choices";
import { Form, SubmitButton } from "~/ui/form";
import type { FieldConstraint } from "~/ui/form-context";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { TextArea } from "~/ui/inputs";
import { Notice } from "~/ui/notice";
import { FormPage, PageTitle } from "~/ui/page";
import type { FormOutcome } from "~/ui/use-form-state";

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  await requireProved(context, request);
  const account = await readAccountOverview(context.ctx, readId(params.id));
  if (!account.ok) refusePage(context, account.refusal);
  const { id, name } = account.value;
  const people = await listImpersonable(context.ctx, id);
  if (!people.ok) refusePage(context, people.refusal);
  const asked = readId(new URL(request.url).searchParams.get("person") ?? "");
  const chosen = people.value.find((person) => person.id === asked) ?? people.value[0];
  const constraints = constraintsOf(impersonationSchema);
  return { account: { id, name }, people: people.value, chosenId: chosen?.id, constraints };
}

/** Lets this session see the pages as one of the account's people does. */
export async function action({ context, request, params }: ActionFunctionArgs) {
  const { ctx, body, visit } = context;
  const accountId = readId(params.id);
  const fields = parseFields(impersonationSchema, body.fields, ctx.locale);
  if (!fields.ok) return refuseForm(context, fields.refusal);
  const { person, reason } = fields.value;
  const token = visit.sessionToken ?? "";
  const begun = await beginImpersonation(ctx, { token, accountId, userId: readId(person), reason });
  if (!begun.ok) return refuseForm(context, await orConfirm(context, request, begun.refusal));
  const to = paths.appOf(accountId);
  return answerDone(context, { json: { redirect: to }, to });
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function SeeAsMember() {
  const { account, people, chosenId, constraints } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useImpersonationWords();
  const lede = t("lede", { account: account.name, minutes: String(SEEING_MINUTES) });
  return (
    <FormPage>
      <PageTitle title={t("title")} lede={lede} answer={answer} />
      {people.length > 0 ? (
        <BeginForm people={people} chosenId={chosenId} constraints={constraints} answer={answer} />
      ) : (
        <Notice title={t("nobodyTitle")}>{t("nobody")}</Notice>
      )}
      <p className="mt-8">
        <Link to={paths.staffAccount(account.id)}>{t("back")}</Link>
      </p>
    </FormPage>
  );
}

interface BeginFormProps {
  people: readonly ImpersonablePerson[];
  /** Who is chosen beforehand. */
  chosenId: number | undefined;
  constraints: Readonly<Record<string, FieldConstraint>>;
  answer: FormOutcome | undefined;
}

/** As whom, and why. */
function BeginForm({ people, chosenId, constraints, answer }: BeginFormProps) {
  const t = useImpersonationWords();
  return (
    <Form answer={answer} constraints={constraints} label={t("title")}>
      <RadioGroup
        name="person"
        label={t("who")}
        options={people.map(({ id, name, email, isPrimary }) => ({
          value: String(id),
          label: name,
          hint: isPrimary ? t("primary", { email }) : email,
        }))}
        defaultValue={chosenId === undefined ? undefined : String(chosenId)}
        required
      />
      <TextArea name="reason" label={t("reason")} hint={t("reasonHint")} rows={3} required />
      <SubmitButton className="mt-6">{t("begin")}</SubmitButton>
    </Form>
  );
}
