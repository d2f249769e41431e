import { Link } from "@remix-run/react";
import type { VerdictCounts } from "#modules/headquarters/contract";
import { headquartersPaths } from "~/http/headquarters-paths";
import { paths } from "~/http/paths";
import { badgeOf } from "~/parts/standing/badge";
import { StatusBadge } from "~/ui/status-badge";
import { useWords } from "~/ui/ui-context";
import { homeWords } from "./words";

export interface ChaptersHeadProps {
  /** How many chapters in reach have each standing. */
  counts: VerdictCounts;
  named: number | undefined;
}

const needing = ["revoked", "at_risk", "attention"] as const;
const notGood = [...needing, "unknown"] as const;

/** How many of a headquarters' chapters are not all right: each number leads to those chapters. */
export function ChaptersHead({ counts, named }: ChaptersHeadProps) {
  const t = useWords(homeWords);
  const total = Object.values(counts).reduce((sum, one) => sum + one, 0);
  const shown = notGood.filter((verdict) => counts[verdict] > 0);
  const count = needing.reduce((sum, verdict) => sum + counts[verdict], 0);
  return (
    <section className="next-duty mb-12" aria-labelledby="chapters">
      <h2 id="chapters">{t("chaptersTitle")}</h2>
      <p className="next-title">
        {count > 0 ? t("chaptersNeed", { count, total }) : t("chaptersGood")}
      </p>
      {shown.length > 0 && (
        <ul className="link-row">
          {shown.map((verdict) => (
            <li key={verdict}>
              <Link
                to={headquartersPaths.board(named, new URLSearchParams({ verdict }))}
                className="tap"
              >
                <StatusBadge standing={badgeOf[verdict]} /> {counts[verdict]}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <ul className="link-row">
        <li>
          <Link to={headquartersPaths.board(named)} className="tap">
            {t("chaptersStanding")}
          </Link>
        </li>
        <li>
          <Link to={paths.group({ accountId: named })} className="tap">
            {t("chaptersView")}
          </Link>
        </li>
      </ul>
    </section>
  );
}
