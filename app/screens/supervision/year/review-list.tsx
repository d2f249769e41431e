import { Link } from "@remix-run/react";
import { useLayoutEffect } from "react";
import { reviewForm } from "#modules/supervision/contract";
import { supervisionPaths } from "~/http/supervision-paths";
import { AllFields } from "~/parts/form-field/form-field";
import { Form, SubmitButton } from "~/ui/form";
import { KeySwitch } from "~/ui/single-keys";
import { useWords } from "~/ui/ui-context";
import type { FormOutcome } from "~/ui/use-form-state";
import { ChapterFacts, CompleteBadge } from "../chapter-facts";
import type { ShownChapter } from "../shown-chapter.server";
import { followReviewKey } from "./review-keys";
import { yearWords } from "./words";
import type { YearData } from "./year-page.server";

export interface ReviewListProps {
  data: YearData;
  answer: FormOutcome | undefined;
}

/** The chapters of a page, each opened where it is, and reviewed without leaving the list. */
export function ReviewList({ data, answer }: ReviewListProps) {
  const { found, open } = data;
  const t = useWords(yearWords);
  useLayoutEffect(() => {
    // After a review the next chapter is what the reviewer came for.
    if (open !== undefined) document.getElementById(`summary-${open}`)?.focus();
  }, [open]);
  if (!found) return null;
  return (
    <div id="review-list">
      {data.mayReview && (
        <KeySwitch
          id="review-keys"
          name="review-keys-off"
          follow={followReviewKey}
          label={t("keys")}
        />
      )}
      {found.chapters.map((chapter) => (
        <ReviewItem key={chapter.id} chapter={chapter} data={data} answer={answer} />
      ))}
    </div>
  );
}

interface ReviewItemProps extends ReviewListProps {
  chapter: ShownChapter;
}

function ReviewItem({ chapter, data, answer }: ReviewItemProps) {
  const t = useWords(yearWords);
  const { id, name, ein, isComplete, review } = chapter;
  const { year, named, open, mayReview } = data;
  const isRefused = answer !== undefined && !answer.ok && answer.values.chapter === String(id);
  return (
    <details
      key={`${id}-${open === id}`}
      id={`chapter-${id}`}
      className="details"
      open={open === id || isRefused || undefined}
    >
      <summary id={`summary-${id}`}>
        <span>
          {name} <CompleteBadge isComplete={isComplete} /> <span className="hint">{review}</span>
        </span>
      </summary>
      <div className="details-body stack">
        {ein && <p>EIN {ein}</p>}
        <ChapterFacts chapter={chapter} />
        {mayReview && (
          <ReviewForm chapter={chapter} data={data} answer={isRefused ? answer : undefined} />
        )}
        <p>
          <Link to={supervisionPaths.chapter(year, id, named)}>{t("more", { name })}</Link>
        </p>
      </div>
    </details>
  );
}

function ReviewForm({ chapter: { id, name, result, note }, data, answer }: ReviewItemProps) {
  const t = useWords(yearWords);
  const { year, named, show, found } = data;
  return (
    <Form
      key={`${result}-${note}`}
      id={`review-${id}`}
      action={supervisionPaths.year({ accountId: named, year, show, page: found?.page })}
      answer={answer}
      label={t("review", { name })}
    >
      <input type="hidden" name="chapter" value={id} />
      <AllFields form={reviewForm} start={{ result, note }} />
      <SubmitButton className="mt-6">{t("save")}</SubmitButton>
    </Form>
  );
}
