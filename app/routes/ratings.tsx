import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { translator } from "#modules/platform/messages";
import { ratingPage, takeRating } from "~/components/rating/rating.server";
import { RatingForm } from "~/components/rating/rating-form";
import { guardedAction, revalidateUnlessUnreached } from "~/components/ui/guarded-action";
import { FormPage, PageTitle } from "~/components/ui/page";
import { useUi } from "~/components/ui/ui-context";
import { ratingWords } from "~/messages/rating";

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
