import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { sgriForm } from "#modules/supervision/contract";
import { rosterPaths } from "~/http/roster-paths";
import { supervisionPaths } from "~/http/supervision-paths";
import { Dropbox } from "~/parts/dynamic-form/dropbox";
import { FormField } from "~/parts/form-field/form-field";
import { HeadquartersHead } from "~/parts/headquarters/headquarters-head";
import { DescriptionList } from "~/ui/details";
import { DownloadLink } from "~/ui/download-link";
import { Form, SubmitButton } from "~/ui/form";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { Notice } from "~/ui/notice";
import { Page, PageTitle } from "~/ui/page";
import { useWords } from "~/ui/ui-context";
import type { FormOutcome } from "~/ui/use-form-state";
import { sgriPageWords } from "../sgri-words";
import { SupervisionTabs } from "../supervision-tabs";
import { loadSgriYear, type SgriYearData, sendSgriYear } from "./sgri-page.server";
import { AddedParts, LeftParts, type SgriPartProps } from "./sgri-parts";
import { sgriYearWords } from "./words";

/** The report of a year: its draft, and what is kept once it is frozen. */
export const loader = ({ context, request, params }: LoaderFunctionArgs) =>
  loadSgriYear(context, request, params);

export const action = ({ context, request, params }: ActionFunctionArgs) =>
  sendSgriYear(context, request, params);

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

const formats = ["csv", "xlsx", "pdf"] as const;

export default function SgriYear() {
  const data = useLoaderData<typeof loader>() as SgriYearData;
  const answer = useActionData<typeof action>() as FormOutcome | undefined;
  const t = useWords(sgriYearWords);
  const { named, year, group, end, report, added, blocked, left, changed, included } = data;
  const isUnchanged = added.length + left.length + changed.length === 0;
  return (
    <Page className="stack">
      <HeadquartersHead head={data.head} current="supervision" />
      <PageTitle
        title={t("title", { year })}
        lede={t(report ? "ledeKept" : "ledeDraft", { group, date: end })}
        answer={answer}
      />
      <SupervisionTabs named={named} current="sgri" />
      {report ? <Kept data={data} answer={answer} /> : <Basis {...data} />}
      {isUnchanged && <Notice>{t(blocked.length > 0 ? "noChangeYet" : "noChange")}</Notice>}
      <AddedParts data={data} answer={answer} />
      <LeftParts data={data} answer={answer} />
      <p>{t("included", { count: included })}</p>
      {!report && <Drafts {...data} />}
      {!report && <Freeze data={data} answer={answer} />}
      <p>
        <Link to={supervisionPaths.sgri(named)}>{t("back")}</Link>
      </p>
    </Page>
  );
}

function Basis(data: SgriYearData) {
  const { basis, undecided, unsubmitted, window, check, source, named } = data;
  const t = useWords(sgriYearWords);
  return (
    <>
      <p>{window.join(" ")}</p>
      {check && <p className="hint">{check}</p>}
      {source && (
        <p className="hint">{source.url ? <a href={source.url}>{source.text}</a> : source.text}</p>
      )}
      <p>{basis}</p>
      {unsubmitted !== null && (
        <Notice tone="warning" title={t("unsubmitted", { year: unsubmitted })}>
          <Link to={supervisionPaths.sgriYear(unsubmitted, named)}>
            {t("toUnsubmitted", { year: unsubmitted })}
          </Link>
        </Notice>
      )}
      {undecided > 0 && (
        <Notice tone="warning" title={t("undecided", { count: undecided })}>
          <Link to={rosterPaths.roster({ accountId: named })}>{t("toRoster")}</Link>
        </Notice>
      )}
    </>
  );
}

/** The draft of today as files. */
function Drafts({ year, named }: SgriYearData) {
  const t = useWords(sgriYearWords);
  return (
    <section className="stack">
      <h2 id="drafts">{t("drafts")}</h2>
      <p>{t("draftsText")}</p>
      <p className="flex flex-wrap gap-4">
        {formats.map((format) => (
          <DownloadLink key={format} to={supervisionPaths.sgriDraft(year, format, named)}>
            {t(`draft.${format}`)}
          </DownloadLink>
        ))}
      </p>
    </section>
  );
}

