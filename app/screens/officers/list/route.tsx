import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { handoverPaths } from "~/http/handover-paths";
import { officerPaths } from "~/http/officer-paths";
import { ButtonLink } from "~/ui/button";
import { Fold } from "~/ui/details";
import { Notice } from "~/ui/notice";
import { Page, PageTitle } from "~/ui/page";
import { useWords } from "~/ui/ui-context";
import { officersWords } from "../words";
import { rosterPage } from "./roster-page.server";
import { RosterTable } from "./roster-table";

/** Who holds which office of a club. */
export const loader = ({ context, request }: LoaderFunctionArgs) => rosterPage(context, request);

export default function Roster() {
  const { named, name, open, coming, ended, warnings, lacksResponsible, mayAct } =
    useLoaderData<typeof loader>();
  const t = useWords(officersWords);
  return (
    <Page>
      <PageTitle title={t("title")} lede={`${name}. ${t("lede")}`} />
      <div className="stack">
        {warnings.length > 0 && (
          <Notice tone="warning" title={t("warnings")}>
            {warnings.map((warning) => (
              <p key={warning}>{warning}</p>
            ))}
          </Notice>
        )}
        {lacksResponsible && <Notice>{t("noResponsible")}</Notice>}
        <section className="stack">
          <h2 id="now">{t("now")}</h2>
          <RosterTable rows={open} named={named} caption={t("now")} hasLetters />
        </section>
        {mayAct && (
          <p>
            <ButtonLink to={officerPaths.newTerm(named)}>{t("add")}</ButtonLink>
          </p>
        )}
        {coming.length > 0 && (
          <section className="stack">
            <h2 id="coming">{t("coming")}</h2>
            <RosterTable rows={coming} named={named} caption={t("coming")} />
          </section>
        )}
        <section className="stack">
          <h2 id="more">{t("more")}</h2>
          <p>{t("moreText")}</p>
          <ul className="link-row">
            <li>
              <Link to={officerPaths.resolution(named)}>{t("resolution")}</Link>
            </li>
            <li>
              <Link to={officerPaths.form8822b(named)}>{t("form8822b")}</Link>
            </li>
            <li>
              <Link to={handoverPaths.list(named)}>{t("handover")}</Link>
            </li>
            <li>
              <Link to={officerPaths.pdf(named)} reloadDocument>
                {t("pdf")}
              </Link>
            </li>
            <li>
              <Link to={officerPaths.csv(named)} reloadDocument>
                {t("csv")}
              </Link>
            </li>
          </ul>
        </section>
        {ended.length > 0 && (
          <Fold title={t("ended")} level={2} id="ended" isOpen={false}>
            <RosterTable rows={ended} named={named} caption={t("ended")} />
          </Fold>
        )}
      </div>
    </Page>
  );
}
