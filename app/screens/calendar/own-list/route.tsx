import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { addOwnDuty, listOwnDuties, ownDutySchema } from "#modules/duties/index.server";
import { parseFields } from "#modules/platform/fields";
import { formatLongDate } from "#modules/platform/format";
import { askedAccount } from "~/http/asked-account.server";
import { calendarPaths } from "~/http/calendar-paths";
import { constraintsOf } from "~/http/constraints.server";
import { answerDone, refuseForm, refusePage } from "~/http/respond.server";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { FormPage, PageTitle } from "~/ui/page";
import { useWords } from "~/ui/ui-context";
import { OwnForm } from "../own-form";
import { ownDutyWords } from "../own-words";
import { OwnTable } from "./own-table";

/** What a club added to its calendar. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { ctx } = context;
  const { accountId, named } = askedAccount(context, request);
  const found = await listOwnDuties(ctx, accountId);
  if (!found.ok) refusePage(context, found.refusal);
  const { accountName: name, duties, left } = found.value;
  return {
    named,
    name,
    left,
    rows: duties.map(({ id, title, dueOn, isYearly }) => ({
      id,
      title,
      when: formatLongDate(dueOn, ctx),
      isYearly,
    })),
    constraints: constraintsOf(ownDutySchema),
  };
}

/** Adds a duty of the club's own. */
export async function action({ context, request }: ActionFunctionArgs) {
  const { ctx, body } = context;
  const { accountId, named } = askedAccount(context, request);
  const fields = parseFields(ownDutySchema, body.fields, ctx.locale);
  if (!fields.ok) return refuseForm(context, fields.refusal);
  const added = await addOwnDuty(ctx, { accountId, fields: fields.value });
  if (!added.ok) {
    const isGone = added.refusal.code === "not_found";
    return isGone ? refusePage(context, added.refusal) : refuseForm(context, added.refusal);
  }
  return answerDone(context, { json: added.value, to: calendarPaths.own(named), flash: "saved" });
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function OwnDuties() {
  const { named, name, left, rows, constraints } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useWords(ownDutyWords);
  return (
    <FormPage>
      <PageTitle title={t("title")} lede={`${name}. ${t("lede")}`} answer={answer} />
      <div className="stack">
        <OwnTable rows={rows} named={named} />
        <section aria-labelledby="add" className="stack">
          <h2 id="add">{t("add")}</h2>
          {left > 0 ? (
            <>
              <OwnForm
                key={rows.length}
                action={calendarPaths.own(named)}
                answer={answer}
                constraints={constraints}
                label={t("add")}
                submit={t("addSubmit")}
              />
              {left <= 50 && <p className="hint">{t("left", { count: left })}</p>}
            </>
          ) : (
            <p>{t("full")}</p>
          )}
        </section>
        <p>
          <Link to={calendarPaths.calendar({ accountId: named })}>{t("toCalendar")}</Link>
        </p>
      </div>
    </FormPage>
  );
}
