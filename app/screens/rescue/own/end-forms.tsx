import { Link } from "@remix-run/react";
import { paths } from "~/http/paths";
import { rescuePaths } from "~/http/rescue-paths";
import { Dropbox } from "~/parts/dynamic-form/dropbox";
import { Details } from "~/ui/details";
import { Form, SubmitButton } from "~/ui/form";
import { DateInput } from "~/ui/inputs";
import { Notice } from "~/ui/notice";
import { useWords } from "~/ui/ui-context";
import type { FormOutcome } from "~/ui/use-form-state";
import { ownRescueWords } from "./words";

interface EndProps {
  accountId: number;
  version: number;
  answer: FormOutcome | undefined;
}

/** Takes the letter that gives the exemption back. */
export function EndForm({ accountId, version, answer }: EndProps) {
  const t = useWords(ownRescueWords);
  return (
    <section className="rescue-form" aria-labelledby="end-title">
      <h2 id="end-title">{t("end")}</h2>
      <p>{t("endText")}</p>
      <Form id="end" action={rescuePaths.own(accountId)} answer={answer} label={t("end")}>
        <input type="hidden" name="_end" value="1" />
        <input type="hidden" name="version" value={version} />
        <DateInput name="reinstated_on" label={t("endDay")} required />
        <Dropbox
          name="file_uploads"
          label={t("endFile")}
          value={undefined}
          action={undefined}
          options={[]}
          along={{ profile_id: String(accountId) }}
          required
        />
        <SubmitButton className="mt-6" variant="secondary">
          {t("endSend")}
        </SubmitButton>
      </Form>
    </section>
  );
}

/** How it ended, and the way to take a mistake back. */
export function Ended({
  accountId,
  version,
  answer,
  date,
  fileId,
}: EndProps & { date: string; fileId: number }) {
  const t = useWords(ownRescueWords);
  return (
    <>
      <Notice tone="success" title={t("ended", { date })} className="mb-8">
        <p>
          {t("endedText")} <Link to={paths.file(fileId)}>{t("endedFile")}</Link>
        </p>
      </Notice>
      <Details summary={t("reopen")}>
        <p>{t("reopenText")}</p>
        <Form id="reopen" action={rescuePaths.own(accountId)} answer={answer} label={t("reopen")}>
          <input type="hidden" name="_reopen" value="1" />
          <input type="hidden" name="version" value={version} />
          <SubmitButton variant="secondary">{t("reopen")}</SubmitButton>
        </Form>
      </Details>
    </>
  );
}
