import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { readinessForm, relationships } from "#modules/supervision/contract";
import { supervisionPaths } from "~/http/supervision-paths";
import { Dropbox } from "~/parts/dynamic-form/dropbox";
import { AllFields, FormField } from "~/parts/form-field/form-field";
import { HeadquartersHead } from "~/parts/headquarters/headquarters-head";
import { RadioGroup } from "~/ui/choices";
import { Details } from "~/ui/details";
import { Form, SubmitButton } from "~/ui/form";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { Notice } from "~/ui/notice";
import { Page, PageTitle } from "~/ui/page";
import { StatusSign } from "~/ui/status-sign";
import { useWords } from "~/ui/ui-context";
import type { FormOutcome } from "~/ui/use-form-state";
import { SupervisionTabs } from "../supervision-tabs";
import { loadReadiness, type ReadinessData, sendReadiness } from "./readiness-page.server";
import { readinessWords } from "./words";

/** What a group has to have in place at the end of the transition. */
export const loader = ({ context, request }: LoaderFunctionArgs) => loadReadiness(context, request);

export const action = ({ context, request }: ActionFunctionArgs) => sendReadiness(context, request);

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function Readiness() {
  const data = useLoaderData<typeof loader>() as ReadinessData;
  const answer = useActionData<typeof action>() as FormOutcome | undefined;
  const t = useWords(readinessWords);
  const { named, group, days, end, check, source, items, done } = data;
  const next = items.find(({ state }) => state !== "done");
  return (
    <Page className="stack">
      <HeadquartersHead head={data.head} current="supervision" />
      <PageTitle title={t("title")} lede={t("lede", { group })} answer={answer} />
      <SupervisionTabs named={named} current="readiness" />
      {days && (
        <Notice title={days}>
          <p>{end}</p>
          {check && <p>{check}</p>}
          {source && <p>{source.url ? <a href={source.url}>{source.text}</a> : source.text}</p>}
        </Notice>
      )}
      <p>
        {t(data.head.isWhole ? "progress" : "progressLimited", { done, all: items.length })}{" "}
        {next && (
          <>
            {t("next")} <a href={`#item-${next.code}`}>{next.title}</a>.
          </>
        )}
      </p>
      <ol>
        {items.map((item) => (
          <li key={item.code}>
            <Item item={item} data={data} answer={answer} />
          </li>
        ))}
      </ol>
    </Page>
  );
}

const badges = {
  done: { icon: "success", look: "good_standing" },
  partly: { icon: "info", look: "attention" },
  open: { icon: "warning", look: "at_risk" },
} as const;

interface ItemProps {
  item: ReadinessData["items"][number];
  data: ReadinessData;
  answer: FormOutcome | undefined;
}

function Item({ item, data, answer }: ItemProps) {
  const t = useWords(readinessWords);
  const { code, state, title, evidence, link, owner, due, done, file, note } = item;
  const { icon, look } = badges[state];
  const isRefused = answer !== undefined && !answer.ok && answer.values.item === code;
  return (
    <article className="readiness-item" aria-labelledby={`item-${code}`}>
      <div className="readiness-head">
        <h2 id={`item-${code}`}>{title}</h2>
        <StatusSign tone={look} icon={icon}>
          {t(state)}
        </StatusSign>
      </div>
      <ul>
        {evidence.map((line) => (
          <li key={line}>{line}</li>
        ))}
        {done && <li>{done}</li>}
        {file && (
          <li>
            <a href={file.to}>{file.name}</a>
          </li>
        )}
        {note && <li className="whitespace-pre-line">{note}</li>}
      </ul>
      {(owner || due || state !== "done") && <p>{t("who", { name: owner || t("nobody"), due })}</p>}
      {link && (
        <p>
          <Link to={link.to}>{t(link.word)}</Link>
        </p>
      )}
      {data.mayDecide && (
        <Details summary={t(state === "done" ? "change" : "edit")} isOpen={isRefused}>
          <ItemForm item={item} data={data} answer={isRefused ? answer : undefined} />
        </Details>
      )}
    </article>
  );
}

function ItemForm({ item, data, answer }: ItemProps) {
  const t = useWords(readinessWords);
  const { code, title, owner, note, version, values } = item;
  const choices = ["", ...relationships] as const;
  return (
    <Form
      key={version}
      id={code}
      action={supervisionPaths.readiness(data.named)}
      answer={answer}
      label={title}
    >
      <input type="hidden" name="item" value={code} />
      <AllFields
        form={readinessForm}
        only={["version", "owner", "due_on"]}
        start={{ version: String(version), owner, due_on: values.due_on }}
      />
      {code === "relationship" && (
        <RadioGroup
          name="choice"
          label={t("choice")}
          options={choices.map((value) => ({ value, label: t(`choice.${value || "none"}`) }))}
          defaultValue={values.choice}
        />
      )}
      <FormField form={readinessForm} name="done_on" start={values.done_on} />
      <Dropbox
        name="file_uploads"
        label={t("file")}
        value={values.file_uploads}
        action={undefined}
        options={[]}
        along={{ profile_id: String(data.accountId) }}
      />
      <FormField form={readinessForm} name="note" start={note} />
      <SubmitButton className="mt-6">{t("save")}</SubmitButton>
    </Form>
  );
}
