import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { newChapterForm } from "#modules/headquarters/contract";
import { headquartersPaths } from "~/http/headquarters-paths";
import { rosterPaths } from "~/http/roster-paths";
import { AllFields, FormField } from "~/parts/form-field/form-field";
import { HeadquartersHead } from "~/parts/headquarters/headquarters-head";
import { Form, SubmitButton } from "~/ui/form";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { Page, PageTitle } from "~/ui/page";
import { useWords } from "~/ui/ui-context";
import type { FormOutcome } from "~/ui/use-form-state";
import { loadNewChapter, sendNewChapter } from "./chapter-new-page.server";
import { newChapterWords } from "./words";

/** A headquarters adds a chapter to its group. */
export const loader = ({ context, request }: LoaderFunctionArgs) =>
  loadNewChapter(context, request);

export const action = ({ context, request }: ActionFunctionArgs) =>
  sendNewChapter(context, request);

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function NewChapter() {
  const data = useLoaderData<typeof loader>();
  const { head } = data;
  const answer = useActionData<typeof action>();
  const t = useWords(newChapterWords);
  const accountId = head.named;
  return (
    <Page className="stack">
      <HeadquartersHead head={head} current="standing" />
      <p>
        <Link to={headquartersPaths.board(accountId)}>{t("back")}</Link>
      </p>
      <PageTitle title={t("title")} lede={t("lede", { group: head.group })} answer={answer} />
      <div className="stack max-w-160">
        <p>{t("means")}</p>
        {head.canEdit ? <ChapterForm data={data} answer={answer} /> : <p>{t("onlyEditors")}</p>}
        <p>
          <Link to={rosterPaths.roster({ accountId })}>{t("roster")}</Link>
        </p>
      </div>
    </Page>
  );
}

interface FormProps {
  data: Awaited<ReturnType<typeof loader>>;
  answer: FormOutcome | undefined;
}

/** The chapter, and who is invited. */
function ChapterForm({ data: { head, regions, start, formKey }, answer }: FormProps) {
  const t = useWords(newChapterWords);
  return (
    <Form action={headquartersPaths.newChapter(head.named)} answer={answer} label={t("title")}>
      <input type="hidden" name="form_key" value={formKey} />
      <AllFields form={newChapterForm} start={start} only={["name", "ein", "city", "state"]} />
      {regions.length > 0 && <FormField form={newChapterForm} name="region" options={regions} />}
      <h2 id="officer" className="mt-8">
        {t("officer")}
      </h2>
      <p className="hint">{t("officerHint")}</p>
      <AllFields
        form={newChapterForm}
        only={["officer_email", "officer_first_name", "officer_last_name"]}
      />
      <SubmitButton className="mt-6">{t("submit")}</SubmitButton>
    </Form>
  );
}
