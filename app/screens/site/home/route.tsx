import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { nextReturn } from "#modules/compliance/contract";
import { officeToday } from "#modules/platform/dates";
import { formatLongDate } from "#modules/platform/format";
import { translator } from "#modules/platform/messages";
import { inquiryPaths } from "~/http/inquiry-paths";
import { listingPaths } from "~/http/listing-paths";
import { paths } from "~/http/paths";
import { rescuePaths } from "~/http/rescue-paths";
import { DocumentTitle } from "~/parts/shell/title";
import { ButtonLink } from "~/ui/button";
import { DescriptionList } from "~/ui/details";
import { Icon } from "~/ui/icons";
import { StatusBadge } from "~/ui/status-badge";
import { useUi, useWords } from "~/ui/ui-context";
import { ClubLookup } from "./club-lookup";
import { homeMessages } from "./words";

const questions = ["1", "2", "3"] as const;
const steps = ["1", "2", "3"] as const;
const ways = [
  ["verify", listingPaths.search()],
  ["compliance", inquiryPaths.form("compliance_check")],
  ["greek", inquiryPaths.form("greek_collector")],
  ["revokedWay", rescuePaths.revoked()],
  ["contact", inquiryPaths.form("contact")],
] as const;
const duties = ["1", "2", "3", "4", "5"] as const;

/** The fiscal year of the example ends with the school year's books. */
const EXAMPLE_MONTH = 6;

/** The dates of the example are those of today. */
export function loader({ context: { ctx } }: LoaderFunctionArgs) {
  const next = nextReturn(EXAMPLE_MONTH, officeToday(ctx.now()));
  return {
    date: formatLongDate(next.dueOn, ctx),
    end: formatLongDate(next.fiscalYearEnd, ctx),
  };
}

/** How a club that is in order looks to its treasurer. */
function ExampleClub(next: { date: string; end: string }) {
  const t = useWords(homeMessages);
  return (
    <>
      <div className="page-head-row">
        <h2>Lincoln High School Band Boosters</h2>
        <StatusBadge standing="good_standing" />
      </div>
      <DescriptionList
        facts={[
          { term: t("exampleExemption"), description: t("exampleExemptionText") },
          { term: t("exampleReturn"), description: t("exampleReturnText", next) },
          { term: t("exampleBylaws"), description: t("exampleBylawsText") },
        ]}
      />
    </>
  );
}

export default function Home() {
  const { locale, brand } = useUi();
  const t = translator(homeMessages, locale);
  return (
    <div className="page home">
      <DocumentTitle title={t("metaTitle")} />
      <meta name="description" content={t("metaDescription", { brand: brand.name })} />
      <section className="home-hero">
        <div className="home-head">
          <h1>{t("title")}</h1>
          <p className="lede">{t("lead", { brand: brand.name })}</p>
        </div>
        <ClubLookup example={<ExampleClub {...useLoaderData<typeof loader>()} />} />
        <p className="home-start">
          <ButtonLink variant="secondary" to={paths.pricing}>
            {t("apply")}
          </ButtonLink>
          <ButtonLink variant="secondary" to={paths.bylawsStart}>
            {t("start")}
          </ButtonLink>
          <span className="hint">{t("startHint")}</span>
        </p>
      </section>
      <section aria-labelledby="ask">
        <h2 id="ask">{t("askTitle")}</h2>
        <ul className="home-ways">
          {questions.map((question) => (
            <li key={question}>
              <h3>{t(`ask${question}Title`)}</h3>
              <p>{t(`ask${question}Text`)}</p>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="how">
        <h2 id="how">{t("howTitle")}</h2>
        <ol className="home-steps">
          {steps.map((step) => (
            <li key={step}>
              <h3>{t(`how${step}Title`)}</h3>
              <p>{t(`how${step}Text`)}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className="home-standing" aria-labelledby="standing">
        <div>
          <h2 id="standing">{t("standingTitle")}</h2>
          <p>{t("standingLead")}</p>
          <ul>
            {duties.map((duty) => (
              <li key={duty}>
                <Icon name="check" />
                {t(`standing${duty}`)}
              </li>
            ))}
          </ul>
        </div>
        <div className="home-warning">
          <h3>{t("revokedTitle")}</h3>
          <p>{t("revokedText")}</p>
        </div>
      </section>
      <section className="home-standing" aria-labelledby="group">
        <div>
          <h2 id="group">{t("groupTitle")}</h2>
          <p>{t("groupText", { brand: brand.name })}</p>
        </div>
        <div className="home-warning">
          <h3>{t("rulesTitle")}</h3>
          <p>{t("rulesText")}</p>
          <p>
            <Link to={inquiryPaths.form("multi_chapter")}>{t("rulesLink")}</Link>
          </p>
        </div>
      </section>
      <section aria-labelledby="ways">
        <h2 id="ways">{t("waysTitle")}</h2>
        <ul className="home-ways">
          {ways.map(([way, to]) => (
            <li key={way}>
              <Link to={to}>{t(`${way}Title`)}</Link>
              <p>{t(`${way}Text`)}</p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
