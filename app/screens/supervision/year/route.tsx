import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { calendarPaths } from "~/http/calendar-paths";
import { supervisionPaths } from "~/http/supervision-paths";
import { HeadquartersHead } from "~/parts/headquarters/headquarters-head";
import { DownloadLink } from "~/ui/download-link";
import { Form, SubmitButton } from "~/ui/form";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { Notice } from "~/ui/notice";
import { Page, PageTitle } from "~/ui/page";
import { Pager } from "~/ui/pager";
import { EmptyState } from "~/ui/table";
import { Tabs } from "~/ui/tabs";
import { useWords } from "~/ui/ui-context";
import type { FormOutcome } from "~/ui/use-form-state";
import { SupervisionTabs } from "../supervision-tabs";
import { ReviewList, type ReviewListProps } from "./review-list";
import { yearWords } from "./words";
import { loadYear, sendYear, type YearData } from "./year-page.server";

/** A supervision year of a group, chapter by chapter, with the reviews. */
export const loader = ({ context, request }: LoaderFunctionArgs) => loadYear(context, request);

export const action = ({ context, request }: ActionFunctionArgs) => sendYear(context, request);

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

const views = ["all", "to_review", "incomplete", "complete"] as const;

export default function SupervisionYear() {
  const data = useLoaderData<typeof loader>() as YearData;
  const answer = useActionData<typeof action>() as FormOutcome | undefined;
  const t = useWords(yearWords);
  const { named, group, found, year, hasMonth } = data;
  return (
    <Page className="stack">
      <HeadquartersHead head={data.head} current="supervision" />
      <PageTitle
        title={found ? t("title", { year }) : t("titleAlone")}
        lede={
          found ? t("lede", { group, from: found.from, to: found.to }) : t("ledeNone", { group })
        }
        answer={answer}
      />
      <SupervisionTabs named={named} current="year" />
      {!hasMonth && (
        <Notice tone="warning" title={t("monthMissing")}>
          <p>{t("monthMissingText")}</p>
          <Link to={calendarPaths.facts(named)}>{t("toFacts")}</Link>
        </Notice>
      )}
      <Years {...data} />
      {found ? <Found data={data} answer={answer} /> : <NotSetUp data={data} answer={answer} />}
    </Page>
  );
}

function Years({ named, years, year }: YearData) {
  const t = useWords(yearWords);
  const tabs = years.map((one) => ({
    to: supervisionPaths.year({ accountId: named, year: one }),
    label: t("year", { year: one }),
    isCurrent: one === year,
  }));
  return <Tabs label={t("years")} tabs={tabs} />;
}

function NotSetUp({ data, answer }: ReviewListProps) {
  const t = useWords(yearWords);
  const { named, year, mayDecide, hasMonth } = data;
  return (
    <EmptyState
      title={t("notSetUp", { year })}
      action={
        mayDecide &&
        hasMonth && (
          <Form
            action={supervisionPaths.year({ accountId: named, year })}
            answer={answer}
            label={t("setUp", { year })}
          >
            <input type="hidden" name="decision" value="open" />
            <SubmitButton>{t("setUp", { year })}</SubmitButton>
          </Form>
        )
      }
    >
      {t("notSetUpText")}
    </EmptyState>
  );
}

function Found({ data, answer }: ReviewListProps) {
  const t = useWords(yearWords);
  const { named, year, show, found } = data;
  if (!found) return null;
  const { percent, complete, listed, toReview, closedOn, collectUntil, keptUntil } = found;
  const tabs = views.map((view) => ({
    to: supervisionPaths.year({ accountId: named, year, show: view }),
    label: t(`show.${view}`),
    isCurrent: view === show,
  }));
  return (
    <>
      {closedOn && (
        <Notice title={t("closedOn", { date: closedOn })}>
          <p>{t("closedText")}</p>
        </Notice>
      )}
      <p className="text-2xl">{t("percent", { percent })}</p>
      <p>
        {t("counts", { complete, listed })}{" "}
        {toReview > 0 && t("toReviewCount", { count: toReview })}
      </p>
      <p className="hint">
        {closedOn ? t("kept", { date: keptUntil }) : t("collect", { date: collectUntil })}
      </p>
      <Tabs label={t("filters")} tabs={tabs} />
      <h2 className="sr-only">{t("list")}</h2>
      {found.chapters.length === 0 ? (
        <EmptyState title={t("none")}>{t("noneText")}</EmptyState>
      ) : (
        <ReviewList data={data} answer={answer} />
      )}
      <Pager
        answer={found.pager}
        urlOf={(page) => supervisionPaths.year({ accountId: named, year, show, page })}
      />
      <Archive {...data} />
      <Close data={data} answer={answer} />
    </>
  );
}

function Archive({ archive, year, named }: YearData) {
  const t = useWords(yearWords);
  if (!archive) return null;
  const { state, made, size } = archive;
  return (
    <section className="stack mt-8">
      <h2 id="archive">{t("archive")}</h2>
      <p>{t("archiveText")}</p>
      {state === "ready" && (
        <p>
          <DownloadLink to={supervisionPaths.archive(year, named)}>
            {t("archiveReady", { date: made, size })}
          </DownloadLink>
        </p>
      )}
      {state === "waiting" && <p role="status">{t("archiveWaiting")}</p>}
      {state === "failed" && <Notice tone="warning">{t("archiveFailed")}</Notice>}
      {state !== "waiting" && (
        <Form action={supervisionPaths.archive(year, named)} label={t("archive")} id="ask-archive">
          <SubmitButton variant="secondary">
            {t(state === "none" ? "archiveAsk" : "archiveAgain")}
          </SubmitButton>
        </Form>
      )}
    </section>
  );
}

function Close({ data, answer }: ReviewListProps) {
  const t = useWords(yearWords);
  const { found, mayDecide, named, year, show } = data;
  if (!found || found.closedOn || !mayDecide) return null;
  const isRefused = answer !== undefined && !answer.ok && answer.values.decision === "close";
  return (
    <section className="stack mt-8">
      <h2 id="close">{t("close")}</h2>
      <p>{t("closeText")}</p>
      {found.isOver ? (
        <Form
          id="close-year"
          action={supervisionPaths.year({ accountId: named, year, show })}
          answer={isRefused ? answer : undefined}
          label={t("close")}
        >
          <input type="hidden" name="decision" value="close" />
          <SubmitButton variant="danger">{t("closeSubmit", { year })}</SubmitButton>
        </Form>
      ) : (
        <p className="hint">{t("closeEarly")}</p>
      )}
    </section>
  );
}
