import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import type { OwnDutyView } from "#modules/duties/contract";
import {
  changeOwnDuty,
  listOwnDuties,
  ownDutySchema,
  removeOwnDuty,
} from "#modules/duties/index.server";
import { parseFields } from "#modules/platform/fields";
import type { Result } from "#modules/platform/result";
import { askedAccount } from "~/http/asked-account.server";
import { calendarPaths } from "~/http/calendar-paths";
import { constraintsOf } from "~/http/constraints.server";
import type { HttpContext } from "~/http/context.server";
import { answerDone, refuseForm, refusePage } from "~/http/respond.server";
import { Form, SubmitButton } from "~/ui/form";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { FormPage, PageTitle } from "~/ui/page";
import { useWords } from "~/ui/ui-context";
import { OwnForm } from "../own-form";
import { ownDutyWords } from "../own-words";

const numberOf = (text: unknown) => (/^\d{1,9}$/.test(String(text)) ? Number(text) : 0);

/** The duty that the address names. */
async function openDuty(context: HttpContext, accountId: number, id: string | undefined) {
  const found = await listOwnDuties(context.ctx, accountId);
  if (!found.ok) refusePage(context, found.refusal);
  const duty = found.value.duties.find((one) => one.id === numberOf(id));
  return duty ?? refusePage(context, { code: "not_found" });
}

/** One of the club's own duties. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { accountId, named } = askedAccount(context, request);
  const duty = await openDuty(context, accountId, params.id);
  return { named, duty, constraints: constraintsOf(ownDutySchema) };
}

/** Changes the duty, where what is not sent stays, or takes it out of the calendar. */
async function decide(
  { ctx, body }: HttpContext,
  accountId: number,
  { id, title, dueOn, isYearly, note }: OwnDutyView,
): Promise<Result<void>> {
  const { decision, version, ...sent } = body.fields;
  if (decision === "remove") return removeOwnDuty(ctx, { accountId, id });
  const kept = { title, due_on: dueOn, is_yearly: isYearly ? "1" : "0", note };
  const fields = parseFields(ownDutySchema, { ...kept, ...sent }, ctx.locale);
  if (!fields.ok) return fields;
  const change = { accountId, id, version: numberOf(version), fields: fields.value };
  return changeOwnDuty(ctx, change);
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const { accountId, named } = askedAccount(context, request);
  const duty = await openDuty(context, accountId, params.id);
  const decided = await decide(context, accountId, duty);
  if (!decided.ok) {
    const isGone = decided.refusal.code === "not_found";
    return isGone ? refusePage(context, decided.refusal) : refuseForm(context, decided.refusal);
  }
  const to = calendarPaths.own(named);
  return answerDone(context, { json: { status: "saved" }, to, flash: "saved" });
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function OwnDuty() {
  const { named, duty, constraints } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useWords(ownDutyWords);
  const to = calendarPaths.ownDuty(duty.id, named);
  return (
    <FormPage>
      <PageTitle title={t("editTitle")} answer={answer} />
      <div className="stack">
        <OwnForm
          key={duty.version}
          action={to}
          answer={answer}
          constraints={constraints}
          label={t("editTitle")}
          submit={t("save")}
          duty={duty}
        />
        <section className="stack" aria-labelledby="remove">
          <h2 id="remove">{t("remove")}</h2>
          <Form id="removal" action={to} label={t("remove")}>
            <input type="hidden" name="decision" value="remove" />
            <p>{t("removeText")}</p>
            <SubmitButton variant="danger" className="mt-6">
              {t("removeSubmit")}
            </SubmitButton>
          </Form>
        </section>
        <p>
          <Link to={calendarPaths.own(named)}>{t("back")}</Link>
        </p>
      </div>
    </FormPage>
  );
}
