import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { translator } from "#modules/platform/messages";
import { ratingPage, takeRating } from "~/http/rating.server";
import { RatingForm } from "~/parts/rating/rating-form";
import { ratingWords } from "~/parts/rating/words";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { FormPage, PageTitle } from "~/ui/page";
import { useUi } from "~/ui/ui-context";

export const loader = ({ context, request }: LoaderFunctionArgs) => ratingPage(context, request);

/** Takes how helpful a page was: url, rating and comments. */
export const action = ({ context }: ActionFunctionArgs) => takeRating(context);

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function RatePage() {
  const rating = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = translator(ratingWords, useUi().locale);
  return (
    <FormPage>
      <PageTitle title={t("comments")} lede={rating.url} answer={answer} />
      <RatingForm {...rating} answer={answer} />
      <p className="mt-8">
        <Link to={rating.url}>{t("back")}</Link>
      </p>
    </FormPage>
  );
}
