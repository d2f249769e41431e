import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { listRequirements } from "#modules/compliance/index.server";
import { formatLongDate } from "#modules/platform/format";
import { translator } from "#modules/platform/messages";
import { paths } from "~/http/paths";
import { pageRating } from "~/http/rating.server";
import { Rating } from "~/parts/rating/rating";
import { StateMap } from "~/parts/state-map/state-map";
import { stateWords } from "~/parts/state-registration/words";
import { Page, PageTitle } from "~/ui/page";
import { FilterForm } from "~/ui/search-form";
import { StateSelect } from "~/ui/state-select";
import { useUi } from "~/ui/ui-context";
import { stateRow } from "../worded.server";
import { StateTable } from "./state-table";

/** `?state=TX` leads to the page of that state. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { ctx } = context;
  const asked = new URL(request.url).searchParams.get("state");
  if (asked) throw redirect(paths.stateRegistration(asked));
  const all = await listRequirements(ctx);
  const [oldest] = all.flatMap(({ readOn }) => readOn ?? []).sort();
  return {
    rows: all.map((one) => stateRow(ctx, one)),
    readOn: oldest ? formatLongDate(oldest, ctx) : "",
    rating: pageRating(context, paths.stateRegistrations),
  };
}

const parts = ["incorporation", "ein", "exemption", "charity", "sales"] as const;

export default function StateRegistration() {
  const { rows, readOn, rating } = useLoaderData<typeof loader>();
  const t = translator(stateWords, useUi().locale);
  return (
    <Page>
      <meta name="description" content={t("description")} />
      <PageTitle title={t("title")} lede={t("lede")} />
      <section id="us_map" aria-labelledby="states" className="stack">
        <h2 id="states">{t("tableTitle")}</h2>
        <FilterForm action={paths.stateRegistrations} query={{}} submit={t("show")}>
          <StateSelect name="state" label={t("yours")} autoComplete="off" required />
        </FilterForm>
        <StateMap
          rows={rows.map(({ state, name }) => ({
            state,
            name,
            to: paths.stateRegistration(state),
          }))}
          label={t("map")}
        />
        <p className="hint">
          {t("caution")} {readOn && t("caution.oldest", { date: readOn })}
        </p>
        <StateTable rows={rows} />
      </section>
      <section className="prose mt-12">
        <h2>{t("partsTitle")}</h2>
        <p>{t("partsText")}</p>
        <ul>
          {parts.map((part) => (
            <li key={part}>{t(`part.${part}`)}</li>
          ))}
        </ul>
        <p>
          <Link to={paths.incorporationAndEin}>{t("incorporationLink")}</Link>
        </p>
      </section>
      <Rating {...rating} />
    </Page>
  );
}
