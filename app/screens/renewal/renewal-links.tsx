import { packetPaths } from "~/http/packet-paths";
import { paths } from "~/http/paths";
import { renewalPages } from "~/parts/renewal/words";
import { DescriptionList } from "~/ui/details";
import { useWords } from "~/ui/ui-context";
import type { StateFees } from "./renewal-page.server";

export interface RenewalLinksProps {
  fees: StateFees | null;
  /** Whose renewal it is, where the address names it. */
  named: number | undefined;
}

/** Pages that explain what a renewal helps with, and the way out with everything. */
export function RenewalLinks({ fees, named }: RenewalLinksProps) {
  const t = useWords(renewalPages);
  return (
    <section className="stack mt-12" aria-labelledby="know">
      <h2 id="know">{t("know")}</h2>
      <ul className="pay-ways">
        <li>
          <a href={paths.irsForm990}>{t("know.return")}</a>
        </li>
        <li>
          <a href={paths.stateMap}>{t("know.state")}</a>
        </li>
        <li>
          <a href={paths.incorporationAndEin}>{t("know.incorporation")}</a>
        </li>
        <li>
          <a href={packetPaths.page(named)}>{t("know.packet")}</a>
        </li>
      </ul>
      {fees && <Fees fees={fees} />}
    </section>
  );
}

/** What the account's state asks at the most, with the day and the place of the figures. */
function Fees({ fees }: { fees: StateFees }) {
  const t = useWords(renewalPages);
  const { state, maintain, articles, sourceUrl, readOn } = fees;
  return (
    <>
      <h3>{t("know.fees", { state })}</h3>
      <DescriptionList
        facts={[
          { term: t("know.maintain"), description: maintain || t("know.unknown") },
          { term: t("know.articles"), description: articles || t("know.unknown") },
        ]}
      />
      <p className="hint">
        {readOn ? t("know.source", { date: readOn }) : t("know.ask")}{" "}
        <a href={sourceUrl}>{t("know.sourceLink")}</a>
      </p>
    </>
  );
}
