import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { compareVersions } from "#modules/bylaws/index.server";
import { paths } from "~/http/paths";
import { refusePage } from "~/http/respond.server";
import { FormPage, PageTitle } from "~/ui/page";
import { useWords } from "~/ui/ui-context";
import { bylawsVersionsMessages } from "../bylaws-versions-words";
import { readCompareQuery } from "../compare-query.server";
import { CompareForm } from "./compare-form";
import { ComparedClauses } from "./compared-clauses";

export { capabilityHeaders as headers } from "~/http/capability-headers";

/** What two versions say differently. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const hash = params.hash ?? "";
  const chosen = readCompareQuery(request) ?? refusePage(context, { code: "not_found" });
  const found = await compareVersions(context.ctx, hash, chosen);
  return { hash, ...(found ?? refusePage(context, { code: "not_found" })) };
}

export default function CompareBylaws() {
  const compared = useLoaderData<typeof loader>();
  const { hash, variant, from, to, changes } = compared;
  const t = useWords(bylawsVersionsMessages);
  const lede = to === "new" ? t("compareLedeNew", { from }) : t("compareLede", { from, to });
  return (
    <FormPage>
      <PageTitle title={t("compareTitle")} lede={lede} />
      <CompareForm {...compared} />
      <section className="mt-10" aria-labelledby="in-short">
        <h2 id="in-short">{t("inShort")}</h2>
        <ul className="rows">
          {changes.map((change) => (
            <li key={change} className="row wrap-anywhere">
              {change}
            </li>
          ))}
        </ul>
        <p className="btn-row mt-6">
          <a className="btn btn-primary" href={paths.bylawsRedline(hash, { from, to })}>
            {t("redline")}
          </a>
          <Link className="btn btn-link" to={paths.bylawsEdit(variant, hash)}>
            {t("back")}
          </Link>
        </p>
      </section>
      <section className="mt-10" aria-labelledby="in-full">
        <h2 id="in-full">{t("inFull")}</h2>
        <ComparedClauses {...compared} />
      </section>
    </FormPage>
  );
}
