import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { returnLimits } from "#modules/compliance/index.server";
import { formatLongDate } from "#modules/platform/format";
import { translator } from "#modules/platform/messages";
import { paths } from "~/http/paths";
import { pageRating } from "~/http/rating.server";
import { rescuePaths } from "~/http/rescue-paths";
import { returnWords } from "~/parts/irs-form-990/words";
import { Rating } from "~/parts/rating/rating";
import { ButtonLink } from "~/ui/button";
import { Page, PageTitle } from "~/ui/page";
import { useUi } from "~/ui/ui-context";
import { DueDate } from "./due-date";
import {
  answerDue,
  answerWhich,
  lateFees,
  nextDates,
  writtenOn,
  yearsAround,
} from "./return-answers.server";
import { WhichForm } from "./which-form";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { ctx } = context;
  const { searchParams } = new URL(request.url);
  const limits = await returnLimits(ctx);
  return {
    which: answerWhich(ctx, searchParams, limits),
    forms: limits && { url: limits.sourceUrl, date: formatLongDate(limits.asOf, ctx) },
    due: answerDue(ctx, searchParams),
    years: yearsAround(ctx),
    next: nextDates(ctx),
    late: await lateFees(ctx),
    writtenOn: writtenOn(ctx),
    rating: pageRating(context, paths.irsForm990),
  };
}

const back = ["back.streamlined", "back.within", "back.after", "back.forward"] as const;

const sources = [
  [
    "source.when",
    "https://www.irs.gov/charities-non-profits/annual-electronic-notice-form-990-n-for-small-organizations-faqs-when-to-file",
  ],
  [
    "source.who",
    "https://www.irs.gov/charities-non-profits/annual-electronic-filing-requirement-for-small-exempt-organizations-form-990-n-e-postcard",
  ],
  [
    "source.due",
    "https://www.irs.gov/charities-non-profits/return-due-dates-for-exempt-organizations-annual-return",
  ],
  ["source.back", "https://wagenmakerlaw.com/blog/tax-exempt-reinstatement-after-auto-revocation"],
] as const;

export default function IrsForm990() {
  const { which, forms, due, years, next, late, rating, ...page } = useLoaderData<typeof loader>();
  const t = translator(returnWords, useUi().locale);
  return (
    <Page>
      <meta name="description" content={t("description")} />
      <PageTitle title={t("title")} lede={t("lede")} />
      <div className="prose info">
        <WhichForm key={JSON.stringify(which)} answer={which} />
        <DueDate answer={due} years={years} next={next} />
        <section className="info-part">
          <h2>{t("lateTitle")}</h2>
          <ul>
            <li>{t("late.n")}</li>
            <li>
              {late ? t("late.ez", late) : t("late.ask")}{" "}
              {late && (
                <a href={late.sourceUrl} rel="noreferrer">
                  {t("late.source", { date: late.asOf })}
                </a>
              )}
            </li>
            <li>{t("late.extension")}</li>
            <li>{t("late.three")}</li>
          </ul>
        </section>
        <section className="info-part">
          <h2>{t("backTitle")}</h2>
          <p>{t("backText")}</p>
          <ol>
            {back.map((key) => (
              <li key={key}>{t(key)}</li>
            ))}
          </ol>
          <p>{t("back.meanwhile")}</p>
          <p>
            <Link to={rescuePaths.revoked()}>{t("back.which")}</Link>
          </p>
        </section>
        <section className="info-part">
          <h2>{t("sourcesTitle")}</h2>
          <p className="hint">{t("written", { date: page.writtenOn })}</p>
          <ul>
            {forms && (
              <li>
                <a href={forms.url} rel="noreferrer">
                  {t("source.forms", { date: forms.date })}
                </a>
              </li>
            )}
            {sources.map(([key, url]) => (
              <li key={key}>
                <a href={url} rel="noreferrer">
                  {t(key)}
                </a>
              </li>
            ))}
          </ul>
        </section>
        <p>{t("next")}</p>
        <p className="btn-row">
          <ButtonLink to={paths.pricing}>{t("pricing")}</ButtonLink>
        </p>
      </div>
      <Rating {...rating} />
    </Page>
  );
}
