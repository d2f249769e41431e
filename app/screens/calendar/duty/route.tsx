import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { askedAccount } from "~/http/asked-account.server";
import { calendarPaths } from "~/http/calendar-paths";
import { DutyBadge } from "~/parts/calendar/duty-badge";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { Page, PageTitle } from "~/ui/page";
import { useWords } from "~/ui/ui-context";
import { calendarPageWords } from "../words";
import { decideDuty } from "./duty-action.server";
import { DutyFacts } from "./duty-facts";
import { DoneForm, OtherForms, WaivedForm } from "./duty-forms";
import { DutyHelp } from "./duty-help";
import { type DutyData, loadDuty } from "./duty-page.server";
import { DutyEvidence, DutyHistory } from "./duty-record";
import { dutyWords } from "./words";

/** One duty: its rule, what to do, what shows that it was done, and who did what. */
export function loader({ context, request, params }: LoaderFunctionArgs) {
  const { code = "", period = "" } = params;
  return loadDuty(context, askedAccount(context, request), { code, period });
}

/** Done, undone, not for us, later, extended. */
export function action({ context, request, params }: ActionFunctionArgs) {
  const { code = "", period = "" } = params;
  return decideDuty(context, { ...askedAccount(context, request), code, period });
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function DutyPage() {
  const data = useLoaderData<typeof loader>() as DutyData;
  const answer = useActionData<typeof action>();
  const t = useWords(dutyWords);
  const page = useWords(calendarPageWords);
  const { duty, steps, note, named } = data;
  const { title, due, distance, isOpen, notes, dueOn } = duty;
  return (
    <Page className="stack">
      <p>
        <Link to={calendarPaths.calendar({ accountId: named, year: Number(dueOn.slice(0, 4)) })}>
          {page("toCalendar")}
        </Link>
      </p>
      <PageTitle
        title={title}
        lede={isOpen ? t("lede", { due, distance }) : t("ledeSettled", { due })}
        aside={<DutyBadge mark={duty.mark} />}
        answer={answer}
      />
      {notes.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {steps.length > 0 && (
        <section className="stack" aria-labelledby="steps">
          <h2 id="steps">{t("steps")}</h2>
          <ol className="duty-steps">
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
      )}
      {note && (
        <section className="stack" aria-labelledby="note">
          <h2 id="note">{t("note")}</h2>
          <p className="as-typed">{note}</p>
        </section>
      )}
      <DutyHelp code={duty.code} period={duty.period} named={named} />
      <div className="stack max-w-160">
        {data.isMarkedByHand ? (
          (isOpen || data.isDone) && <DoneForm data={data} answer={answer} />
        ) : (
          <p>{t("bySelf")}</p>
        )}
        <WaivedForm data={data} answer={answer} />
        <OtherForms data={data} answer={answer} />
      </div>
      <DutyFacts data={data} />
      <DutyEvidence proofs={data.proofs} />
      <DutyHistory history={data.history} />
    </Page>
  );
}
