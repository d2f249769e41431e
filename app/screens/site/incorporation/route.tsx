import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { federalFiguresByName } from "#modules/compliance/index.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { civilDate } from "#modules/platform/dates";
import { formatLongDate, formatPrice } from "#modules/platform/format";
import { translator } from "#modules/platform/messages";
import { paths } from "~/http/paths";
import { pageRating } from "~/http/rating.server";
import { Rating } from "~/parts/rating/rating";
import { ButtonLink } from "~/ui/button";
import { Page, PageTitle } from "~/ui/page";
import { useUi } from "~/ui/ui-context";
import { articlesFees } from "../articles.server";
import { incorporationWords } from "./words";

/** The day on which this page was written. */
const writtenOn = civilDate("2026-11-24");

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { ctx } = context;
  const { range } = await articlesFees(ctx, request);
  const rating = pageRating(context, paths.incorporationAndEin);
  return { range, application: await applicationFigures(ctx), rating };
}

/** What the IRS asks for an application, worded; null when a figure is not confirmed. */
async function applicationFigures(ctx: Ctx) {
  const known = await federalFiguresByName(ctx);
  const { fee_1023_ez: ez, fee_1023: full, ez_receipts: receipts, ez_assets: assets } = known;
  if (!ez || !full || !receipts || !assets) return null;
  return {
    ez: formatPrice(ez.amount),
    full: formatPrice(full.amount),
    receipts: formatPrice(receipts.amount),
    assets: formatPrice(assets.amount),
    feesUrl: ez.sourceUrl,
    limitsUrl: receipts.sourceUrl,
    feesRead: formatLongDate(ez.readOn, ctx),
    limitsRead: formatLongDate(receipts.readOn, ctx),
  };
}

const incorporation = ["inc1", "inc2", "inc3"] as const;
const ein = ["ein1", "ein2", "ein3", "ein4"] as const;
const sources = [
  [
    "source.fee",
    "https://www.irs.gov/charities-non-profits/form-1023-and-1023-ez-amount-of-user-fee",
  ],
  [
    "source.when",
    "https://www.irs.gov/charities-non-profits/form-1023-purpose-of-questions-about-organization-applying-more-than-27-months-after-date-of-formation",
  ],
  ["source.ein", "https://cdssolutions.org/lessons/how-eins-are-assigned-and-valid-ein-prefixes"],
] as const;

export default function IncorporationAndEin() {
  const { rating, range, application } = useLoaderData<typeof loader>();
  const ui = useUi();
  const t = translator(incorporationWords, ui.locale);
  return (
    <Page>
      <meta name="description" content={t("description")} />
      <PageTitle title={t("title")} lede={t("lede")} />
      <div className="prose info">
        <section className="info-part">
          <h2>{t("incTitle")}</h2>
          {incorporation.map((key) => (
            <p key={key}>{t(key)}</p>
          ))}
          <p>
            {range && t("fees", range)} <Link to={paths.stateMap}>{t("feesLink")}</Link>
          </p>
        </section>
        <section className="info-part">
          <h2>{t("einTitle")}</h2>
          {ein.map((key) => (
            <p key={key}>{t(key)}</p>
          ))}
        </section>
        <section className="info-part">
          <h2>{t("orderTitle")}</h2>
          <ol>
            <li>{t("order1")}</li>
            <li>{t("order2")}</li>
            <li>{t("order3")}</li>
            <li>
              {t("order4")} {application ? t("order4.fees", application) : t("order4.ask")}{" "}
              {application && (
                <a href={application.feesUrl} rel="noreferrer">
                  {t("order4.feesRead", { date: application.feesRead })}
                </a>
              )}
            </li>
            <li>{t("order5")}</li>
          </ol>
        </section>
        <section className="info-part">
          <h2>{t("ezTitle")}</h2>
          {application && (
            <p>
              {t("ezText", application)}{" "}
              <a href={application.limitsUrl} rel="noreferrer">
                {t("order4.feesRead", { date: application.limitsRead })}
              </a>
            </p>
          )}
          <p>{t("ezNot")}</p>
          <p>{t("ezWhen")}</p>
        </section>
        <section className="info-part">
          <h2>{t("notTitle")}</h2>
          <p>{t("notText")}</p>
        </section>
        <section className="info-part">
          <h2>{t("sourcesTitle")}</h2>
          <p className="hint">{t("written", { date: formatLongDate(writtenOn, ui) })}</p>
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
        <p className="btn-row">
          <ButtonLink to={paths.pricing}>{t("pricing")}</ButtonLink>
          <ButtonLink to={paths.bylawsStart} variant="secondary">
            {t("bylaws")}
          </ButtonLink>
        </p>
      </div>
      <Rating {...rating} />
    </Page>
  );
}
