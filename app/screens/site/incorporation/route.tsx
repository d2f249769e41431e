import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { civilDate } from "#modules/platform/dates";
import { formatLongDate } from "#modules/platform/format";
import { translator } from "#modules/platform/messages";
import { paths } from "~/http/paths";
import { pageRating } from "~/http/rating.server";
import { Rating } from "~/parts/rating/rating";
import { ButtonLink } from "~/ui/button";
import { Page, PageTitle } from "~/ui/page";
import { useUi } from "~/ui/ui-context";
import { articlesFees } from "../articles.server";
import { incorporationWords } from "./words";

/** The IRS's fees for an application, and the day this page was written. */
const fees = { ez: "$275", full: "$600" };
const writtenOn = civilDate("2026-11-21");

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { ctx } = context;
  const { range } = await articlesFees(ctx, request);
  const rating = pageRating(context, paths.incorporationAndEin);
  return { range, rating };
}

const incorporation = ["inc1", "inc2", "inc3"] as const;
const ein = ["ein1", "ein2", "ein3", "ein4"] as const;
const sources = [
  [
    "source.fee",
    "https://www.irs.gov/charities-non-profits/form-1023-and-1023-ez-amount-of-user-fee",
  ],
  ["source.ez", "http://www.bkc-cpa.com/form-1023-ez-application-for-501c3-exemption/"],
  ["source.ein", "https://cdssolutions.org/lessons/how-eins-are-assigned-and-valid-ein-prefixes"],
] as const;

export default function IncorporationAndEin() {
  const { rating, range } = useLoaderData<typeof loader>();
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
            <li>{t("order4", fees)}</li>
            <li>{t("order5")}</li>
          </ol>
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
