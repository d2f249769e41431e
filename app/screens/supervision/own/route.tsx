import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { papersForm } from "#modules/supervision/contract";
import { supervisionPaths } from "~/http/supervision-paths";
import { Dropbox } from "~/parts/dynamic-form/dropbox";
import { AllFields, FormField } from "~/parts/form-field/form-field";
import { Form, SubmitButton } from "~/ui/form";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { Notice } from "~/ui/notice";
import { FormPage, PageTitle } from "~/ui/page";
import { EmptyState } from "~/ui/table";
import { Tabs } from "~/ui/tabs";
import { useWords } from "~/ui/ui-context";
import type { FormOutcome } from "~/ui/use-form-state";
import { ChapterFacts, CompleteBadge } from "../chapter-facts";
import { loadOwn, type OwnData, sendOwn } from "./own-page.server";
import { ownSupervisionWords } from "./words";

/** What a chapter's headquarters wants from it. */
export const loader = ({ context, request }: LoaderFunctionArgs) => loadOwn(context, request);

export const action = ({ context, request }: ActionFunctionArgs) => sendOwn(context, request);

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function OwnSupervision() {
  const data = useLoaderData<typeof loader>() as OwnData;
  const answer = useActionData<typeof action>() as FormOutcome | undefined;
  const t = useWords(ownSupervisionWords);
  const { name, found, years, named, mayAct } = data;
  if (!found) {
    return (
      <FormPage>
        <PageTitle title={t("title")} lede={t("ledeNone")} />
        <EmptyState title={t("none", { name })}>{t("noneText")}</EmptyState>
      </FormPage>
    );
  }
  const tabs = years.map((year) => ({
    to: supervisionPaths.own({ accountId: named, year }),
    label: t("year", { year }),
    isCurrent: year === found.year,
  }));
  const { chapter, closedOn, isIn, group, collectUntil, runsUntil, education } = found;
  const hasForm = !runsUntil || (education !== null && !education.confirmedOn);
  return (
    <FormPage>
      <PageTitle
        title={t("title")}
        lede={t("lede", { group, name })}
        aside={<CompleteBadge isComplete={chapter.isComplete} />}
        answer={answer}
      />
      <div className="stack">
        {years.length > 1 && <Tabs label={t("years")} tabs={tabs} />}
        {closedOn ? (
          <Notice title={t("closed", { date: closedOn })}>{t("closedText")}</Notice>
        ) : (
          <p className="hint">{t("collect", { date: collectUntil })}</p>
        )}
        <section className="stack">
          <h2 id="state">{t("state")}</h2>
          <ChapterFacts chapter={chapter} />
        </section>
        {runsUntil && <Notice title={t("runs", { date: runsUntil })}>{t("runsText")}</Notice>}
        {!isIn && <Notice tone="warning">{t("notIn", { name })}</Notice>}
        {isIn && mayAct && hasForm && <PapersForm data={data} found={found} answer={answer} />}
      </div>
    </FormPage>
  );
}

interface PapersFormProps {
  data: OwnData;
  found: NonNullable<OwnData["found"]>;
  answer: FormOutcome | undefined;
}

function PapersForm({ data, found, answer }: PapersFormProps) {
  const t = useWords(ownSupervisionWords);
  const { accountId, named } = data;
  const { year, chapter, runsUntil } = found;
  return (
    <section className="stack">
      <h2 id="send">{t(runsUntil ? "education" : "send")}</h2>
      {!runsUntil && <p className="hint">{t("prefilled")}</p>}
      <Form
        key={`${year}-${chapter.papers.length}`}
        action={supervisionPaths.own({ accountId: named, year })}
        answer={answer}
        boxes={["purpose_changed", "has_read"]}
        label={t("send")}
      >
        {!runsUntil && <PaperFields found={found} accountId={accountId} />}
        <Education found={found} />
        <SubmitButton className="mt-6">{t("submit")}</SubmitButton>
      </Form>
    </section>
  );
}

interface PaperFieldsProps {
  found: NonNullable<OwnData["found"]>;
  accountId: number;
}

function PaperFields({ found: { prefilled }, accountId }: PaperFieldsProps) {
  const t = useWords(ownSupervisionWords);
  const along = { profile_id: String(accountId) };
  return (
    <>
      <fieldset>
        <legend className="field-label">{t("return")}</legend>
        <Dropbox
          name="return_uploads"
          label={t("returnFiles")}
          hint={t("returnHint")}
          value={prefilled.return_uploads}
          action={undefined}
          options={[]}
          along={along}
        />
      </fieldset>
      <fieldset>
        <legend className="field-label">{t("report")}</legend>
        <p className="field-hint">{t("reportHint")}</p>
        <AllFields
          form={papersForm}
          only={[
            "receipts",
            "expenses",
            "closing",
            "activity_1",
            "activity_2",
            "activity_3",
            "officers",
            "purpose_changed",
            "number",
          ]}
          start={{ ...prefilled, purpose_changed: prefilled.purpose_changed ? "1" : "" }}
        />
        <Dropbox
          name="confirmation_uploads"
          label={t("confirmation")}
          value={prefilled.confirmation_uploads}
          action={undefined}
          options={[]}
          along={along}
        />
      </fieldset>
    </>
  );
}

function Education({ found: { education } }: Pick<PapersFormProps, "found">) {
  const t = useWords(ownSupervisionWords);
  if (!education) return null;
  const { version, title, text, url, confirmedBy, confirmedOn } = education;
  return (
    <fieldset>
      <legend className="field-label">{t("education")}</legend>
      <p>{t("version", { version, title })}</p>
      {text && <p className="whitespace-pre-line">{text}</p>}
      {url && (
        <p>
          <a href={url}>{url}</a>
        </p>
      )}
      {confirmedOn ? (
        <p>{t("confirmed", { name: confirmedBy, date: confirmedOn })}</p>
      ) : (
        <FormField form={papersForm} name="has_read" />
      )}
    </fieldset>
  );
}
