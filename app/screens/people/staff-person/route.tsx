import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { lostFactorSchema, staffRoleLabels } from "#modules/accounts/contract";
import { readSignIn, signOutPerson, takeSecondFactor } from "#modules/accounts/index.server";
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
import { LostFactorForm, SignOutForm } from "./sign-in-forms";

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  await requireProved(context, request);
  const { ctx } = context;
  const person = await readSignIn(ctx, readId(params.id));
  if (!person.ok) refusePage(context, person.refusal);
  const may = { signOut: mayDo(ctx, "accounts"), takeFactor: mayDo(ctx, "staff") };
  return { person: person.value, may };
}

/** `decision` sign-out: signs a person out everywhere; factor: takes two-step sign-in off, for a `reason`. */
export async function action({ context, request, params }: ActionFunctionArgs) {
  const userId = readId(params.id);
  const done = await decide(context, userId);
  if (!done.ok) return refuseForm(context, await orConfirm(context, request, done.refusal));
  const to = staffPaths.person(userId);
  return answerDone(context, { json: { redirect: to }, to, flash: "saved" });
}

async function decide({ ctx, body }: HttpContext, userId: number) {
  if (body.fields.decision === "sign-out") return signOutPerson(ctx, { userId });
  const sent = parseFields(lostFactorSchema, body.fields, staffRoleLabels(ctx.locale));
  return sent.ok ? takeSecondFactor(ctx, { userId, reason: sent.value.reason }) : sent;
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function PersonsSignIn() {
  const { person, may } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useWords(staffRolesMessages);
  const { name, email, hasTwoStep, sessions } = person;
  const isFactor = answer?.ok === false && answer.values.decision === "factor";
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
          ]}
        />
        {may.signOut && <SignOutForm answer={isFactor ? undefined : answer} />}
        {may.takeFactor && hasTwoStep && <LostFactorForm answer={isFactor ? answer : undefined} />}
      </div>
      <p className="mt-8">
        <Link to={`${consolePaths.search}?${new URLSearchParams({ search: email })}`}>
          {t("signInBack", { email })}
        </Link>
      </p>
    </FormPage>
  );
}
