import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { translator } from "#modules/platform/messages";
import { paths } from "~/http/paths";
import { pageRating } from "~/http/rating.server";
import { returnWords } from "~/parts/irs-form-990/words";
import { Rating } from "~/parts/rating/rating";
import { ButtonLink } from "~/ui/button";
import { Page, PageTitle } from "~/ui/page";
import { useUi } from "~/ui/ui-context";
import { DueDate } from "./due-date";
import { answerDue, answerWhich, nextDates, writtenOn, yearsAround } from "./return-answers.server";
import { WhichForm } from "./which-form";

export function loader({ context, request }: LoaderFunctionArgs) {
  const { ctx } = context;
  const { searchParams } = new URL(request.url);
  return {
    which: answerWhich(ctx, searchParams),
    due: answerDue(ctx, searchParams),
    years: yearsAround(ctx),
    next: nextDates(ctx),
    writtenOn: writtenOn(ctx),
    rating: pageRating(context, paths.irsForm990),
  };
}

const late = ["late.n", "late.ez", "late.three", "late.back"] as const;

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
    "source.ez",
    "https://brickergraydon.com/insights/publications/IRS-issues-new-procedures-for-reinstating-tax-exempt-status-of-organizations-that-failed-to-file-returns-for-three-consecutive-years",
  ],
  ["source.late", "https://blog.expresstaxexempt.com/how-do-i-avoid-form-990-ez-penalties"],
  ["source.back", "https://wagenmakerlaw.com/blog/tax-exempt-reinstatement-after-auto-revocation"],
] as const;

export default function IrsForm990() {
  const { which, due, years, next, rating, writtenOn: date } = useLoaderData<typeof loader>();
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
            {late.map((key) => (
              <li key={key}>{t(key)}</li>
            ))}
          </ul>
        </section>
        <section className="info-part">
          <h2>{t("sourcesTitle")}</h2>
          <p className="hint">{t("written", { date })}</p>
          <ul>
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
