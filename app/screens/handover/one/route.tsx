import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import {
  cancelHandover,
  completeHandover,
  markSchema,
  markThing,
  sendHandover,
  takeCalendar,
  takeLink,
} from "#modules/handover/index.server";
import { parseFields } from "#modules/platform/fields";
import type { Result } from "#modules/platform/result";
import type { HttpContext } from "~/http/context.server";
import type { FlashKind } from "~/http/flash";
import { orConfirm } from "~/http/fresh-sign-in.server";
import { handoverPaths } from "~/http/handover-paths";
import { packetPaths } from "~/http/packet-paths";
import { paths } from "~/http/paths";
import { readId } from "~/http/read-id";
import { answerDone, refuseForm, refusePage } from "~/http/respond.server";
import { DescriptionList } from "~/ui/details";
import { Form, SubmitButton } from "~/ui/form";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { Notice } from "~/ui/notice";
import { FormPage, PageTitle } from "~/ui/page";
import { useWords } from "~/ui/ui-context";
import type { FormOutcome } from "~/ui/use-form-state";
import { handoverWords } from "../words";
import { findHandover, showHandover } from "./handover-page.server";
import { ThingList } from "./thing-list";

/** A handover: what happens, how far it is, and the list of things for both sides. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  return showHandover(context, await findHandover(context, request, params.id));
}

const flashOf = {
  send: "handover-sent",
  cancel: "handover-cancelled",
  complete: "handover-completed",
  mark: undefined,
  calendar: "saved",
  share: "saved",
} as const satisfies Record<string, FlashKind | undefined>;
type Decision = keyof typeof flashOf;

function decide(
  { ctx, body }: HttpContext,
  id: number,
  decision: Decision,
): Result<void> | Promise<Result<void>> {
  if (decision === "send") return sendHandover(ctx, id);
  if (decision === "cancel") return cancelHandover(ctx, id);
  if (decision === "complete") return completeHandover(ctx, id);
  if (decision === "calendar") return takeCalendar(ctx, id);
  if (decision === "share") {
    return takeLink(ctx, { id, shareId: readId(String(body.fields.share)) });
  }
  const { decision: _, ...sent } = body.fields;
  const fields = parseFields(markSchema, sent, ctx.locale);
  return fields.ok ? markThing(ctx, { id, ...fields.value }) : fields;
}

/** Sends, cancels or completes it, says what became of a thing, or takes a calendar over. */
export async function action({ context, request, params }: ActionFunctionArgs) {
  const { id, side, afterwards } = await findHandover(context, request, params.id);
  const asked = String(context.body.fields.decision);
  const decision = Object.keys(flashOf).find((one): one is Decision => one === asked);
  if (!decision) return refuseForm(context, { code: "invalid", errors: {} });
  const decided = await decide(context, id, decision);
  if (!decided.ok) {
    if (decided.refusal.code === "not_found") refusePage(context, decided.refusal);
    return refuseForm(context, await orConfirm(context, request, decided.refusal));
  }
  const hasLeft = decision === "complete" && side === "outgoing" && afterwards === "leave";
  const flash = hasLeft ? "handover-left" : flashOf[decision];
  // Whoever left the club by completing finds its pages no longer, and without another club is signed out.
  const isSignedOut = context.visit.session?.accountIds.length === 1;
  const to = hasLeft ? (isSignedOut ? paths.home : paths.app) : handoverPaths.one(id);
  return answerDone(context, { json: { status: decision }, to, ...(flash && { flash }) });
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

type Shown = ReturnType<typeof showHandover>;

export default function OneHandover() {
  const one = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useWords(handoverWords);
  const { id, accountId, accountName, name, things, mayMark, calendar, outgoing } = one;
  return (
    <FormPage>
      <PageTitle title={t("oneTitle", { name })} lede={accountName} answer={answer} />
      <div className="stack">
        <Where one={one} answer={answer} />
        <DescriptionList facts={one.facts} />
        <section className="stack">
          <h2 id="things">{t("things")}</h2>
          <p>{t("thingsText")}</p>
          <p className="hint">{one.progress}</p>
          <ThingList id={id} things={things} mayMark={mayMark} />
        </section>
        {outgoing !== "" && one.state !== "completed" && (
          <section className="stack">
            <h2 id="ends">{t("ends")}</h2>
            {calendar || one.shares.length > 0 ? (
              <p>{t("endsText", { name: outgoing })}</p>
            ) : (
              <p>{t("noLinks", { name: outgoing })}</p>
            )}
            {calendar && (
              <>
                <p>
                  <strong>{t("calendar", { name: calendar.name })}</strong>.{" "}
                  {t("calendarText", { day: calendar.day })}
                </p>
                {one.mayTakeFeed && (
                  <Decision id={id} decision="calendar" label={t("takeCalendar")} isQuiet />
                )}
              </>
            )}
            {one.shares.map((share) => (
              <div key={share.id} className="stack">
                <p>
                  <strong>{t("share", { name: share.name })}</strong>.{" "}
                  {t("shareText", { day: share.day })}
                </p>
                {one.mayTakeShares && <TakeShare id={id} share={share} />}
              </div>
            ))}
          </section>
        )}
        <p>
          <Link to={paths.files({ accountId })}>{t("files")}</Link>
        </p>
        <p>
          <Link to={packetPaths.page(accountId)}>{t("packet")}</Link>
        </p>
        <p>
          <Link to={handoverPaths.list(accountId)}>{t("back")}</Link>
        </p>
      </div>
    </FormPage>
  );
}

/** How far it is, and what can be done about it. */
function Where({ one, answer }: { one: Shown; answer: FormOutcome | undefined }) {
  const t = useWords(handoverWords);
  const { id, state, name, mayManage, accountId } = one;
  const texts = {
    planned: () => t("plannedText", { name }),
    sent: () => t("sentText", { day: one.sentOn, until: one.until }),
    expired: () => t("expiredText", { day: one.until }),
    accepted: () => t("acceptedText", { name, day: one.acceptedOn }),
    completed: () => t("completedText", { day: one.settledOn }),
    declined: () => t("declinedText", { name, day: one.settledOn }),
    cancelled: () => t("cancelledText", { day: one.settledOn }),
  } as const;
  return (
    <section className="stack" aria-label={t("state")}>
      <Notice
        tone={state === "accepted" || state === "completed" ? "success" : "info"}
        title={t(`state.${state}`)}
      >
        <p>{texts[state]()}</p>
        {one.hasAskedAgain && <p>{t("askedAgain", { name })}</p>}
        {one.reason && <p>{t("reason", { reason: one.reason })}</p>}
      </Notice>
      {mayManage && state === "planned" && (
        <>
          <Decision id={id} decision="send" label={t("send")} answer={answer} />
          <p>
            <Link to={handoverPaths.list(accountId)}>{t("change")}</Link>
          </p>
        </>
      )}
      {mayManage && (state === "sent" || state === "expired") && (
        <Decision id={id} decision="send" label={t("sendAgain")} answer={answer} isQuiet />
      )}
      {mayManage && <Decision id={id} decision="cancel" label={t("cancel")} isQuiet />}
      {one.mayComplete && (
        <>
          <p>{t("completeText", { what: one.after && `${one.after}.` })}</p>
          <Decision id={id} decision="complete" label={t("complete")} answer={answer} />
        </>
      )}
    </section>
  );
}

/** Keeps one of the outgoing person's links going. */
function TakeShare({ id, share }: { id: number; share: { id: number; name: string } }) {
  const t = useWords(handoverWords);
  return (
    <Form
      id={`share-${share.id}`}
      action={handoverPaths.one(id)}
      label={t("takeShareOf", { name: share.name })}
    >
      <input type="hidden" name="decision" value="share" />
      <input type="hidden" name="share" value={share.id} />
      <SubmitButton variant="secondary">{t("takeShare")}</SubmitButton>
    </Form>
  );
}

interface DecisionProps {
  id: number;
  decision: Decision;
  label: string;
  answer?: FormOutcome | undefined;
  isQuiet?: boolean;
}

/** One button that decides something. */
function Decision({ id, decision, label, answer, isQuiet }: DecisionProps) {
  return (
    <Form id={decision} action={handoverPaths.one(id)} answer={answer} label={label}>
      <input type="hidden" name="decision" value={decision} />
      <SubmitButton {...(isQuiet && { variant: "secondary" as const })}>{label}</SubmitButton>
    </Form>
  );
}
