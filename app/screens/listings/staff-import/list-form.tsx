import { Link, useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import {
  LIST_FILE_ACCEPT,
  LIST_FILE_MAX,
  type ListingOverview,
  listForm,
} from "#modules/listings/contract";
import { formatSizeLimit } from "#modules/platform/file-size";
import { fileMessages } from "#modules/platform/files/contract";
import { translator } from "#modules/platform/messages";
import { listingPaths } from "~/http/listing-paths";
import { FormField } from "~/parts/form-field/form-field";
import { FileDrop } from "~/ui/file-drop";
import { Form, SubmitButton } from "~/ui/form";
import { Notice } from "~/ui/notice";
import { useUi } from "~/ui/ui-context";
import type { FormOutcome } from "~/ui/use-form-state";
import { useListingStaffWords } from "./listing-tables";

export interface ListFormProps {
  answer?: FormOutcome | undefined;
}

/** Sends one list; the browser refuses first what is too large. */
export function ListForm({ answer }: ListFormProps) {
  const t = useListingStaffWords();
  const say = translator(fileMessages, useUi().locale);
  const size = formatSizeLimit(LIST_FILE_MAX);
  const judge = ([file]: readonly File[]) =>
    file && file.size > LIST_FILE_MAX ? say("tooLarge", { name: file.name, size }) : undefined;
  return (
    <section className="stack max-w-2xl" aria-labelledby="send-list-title">
      <h2 id="send-list-title">{t("send")}</h2>
      <p>{t("sendText")}</p>
      <Form id="send-list" label={t("send")} encType="multipart/form-data" answer={answer}>
        <input type="hidden" name="step" value="send" />
        <FormField form={listForm} name="as_of" />
        <FileDrop
          name="file"
          label={t("sendFile")}
          hint={t("sendHint", { size })}
          accept={LIST_FILE_ACCEPT}
          judge={judge}
          required
        />
        <FormField form={listForm} name="accept_loss" />
        <SubmitButton className="mt-6" icon="upload">
          {t("sendButton")}
        </SubmitButton>
      </Form>
    </section>
  );
}

const REFRESH_MS = 3_000;

/** Says that lists are being imported, and reads the page again as long as they are. */
export function UnderWay({ imports }: Pick<ListingOverview, "imports">) {
  const t = useListingStaffWords();
  const { revalidate } = useRevalidator();
  const count = imports.filter(({ isUnderWay }) => isUnderWay).length;
  useEffect(() => {
    if (count === 0) return;
    const timer = setInterval(() => {
      if (!document.hidden) revalidate();
    }, REFRESH_MS);
    return () => clearInterval(timer);
  }, [count, revalidate]);
  return (
    <div role="status">
      {count > 0 && (
        <Notice title={t("underWay", { count })}>
          {t("underWayText")} <Link to={listingPaths.staff}>{t("reload")}</Link>
        </Notice>
      )}
    </div>
  );
}
