import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { requirementOf, requirementsAround } from "#modules/compliance/index.server";
import { translator } from "#modules/platform/messages";
import { paths } from "~/http/paths";
import { pageRating } from "~/http/rating.server";
import { refusePage } from "~/http/respond.server";
import { Rating } from "~/parts/rating/rating";
import { stateWords } from "~/parts/state-registration/words";
import { BarTable } from "~/ui/bar-table";
import { ButtonLink } from "~/ui/button";
import { DescriptionList } from "~/ui/details";
import { Page, PageTitle } from "~/ui/page";
import { useUi } from "~/ui/ui-context";
import { costsBeside, type StateFact, type StatePart, stateFacts } from "../worded.server";

/** One state by its postal code, which is in capitals in the address. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const asked = params.state ?? "";
  const state = asked.toUpperCase();
  const found = await requirementOf(context.ctx, state);
  if (!found) refusePage(context, { code: "not_found" });
  if (asked !== state) throw redirect(paths.stateRegistration(state), 301);
  const rating = pageRating(context, paths.stateRegistration(state));
  const around = await requirementsAround(context.ctx, found.state);
  const beside = costsBeside(context.ctx, found, around);
  return { ...stateFacts(context.ctx, found), beside, rating };
}

function Part({ title, says, reading, facts }: StatePart & { title: string }) {
  return (
    <section className="stack mt-10">
      <h2>{title}</h2>
      {says && (
        <p>
          {says} <Reading reading={reading} />
        </p>
      )}
      {facts.length > 0 && (
        <DescriptionList
          facts={facts.map(({ term, description, reading: read }) => ({
            term,
            description: (
              <>
                {description} <Reading reading={read} />
              </>
            ),
          }))}
        />
      )}
    </section>
  );
}

/** Where a figure was read, as a link to check it there. */
const Reading = ({ reading }: Pick<StateFact, "reading">) =>
  reading && (
    <a href={reading.href} rel="noreferrer" className="reading">
      {reading.label}
    </a>
  );

/** A state by its name, as the way to its page unless it is this one. */
const NameOf = ({ state, name, own }: { state: string; name: string; own: string }) =>
  state === own ? name : <Link to={paths.stateRegistration(state)}>{name}</Link>;

const listed = (facts: readonly StateFact[]): StatePart => ({ says: "", facts });

export default function OneState() {
  const { name: state, sourceUrl, beside, rating, ...facts } = useLoaderData<typeof loader>();
  const t = translator(stateWords, useUi().locale);
  return (
    <Page className="state-page">
      <meta name="description" content={t("stateDescription", { state })} />
      <PageTitle title={t("stateTitle", { state })} lede={t("stateLede", { state })} />
      <p className="price-figure">
        <strong>{facts.year}</strong>
        {facts.isEstimated && ` ${t("yearLine")}`}
      </p>
      <p className="hint">{facts.yearNote}</p>
      <Part title={t("articles")} {...listed(facts.articles)} />
      <Part title={t("report")} {...facts.report} />
      <Part title={t("charity")} {...facts.charity} />
      <Part title={t("members")} {...listed(facts.members)} />
      {beside.length > 0 && (
        <section className="stack mt-10" aria-labelledby="beside">
          <h2 id="beside">{t("besideTitle")}</h2>
          {beside.map(({ cost, states }) => (
            <BarTable
              key={cost}
              caption={t(`beside.${cost}`)}
              nameHeader={t("state")}
              figureHeader={t(cost)}
              bars={states.map((one) => ({
                key: one.state,
                name: <NameOf {...one} own={facts.state} />,
                figure: one.figure,
                share: one.share,
                isMarked: one.state === facts.state,
              }))}
            />
          ))}
        </section>
      )}
      <section className="stack mt-10">
        <h2>{t("sourcesTitle")}</h2>
        <p className="hint">{t("caution.state")}</p>
        <p>
          <a href={sourceUrl} rel="noreferrer" className="tap">
            {t("sourceLink", { state })}
          </a>
        </p>
      </section>
      <p className="btn-row mt-10">
        <ButtonLink to={paths.pricing}>{t("pricing")}</ButtonLink>
        <ButtonLink to={paths.stateRegistrations} variant="secondary">
          {t("backToAll")}
        </ButtonLink>
      </p>
      <Rating {...rating} />
    </Page>
  );
}
