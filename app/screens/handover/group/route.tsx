import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import {
  cancelHandover,
  groupClaims,
  groupHandovers,
  planSchema,
  sendHandover,
  startForChapter,
} from "#modules/handover/index.server";
import { officeToday } from "#modules/platform/dates";
import { parseFields } from "#modules/platform/fields";
import { formatLongDate } from "#modules/platform/format";
import type { HttpContext } from "~/http/context.server";
import { orConfirm } from "~/http/fresh-sign-in.server";
import { handoverPaths } from "~/http/handover-paths";
import { centralOf, loadHead } from "~/http/headquarters-head.server";
import { readId } from "~/http/read-id";
import { answerDone, refuseForm, refusePage } from "~/http/respond.server";
import { HeadquartersHead } from "~/parts/headquarters/headquarters-head";
import { Form, SubmitButton } from "~/ui/form";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { Page, PageTitle } from "~/ui/page";
import { PagedTable } from "~/ui/paged-table";
import { Select } from "~/ui/selects";
import { EmptyState } from "~/ui/table";
import { useUi, useWords } from "~/ui/ui-context";
import type { FormOutcome } from "~/ui/use-form-state";
import { answerOfOthers } from "../claim-answers";
import { ClaimCard } from "../claim-card";
import { claimCardWords } from "../claim-card-words";
import { answerClaim, isAboutClaim, showClaim } from "../claim-page.server";
import { groupHandoverWords } from "../group-words";
import { SuccessorFields } from "../successor-fields";

/** Whose terms end, and which chapters nobody signs in for. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { ctx } = context;
  const head = await loadHead(context, request);
  const { accountId, named } = head;
  const { searchParams } = new URL(request.url);
  const page = readId(searchParams.get("page") ?? "1") || 1;
  const chosen = readId(searchParams.get("chapter") ?? "");
  const found = await groupHandovers(ctx, { accountId, page, chosen });
  if (!found.ok) refusePage(context, found.refusal);
  const { chapters, withoutPeople, ...rest } = found.value;
  const claims = await groupClaims(ctx, accountId);
  return {
    claims: claims.ok ? claims.value.map((claim) => showClaim(ctx, claim)) : [],
    head,
    accountId,
    named,
    ...rest,
    today: officeToday(ctx.now()),
    chosen: withoutPeople.some(({ id }) => id === chosen) ? String(chosen) : "",
    withoutPeople: withoutPeople.map(({ id, name }) => ({ value: String(id), label: name })),
    chapters: {
      ...chapters,
      rows: chapters.rows.map(({ lastEnd, ...one }) => ({
        ...one,
        lastEnd: lastEnd ? formatLongDate(lastEnd, ctx) : "",
      })),
    },
  };
}

async function start(context: HttpContext, request: Request) {
  const { ctx, body } = context;
  const { accountId, named } = centralOf(context, request);
  const { decision: _, chapter, ...sent } = body.fields;
  const nobody = { afterwards: "leave", stay_office: "", stay_title: "" };
  const fields = parseFields(planSchema, { ...nobody, ...sent }, ctx.locale);
  if (!fields.ok) return refuseForm(context, fields.refusal);
  const chapterId = readId(String(chapter ?? ""));
  const started = await startForChapter(ctx, { accountId, chapterId, fields: fields.value });
  if (!started.ok) {
    if (started.refusal.code === "not_found") refusePage(context, started.refusal);
    return refuseForm(context, await orConfirm(context, request, started.refusal));
  }
  const to = handoverPaths.group(named);
  return answerDone(context, { json: started.value, to, flash: "handover-sent" });
}

/** Begins a handover of a chapter without people; sends one that the headquarters began again, or cancels it. */
export async function action({ context, request }: ActionFunctionArgs) {
  const { ctx, body } = context;
  // Whose chapters they are goes before what is wrong with the fields.
  await loadHead(context, request);
  const { named } = centralOf(context, request);
  if (isAboutClaim(context)) return answerClaim(context, request, handoverPaths.group(named));
  const { decision, handover } = body.fields;
  if (decision !== "cancel" && decision !== "send") return start(context, request);
  const isSent = decision === "send";
  const id = readId(String(handover ?? ""));
  const done = isSent ? await sendHandover(ctx, id) : await cancelHandover(ctx, id);
  if (!done.ok) {
    if (done.refusal.code === "not_found") refusePage(context, done.refusal);
    return refuseForm(context, await orConfirm(context, request, done.refusal));
  }
  const json = { status: isSent ? "sent" : "cancelled" };
  const flash = isSent ? "handover-sent" : "handover-cancelled";
  return answerDone(context, { json, to: handoverPaths.group(named), flash });
}

