import { useFetcher } from "@remix-run/react";
import type { FormEvent } from "react";
import { MOST_STARS } from "#modules/inquiries/contract";
import { translator } from "#modules/platform/messages";
import { BotCheckFields } from "~/parts/bot-check/bot-check";
import { FieldGroup, useField } from "~/ui/field";
import { Form, SubmitButton } from "~/ui/form";
import { TextArea } from "~/ui/inputs";
import { useUi } from "~/ui/ui-context";
import type { FormOutcome } from "~/ui/use-form-state";
import { RATING_ANCHOR, type RatingData, ratingsOf } from "./rating-views";
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
    if (fetcher.state === "submitting") return;
    const form = new FormData(event.currentTarget);
    form.set("_stay", "1");
    fetcher.submit(form, { method: "post", action: ratingsOf(url) });
  }

  return (
    <section id={RATING_ANCHOR} className="rating" aria-labelledby="rating-title">
      <h2 id="rating-title">{t("title")}</h2>
      <div role="status">{isThanked && <p>{t("thanks")}</p>}</div>
      {!isThanked && (
        <Form
          action={ratingsOf(url)}
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

const counts = Array.from({ length: MOST_STARS }, (_, at) => at + 1);

/** One to five stars: radio buttons, none of them chosen at first. */
function Stars() {
  const t = translator(ratingWords, useUi().locale);
  const field = useField({ name: "rating", label: t("stars"), required: true });
  return (
    <FieldGroup field={field} label={t("stars")}>
      <div className="stars">
        {counts.map((count) => (
          <label key={count} className="star">
            <input
              type="radio"
              id={count === 1 ? field.id : undefined}
              name="rating"
              value={count}
              defaultChecked={field.kept === String(count)}
              className="sr-only"
            />
            <svg viewBox="0 0 24 24" className="icon" aria-hidden="true">
              <path d="M12 3.2l2.7 5.6 6.1.8-4.5 4.3 1.1 6.1L12 17.1 6.6 20l1.1-6.1L3.2 9.6l6.1-.8z" />
            </svg>
            <span className="sr-only">{t("star", { count })}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
