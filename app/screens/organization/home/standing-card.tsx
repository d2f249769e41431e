import { Link } from "@remix-run/react";
import type { Verdict } from "#modules/standing/contract";
import { paths } from "~/http/paths";
import { badgeOf } from "~/parts/standing/badge";
import { standingWords } from "~/parts/standing/words";
import { StatusBadge } from "~/ui/status-badge";
import { useWords } from "~/ui/ui-context";

export interface StandingCardProps {
  readonly accountId: number;
  readonly verdict: Verdict;
  /** The gravest reason, and what to do about it. */
  readonly sentence?: string;
  readonly action?: string | undefined;
}

/** Whether the club is all right, in a word, with the gravest reason. */
export function StandingCard({ standing }: { standing: StandingCardProps }) {
  const t = useWords(standingWords);
  const { accountId, verdict, sentence, action } = standing;
  return (
    <section className="stack mb-12" aria-labelledby="standing">
      <div className="page-head-row">
        <h2 id="standing">{t("title")}</h2>
        <StatusBadge standing={badgeOf[verdict]} />
      </div>
      <p>{verdict === "unknown" ? t("unknown") : (sentence ?? t("good"))}</p>
      {verdict !== "unknown" && action && <p>{action}</p>}
      <p>
        <Link to={paths.standing(accountId)}>{t(verdict === "unknown" ? "tell" : "why")}</Link>
      </p>
    </section>
  );
}