const decisionWords = { send: "sendAgain", cancel: "cancel" } as const;

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function GroupHandovers() {
  const data = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useWords(groupHandoverWords);
  const ofClaim = useWords(claimCardWords);
  const { brand } = useUi();
  const { head, named, group, canEdit, chapters } = data;
  return (
    <Page className="stack">
      <HeadquartersHead head={head} current="handover" />
      <PageTitle title={t("title")} lede={t("lede", { group })} answer={answer} />
      {data.claims.length > 0 && (
        <section className="stack">
          <h2 id="claims">{ofClaim("claims")}</h2>
          <p>{ofClaim("claimsText", { brand: brand.name })}</p>
          {data.claims.map((claim) => (
            <ClaimCard
              key={claim.id}
              claim={claim}
              action={handoverPaths.group(named)}
              answer={answer}
            />
          ))}
        </section>
      )}
      <section className="stack">
        <h2 id="terms">{t("terms")}</h2>
        <PagedTable
          caption={t("terms")}
          list={chapters}
          urlOf={(page) => handoverPaths.group(named, page)}
          empty={<EmptyState title={t("none")}>{t("noneText")}</EmptyState>}
          columns={[
            { key: "chapter", header: t("chapter"), cell: ({ name }) => name, isRowHeader: true },
            {
              key: "end",
              header: t("lastEnd"),
              cell: ({ lastEnd }) => lastEnd || t("noTerm"),
            },
            {
              key: "people",
              header: t("people"),
              cell: ({ people }) => (people === 0 ? t("nobody") : people),
            },
            {
              key: "handover",
              header: t("handover"),
              cell: ({ id, name, people, isSuspended, handover }) =>
                handover ? (
                  <>
                    {t(`state.${handover.state}`, { name: handover.name })}
                    {canEdit &&
                      handover.isOurs &&
                      handover.state !== "accepted" &&
                      (["send", "cancel"] as const).map((decision) => (
                        <Form
                          key={decision}
                          id={`${decision}-${handover.id}`}
                          action={handoverPaths.group(named)}
                          label={t(decisionWords[decision])}
                        >
                          <input type="hidden" name="decision" value={decision} />
                          <input type="hidden" name="handover" value={handover.id} />
                          <SubmitButton variant="link">
                            {t(decisionWords[decision])}{" "}
                            <span className="sr-only">{handover.name}</span>
                          </SubmitButton>
                        </Form>
                      ))}
                  </>
                ) : canEdit && people === 0 && !isSuspended ? (
                  <Link
                    to={`${handoverPaths.groupChapter(id, named)}#start`}
                    aria-label={t("giveOne", { name })}
                  >
                    {t("give")}
                  </Link>
                ) : (
                  "–"
                ),
            },
          ]}
        />
      </section>
      {canEdit && <StartForm data={data} answer={answerOfOthers(answer)} />}
    </Page>
  );
}

type Data = ReturnType<typeof useLoaderData<typeof loader>>;

/** A chapter that nobody signs in for is given to somebody. */
function StartForm({ data, answer }: { data: Data; answer: FormOutcome | undefined }) {
  const t = useWords(groupHandoverWords);
  const { named, withoutPeople, today, chosen } = data;
  if (withoutPeople.length === 0) {
    return (
      <section className="stack">
        <h2 id="start">{t("start")}</h2>
        <p>{t("startNone")}</p>
      </section>
    );
  }
  return (
    <section className="stack max-w-160">
      <h2 id="start">{t("start")}</h2>
      <p>{t("startText")}</p>
      <Form
        key={chosen}
        id="begin"
        action={handoverPaths.group(named)}
        answer={answer}
        label={t("start")}
        hasRequiredNote
      >
        <Select
          name="chapter"
          label={t("chapter")}
          options={withoutPeople}
          defaultValue={chosen}
          emptyLabel={t("choose")}
          required
        />
        <SuccessorFields office="president" title="" startsOn={today} />
        <SubmitButton className="mt-6">{t("send")}</SubmitButton>
      </Form>
    </section>
  );
}
