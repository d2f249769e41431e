import type { FormEvent } from "react";
import { entryTypes, needsStory } from "#modules/contest/contract";
import { paths } from "~/http/paths";
import { Button } from "~/ui/button";
import { Checkbox } from "~/ui/choices";
import { Form, SubmitButton } from "~/ui/form";
import { TextArea, TextInput } from "~/ui/inputs";
import { Select } from "~/ui/selects";
import { FailedToast, ToastRegion } from "~/ui/toast";
import { useHydrated, useWords } from "~/ui/ui-context";
import { entryMessages } from "./contest-words";
import { EntryFile } from "./entry-file";
import type { EntryAnswer, EntryPageData } from "./entry-page.server";
import { useEntry } from "./use-entry";
import { useLive } from "./use-live";

type EntryFormProps = EntryPageData & { answer: EntryAnswer | undefined };

/** The form of one entry. With script it is sent with its progress shown, without it as it stands. */
export function EntryForm({
  kind,
  constraints,
  rule,
  used,
  usedText,
  answer: given,
}: EntryFormProps) {
  const t = useWords(entryMessages);
  const entry = useEntry(kind, given);
  const isLive = useHydrated();
  const live = useLive();
  const isTold = needsStory(entry.type);
  const kept = given?.kept;
  // Without script the style sheet shows the mark by what is chosen.
  const mark = !isLive && (
    <span className="field-required entry-mark" aria-hidden="true">
      {" *"}
    </span>
  );

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    // The form itself leads to what is wrong before anything is sent again.
    if (event.currentTarget.dataset.state === "blocked") return;
    event.preventDefault();
    entry.send(event.currentTarget);
  }

  return (
    <div onInput={entry.onInput}>
      <Form
        answer={titled(entry.answer, t("full.title"))}
        constraints={constraints}
        action={paths.contest(kind)}
        encType="multipart/form-data"
        label={t("title")}
        onSubmit={onSubmit}
        hasRequiredNote
      >
        <TextInput
          name="organization"
          label={t("organization")}
          defaultValue={kept?.organization}
          autoComplete="organization"
        />
        <Checkbox name="is_member" label={t("isMember")} defaultChecked={kept?.isMember} />
        <TextInput name="email" type="email" label={t("email")} defaultValue={kept?.email} />
        {live ? (
          <live.UsedPlaces kind={kind} initial={used} typed={entry.typed} key={entry.count} />
        ) : (
          <p className="hint text-sm">{usedText}</p>
        )}
        <Select
          name="type"
          label={t("type")}
          options={entryTypes.map((value) => ({ value, label: t(`type.${value}`) }))}
        />
        <TextArea
          name="message"
          label={
            <>
              {t(`message.${kind}`)}
              {mark}
            </>
          }
          required={isTold}
        />
        <EntryFile entry={entry} kind={kind} rule={rule} isRequired={isTold} mark={mark} />
        <Checkbox name="has_release" label={t("release")} hint={t("releaseHint")} />
        <p className="hint mt-6 text-sm">{t("moderation")}</p>
        <div className="btn-row mt-6">
          <SubmitButton icon="upload">{t("submit")}</SubmitButton>
          <Button
            type="submit"
            variant="secondary"
            name="_reset"
            value="1"
            formEncType="application/x-www-form-urlencoded"
            formNoValidate
            onClick={(event) => {
              event.preventDefault();
              if (event.currentTarget.form) entry.reset(event.currentTarget.form);
            }}
          >
            {t("reset")}
          </Button>
        </div>
      </Form>
      {live && <live.EntryNews entry={entry} kind={kind} />}
      {!isLive && given?.ok === false && (
        <ToastRegion>
          <FailedToast />
        </ToastRegion>
      )}
    </div>
  );
}

/** The refusal of the fourth photo begins with its title; with script a dialog says it. */
function titled(answer: EntryAnswer | undefined, title: string): EntryAnswer | undefined {
  if (!answer || answer.ok || answer.status !== 401) return answer;
  return { ...answer, message: `${title} ${answer.message}` };
}
