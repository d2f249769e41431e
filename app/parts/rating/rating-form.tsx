import { useFetcher } from "@remix-run/react";
import type { FormEvent } from "react";
import { translator } from "#modules/platform/messages";
import { BotCheckFields } from "~/parts/bot-check/bot-check";
import { Form, SubmitButton } from "~/ui/form";
import { TextArea } from "~/ui/inputs";
import { useUi } from "~/ui/ui-context";
import type { FormOutcome } from "~/ui/use-form-state";
import { RATING_ANCHOR, RATINGS, type RatingData } from "./rating-views";
import { Stars } from "./stars";
import { ratingWords } from "./words";

/** The question, or the thanks for an answer within the last week. */
export function RatingForm({
  url,
  isRated,
  botCheck,
  answer,
}: RatingData & { answer?: FormOutcome | undefined }) {
  const t = translator(ratingWords, useUi().locale);
  const fetcher = useFetcher<FormOutcome>();
  const said = fetcher.data ?? answer;
  const isThanked = isRated || said?.ok === true;

  /** With script the page stays as it is around the answer. */
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    if (event.currentTarget.dataset.state === "blocked") return;
    event.preventDefault();
    if (fetcher.state !== "idle") return;
    const form = new FormData(event.currentTarget);
    form.set("_stay", "1");
    fetcher.submit(form, { method: "post", action: RATINGS });
  }

  return (
    <section id={RATING_ANCHOR} className="rating" aria-labelledby="rating-title">
      <h2 id="rating-title">{t("title")}</h2>
      <div role="status">{isThanked && <p>{t("thanks")}</p>}</div>
      {!isThanked && (
        <Form
          action={RATINGS}
          answer={said}
          id="rating-form"
          label={t("title")}
          onSubmit={onSubmit}
        >
          <input type="hidden" name="url" value={url} />
          <Stars />
          <TextArea name="comments" label={t("comments")} hint={t("commentsHint")} rows={3} />
          <BotCheckFields challenge={botCheck} />
          <SubmitButton className="mt-4" variant="secondary">
            {t("submit")}
          </SubmitButton>
        </Form>
      )}
    </section>
  );
}
