import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { parseFields } from "#modules/platform/fields";
import { reviewAnswers, reviewChecks, reviewWords, treasuryForm } from "#modules/treasury/contract";
import { keepReview, readReviews, reviewSchema } from "#modules/treasury/index.server";
import { askedYear } from "~/http/asked-year.server";
import { answerDone, refuseForm, refusePage } from "~/http/respond.server";
import { treasuryPaths } from "~/http/treasury-paths";
import { FormField } from "~/parts/form-field/form-field";
import { RadioGroup } from "~/ui/choices";
import { Form, SubmitButton } from "~/ui/form";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { Notice } from "~/ui/notice";
import { FormPage, PageTitle } from "~/ui/page";
import { useWords } from "~/ui/ui-context";
import { controlsWords } from "../controls-words";
import { showDay } from "../shown-year.server";

/** The reviews of a year, and whether this person may review it. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { named, ...key } = askedYear(context, request, params.end);
  const found = await readReviews(context.ctx, key);
  if (!found.ok) refusePage(context, found.refusal);
  const { accountName, endsOn, state, isKeeper, mayAct, reviews } = found.value;
  return {
    accountId: key.accountId,
    named,
    endsOn,
    name: accountName,
    day: showDay(context, endsOn),
    isFinal: state === "final",
    isKeeper,
    mayAct,
    reviews: reviews.map(({ id, version, by, on, result, note }) => {
      return { id, version, by, day: showDay(context, on), result, note };
    }),
  };
}

/** Keeps what the reviewer found. */
export async function action({ context, request, params }: ActionFunctionArgs) {
  const { ctx, body } = context;
  const { named, ...key } = askedYear(context, request, params.end);
  const fields = parseFields(reviewSchema, body.fields, ctx.locale);
  if (!fields.ok) return refuseForm(context, fields.refusal);
  const kept = await keepReview(ctx, { ...key, fields: fields.value });
  if (!kept.ok) {
    const isGone = kept.refusal.code === "not_found";
    return isGone ? refusePage(context, kept.refusal) : refuseForm(context, kept.refusal);
  }
  const to = treasuryPaths.review(key.endsOn, named);
  return answerDone(context, { json: { status: "saved" }, to, flash: "saved" });
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function TreasuryReview() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useWords(controlsWords);
  const say = useWords(reviewWords);
  const { named, endsOn, name, day, isFinal, isKeeper, mayAct, reviews } = page;
  return (
    <FormPage>
      <PageTitle
        title={t("reviewTitle", { day })}
        lede={t("reviewLede", { name })}
        answer={answer}
      />
      <section className="stack">
        <h2 id="reviews">{t("reviews")}</h2>
        {reviews.length === 0 && <p>{t("reviewsNone")}</p>}
        {reviews.map(({ id, version, by, day: on, result, note }) => (
          <Notice
            key={id}
            tone={result === "in_order" ? "success" : "warning"}
            title={t(`result.${result}`)}
          >
            <p>{t("reviewSaid", { version, day: on, name: by })}</p>
            {note && <p>{note}</p>}
            <p>
              <a href={treasuryPaths.reviewPdf(endsOn, id, named)}>
                {t("reviewPdf")}
                <span className="sr-only">: {t("reviewSaid", { version, day: on, name: by })}</span>
              </a>
            </p>
          </Notice>
        ))}
        {!isFinal && <Notice title={t("reviewEarly")}>{t("reviewEarlyText")}</Notice>}
        {isFinal && isKeeper && mayAct && (
          <Notice title={t("reviewKeeper")}>{t("reviewKeeperText")}</Notice>
        )}
        <p>
          <a href={treasuryPaths.form("review", named)}>{t("printForm")}</a>
        </p>
      </section>
      {isFinal && mayAct && !isKeeper && (
        <section className="mt-10">
          <h2 id="checks">{t("checks")}</h2>
          <Form
            id="review"
            action={treasuryPaths.review(endsOn, named)}
            answer={answer}
            label={t("checks")}
            hasRequiredNote
          >
            {reviewChecks.map((check) => (
              <RadioGroup
                key={check}
                name={check}
                label={say(`check.${check}`)}
                options={reviewAnswers.map((value) => ({ value, label: say(`answer.${value}`) }))}
                required
              />
            ))}
            <FormField form={treasuryForm} name="note" />
            <p className="hint">{t("signHint")}</p>
            <SubmitButton className="mt-6">{t("sign")}</SubmitButton>
          </Form>
        </section>
      )}
      <p className="mt-8">
        <Link to={treasuryPaths.year(endsOn, named)}>{t("backYear")}</Link>
      </p>
    </FormPage>
  );
}
