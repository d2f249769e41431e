import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { lostFactorSchema, suspendedPersonSchema } from "#modules/accounts/contract";
import {
  readSignIn,
  restorePerson,
  signOutPerson,
  suspendPerson,
  takeSecondFactor,
} from "#modules/accounts/index.server";
import { parseFields } from "#modules/platform/fields";
import { mayDo } from "#modules/platform/permission.server";
import { consolePaths } from "~/http/console-staff-paths";
import type { HttpContext } from "~/http/context.server";
import { orConfirm, requireProved } from "~/http/fresh-sign-in.server";
import { readId } from "~/http/read-id";
import { answerDone, refuseForm, refusePage } from "~/http/respond.server";
import { staffPaths } from "~/http/staff-paths";
import { staffRolesMessages } from "~/parts/staff-roles/words";
import { DescriptionList } from "~/ui/details";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { FormPage, PageTitle } from "~/ui/page";
import { useWords } from "~/ui/ui-context";
import { LostFactorForm, SignOutForm, SuspendForm } from "./sign-in-forms";

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  await requireProved(context, request);
  const { ctx } = context;
  const person = await readSignIn(ctx, readId(params.id));
  if (!person.ok) refusePage(context, person.refusal);
  const may = { signOut: mayDo(ctx, "accounts"), takeFactor: mayDo(ctx, "staff") };
  return { person: person.value, may };
}

/**
 * `decision` sign-out: signs a person out everywhere; for a `reason` suspend, restore: lets nobody sign in
 * as this person, or again; factor: takes two-step sign-in off.
 */
export async function action({ context, request, params }: ActionFunctionArgs) {
  const userId = readId(params.id);
  const done = await decide(context, userId);
  if (!done.ok) return refuseForm(context, await orConfirm(context, request, done.refusal));
  const to = staffPaths.person(userId);
  return answerDone(context, { json: { redirect: to }, to, flash: "saved" });
}

async function decide({ ctx, body }: HttpContext, userId: number) {
  if (body.fields.decision === "sign-out") return signOutPerson(ctx, { userId });
  if (body.fields.decision === "suspend" || body.fields.decision === "restore") {
    const said = parseFields(suspendedPersonSchema, body.fields, ctx.locale);
    if (!said.ok) return said;
    const { decision, reason } = said.value;
    return (decision === "suspend" ? suspendPerson : restorePerson)(ctx, { userId, reason });
  }
  const sent = parseFields(lostFactorSchema, body.fields, ctx.locale);
  return sent.ok ? takeSecondFactor(ctx, { userId, reason: sent.value.reason }) : sent;
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function PersonsSignIn() {
  const { person, may } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useWords(staffRolesMessages);
  const { name, email, hasTwoStep, isSuspended, sessions } = person;
  const answerOf = (...decisions: string[]) =>
    answer?.ok === false && decisions.includes(String(answer.values.decision)) ? answer : undefined;
  return (
    <FormPage>
      <PageTitle title={t("signInTitle", { name })} lede={t("signInLede")} answer={answer} />
      <div className="stack">
        <DescriptionList
          facts={[
            { term: t("email"), description: email },
            { term: t("columnTwoStep"), description: t(hasTwoStep ? "twoStepOn" : "twoStepOff") },
            {
              term: t("devices"),
              description: sessions ? t("deviceCount", { count: sessions }) : t("deviceNone"),
            },
            ...(isSuspended ? [{ term: t("suspended"), description: person.suspendedReason }] : []),
          ]}
        />
        {may.signOut && <SignOutForm answer={answerOf("sign-out")} />}
        {may.signOut && (
          <SuspendForm isSuspended={isSuspended} answer={answerOf("suspend", "restore")} />
        )}
        {may.takeFactor && hasTwoStep && <LostFactorForm answer={answerOf("factor")} />}
      </div>
      <p className="mt-8">
        <Link to={`${consolePaths.search}?${new URLSearchParams({ search: email })}`}>
          {t("signInBack", { email })}
        </Link>
      </p>
    </FormPage>
  );
}