const isRefused = (answer: FormOutcome | undefined, decision: string) =>
  answer !== undefined && !answer.ok && answer.values.decision === decision ? answer : undefined;

function Freeze({ data, answer }: SgriPartProps) {
  const t = useWords(sgriYearWords);
  const { named, year, mayEdit, isOutside, blocked } = data;
  if (!mayEdit) return null;
  return (
    <section className="stack max-w-160">
      <h2 id="freeze-title">{t("freeze")}</h2>
      <p>{t("freezeText")}</p>
      {blocked.length > 0 && <p>{t("freezeBlocked", { count: blocked.length })}</p>}
      <Form
        id="freeze"
        action={supervisionPaths.sgriYear(year, named)}
        answer={isRefused(answer, "freeze")}
        label={t("freeze")}
      >
        <input type="hidden" name="decision" value="freeze" />
        {isOutside && <FormField form={sgriForm} name="reason" />}
        <SubmitButton className="mt-6">{t("freezeSubmit")}</SubmitButton>
      </Form>
    </section>
  );
}

function Kept({ data, answer }: SgriPartProps) {
  const t = useWords(sgriYearWords);
  const words = useWords(sgriPageWords);
  const { named, year, report, mayEdit } = data;
  if (!report) return null;
  const { state, sha256, frozen, forcedReason, submitted, confirmation, file, lateReason } = report;
  return (
    <>
      <DescriptionList
        facts={[
          { term: t("state"), description: `${words(`state.${state}`)}. ${frozen}` },
          { term: t("digest"), description: <code className="break-all">{sha256}</code> },
          ...(submitted ? [{ term: t("submitted"), description: submitted }] : []),
          ...(confirmation ? [{ term: t("confirmation"), description: confirmation }] : []),
          ...(file
            ? [{ term: t("confirmationFile"), description: <a href={file.to}>{file.name}</a> }]
            : []),
        ]}
      />
      {forcedReason && <p className="hint">{t("forcedReason", { reason: forcedReason })}</p>}
      {lateReason && <p className="hint">{t("lateReason", { reason: lateReason })}</p>}
      <section className="stack">
        <h2 id="files">{t("files")}</h2>
        <p className="flex flex-wrap gap-4">
          {formats.map((format) => (
            <DownloadLink key={format} to={supervisionPaths.sgriFile(year, format, named)}>
              {t(`file.${format}`)}
            </DownloadLink>
          ))}
        </p>
      </section>
      {mayEdit && state === "frozen" && <Submit data={data} answer={answer} />}
      {mayEdit && state === "submitted" && (
        <section className="stack">
          <h2 id="close-title">{t("close")}</h2>
          <p>{t("closeText")}</p>
          <Form
            id="close"
            action={supervisionPaths.sgriYear(year, named)}
            answer={isRefused(answer, "close")}
            label={t("close")}
          >
            <input type="hidden" name="decision" value="close" />
            <SubmitButton className="mt-6">{t("closeSubmit")}</SubmitButton>
          </Form>
        </section>
      )}
    </>
  );
}

function Submit({ data, answer }: SgriPartProps) {
  const t = useWords(sgriYearWords);
  const { named, year, accountId, today } = data;
  return (
    <section className="stack max-w-160">
      <h2 id="submit-title">{t("submit")}</h2>
      <Form
        id="submit"
        action={supervisionPaths.sgriYear(year, named)}
        answer={isRefused(answer, "submit")}
        label={t("submit")}
      >
        <input type="hidden" name="decision" value="submit" />
        <FormField form={sgriForm} name="submitted_on" start={today} latest={today} />
        <FormField form={sgriForm} name="way" />
        <FormField form={sgriForm} name="confirmation" />
        <Dropbox
          name="file_uploads"
          label={t("confirmationFile")}
          value={undefined}
          action={undefined}
          options={[]}
          along={{ profile_id: String(accountId) }}
        />
        <FormField form={sgriForm} name="reason" />
        <SubmitButton className="mt-6">{t("submitSubmit")}</SubmitButton>
      </Form>
    </section>
  );
}
