import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { paths } from "~/http/paths";
import { pageRating } from "~/http/rating.server";
import { rescuePaths } from "~/http/rescue-paths";
import { Rating } from "~/parts/rating/rating";
import { RescueQuestions } from "~/parts/rescue/rescue-questions";
import { RescueResult } from "~/parts/rescue/rescue-result";
import { Button, ButtonLink } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { TextInput } from "~/ui/inputs";
import { Notice } from "~/ui/notice";
import { Page, PageTitle } from "~/ui/page";
import { useWords } from "~/ui/ui-context";
import { revokedWords } from "../words";
import { readRevokedPage } from "./revoked-page.server";

/** The way back after a revocation, for anybody: the address holds the answers. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const page = await readRevokedPage(context.ctx, new URL(request.url).searchParams);
  return { ...page, rating: pageRating(context, rescuePaths.revoked()) };
}

export default function Revoked() {
  const { ein, list, values, errors, yearEnds, rescue, rating } = useLoaderData<typeof loader>();
  const t = useWords(revokedWords);
  const listed = Object.entries(errors).map(([id, text]) => ({ id, text }));
  return (
    <Page>
      <meta name="description" content={t("description")} />
      <PageTitle title={t("title")} lede={t("lede")} />
      {listed.length > 0 && <ErrorSummary errors={listed} />}
      {list && (
        <Notice title={list.title} className="mb-8">
          {list.text && <p>{list.text}</p>}
        </Notice>
      )}
      {rescue && (
        <>
          <p className="mb-8">
            <a href="#questions">{t("change")}</a>
          </p>
          <RescueResult rescue={rescue} />
        </>
      )}
      <section className="rescue-form" aria-labelledby="questions">
        <h2 id="questions">{t("questions")}</h2>
        <p className="hint">{t("private")}</p>
        <form key={JSON.stringify([ein, values])} method="get" noValidate>
          <TextInput
            name="ein"
            label={t("ein")}
            hint={t("einHint")}
            error={errors.ein}
            defaultValue={ein}
            inputMode="numeric"
            maxLength={20}
          />
          <RescueQuestions values={values} errors={errors} yearEnds={yearEnds} />
          <Button type="submit" className="mt-6">
            {t("show")}
          </Button>
        </form>
      </section>
      <p className="mt-10">{t("join")}</p>
      <p className="btn-row">
        <ButtonLink to={paths.pricing} variant="secondary">
          {t("pricing")}
        </ButtonLink>
        <Link to={paths.irsForm990}>{t("back")}</Link>
      </p>
      <Rating {...rating} />
    </Page>
  );
}
