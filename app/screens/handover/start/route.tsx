import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import {
  listHandovers,
  planHandover,
  planSchema,
  runningClaim,
} from "#modules/handover/index.server";
import { officeName, officeWords } from "#modules/officers/contract";
import { addDays, civilDateIn } from "#modules/platform/dates";
import { parseFields } from "#modules/platform/fields";
import { formatLongDate } from "#modules/platform/format";
import { translator } from "#modules/platform/messages";
import { askedAccount } from "~/http/asked-account.server";
import { orConfirm } from "~/http/fresh-sign-in.server";
import { handoverPaths } from "~/http/handover-paths";
import { answerDone, refuseForm, refusePage } from "~/http/respond.server";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { Notice } from "~/ui/notice";
import { FormPage, PageTitle } from "~/ui/page";
import { Table } from "~/ui/table";
import { useUi, useWords } from "~/ui/ui-context";
import { answerOfOthers } from "../claim-answers";
import { ClaimCard } from "../claim-card";
import { claimCardWords } from "../claim-card-words";
import { answerClaim, isAboutClaim, type ShownClaim, showClaim } from "../claim-page.server";
import { PlanForm } from "../plan-form";
import { handoverWords } from "../words";

/** A club's handovers, and the form that begins one. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { ctx } = context;
  const { accountId, named } = askedAccount(context, request);
  const found = await listHandovers(ctx, accountId);
  if (!found.ok) refusePage(context, found.refusal);
  const { accountName, timeZone, handovers, mayStart, held, today } = found.value;
  const claim = await runningClaim(ctx, accountId);
  const office = translator(officeWords, ctx.locale);
  const { actor } = ctx;
  const sees = actor.kind === "user" && actor.seenBy !== undefined;
  const follows = held && held.endsOn >= today ? addDays(held.endsOn, 1) : today;
  return {
    accountId,
    named,
    name: accountName,
    claim: claim && showClaim(ctx, claim),
    mayStart: mayStart && !sees,
    office: held?.office ?? "president",
    title: held?.title ?? "",
    startsOn: follows > addDays(today, 366) ? today : follows,
    handovers: handovers.map((one) => ({
      id: one.id,
      name: one.name,
      state: one.state,
      office: officeName(office, one),
      since: formatLongDate(
        civilDateIn(one.settledAt ?? one.sentAt ?? one.createdAt, timeZone),
        ctx,
      ),
    })),
  };
}

/** Plans a handover; the next page sends it. */
export async function action({ context, request }: ActionFunctionArgs) {
  const { ctx, body } = context;
  const { accountId, named } = askedAccount(context, request);
  if (isAboutClaim(context)) return answerClaim(context, request, handoverPaths.list(named));
  const fields = parseFields(planSchema, body.fields, ctx.locale);
  if (!fields.ok) return refuseForm(context, fields.refusal);
  const planned = await planHandover(ctx, { accountId, fields: fields.value });
  if (!planned.ok) {
    if (planned.refusal.code === "not_found") refusePage(context, planned.refusal);
    return refuseForm(context, await orConfirm(context, request, planned.refusal));
  }
  return answerDone(context, { json: planned.value, to: handoverPaths.one(planned.value.id) });
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

const ownText = ({ state, mayObject }: ShownClaim) =>
  state === "objected" ? "ownStopped" : mayObject ? "ownText" : "ownEnds";

export default function Handovers() {
  const data = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useWords(handoverWords);
  const ofClaim = useWords(claimCardWords);
  const { brand } = useUi();
  const { claim, named, name, mayStart, handovers, office, title, startsOn } = data;
  return (
    <FormPage>
      <PageTitle title={t("title")} lede={`${name}. ${t("lede")}`} answer={answer} />
      <div className="stack">
        {claim && (
          <section className="stack">
            <h2 id="claim">{ofClaim("ownTitle")}</h2>
            <p>{ofClaim(ownText(claim), { brand: brand.name, email: brand.supportEmail })}</p>
            <ClaimCard claim={claim} action={handoverPaths.list(named)} answer={answer} />
          </section>
        )}
        {handovers.length > 0 && (
          <section className="stack">
            <h2 id="list">{t("list")}</h2>
            <Table
              caption={t("list")}
              isCaptionHidden
              rows={handovers}
              rowKey={({ id }) => id}
              empty={null}
              columns={[
                {
                  key: "to",
                  header: t("successor"),
                  cell: (one) => (
                    <>
                      <Link to={handoverPaths.one(one.id)}>{one.name}</Link>
                      <span className="hint block">{one.office}</span>
                    </>
                  ),
                  isRowHeader: true,
                },
                { key: "state", header: t("state"), cell: (one) => t(`state.${one.state}`) },
                { key: "since", header: t("since"), cell: ({ since }) => since },
              ]}
            />
          </section>
        )}
        {mayStart ? (
          <section className="stack">
            <h2 id="to">{t("to")}</h2>
            <PlanForm
              action={handoverPaths.list(named)}
              answer={answerOfOthers(answer)}
              office={office}
              title={title}
              startsOn={startsOn}
            />
          </section>
        ) : (
          <Notice>
            {t("onlyPrimary")} <Link to={handoverPaths.claim}>{t("claimClub")}</Link>.
          </Notice>
        )}
      </div>
    </FormPage>
  );
}
