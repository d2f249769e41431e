import { Link } from "@remix-run/react";
import type { AccountOverview } from "#modules/accounts/contract";
import type { Verdict } from "#modules/standing/contract";
import { paths } from "~/http/paths";
import { rescuePaths } from "~/http/rescue-paths";
import { badgeOf } from "~/parts/standing/badge";
import { standingWords } from "~/parts/standing/words";
import { PageTitle } from "~/ui/page";
import { StatusBadge } from "~/ui/status-badge";
import { useWords } from "~/ui/ui-context";
import { homeWords } from "./words";

export interface StandingHeadProps {
  name: string;
  membership: AccountOverview["membership"];
  accountId: number;
  verdict: Verdict;
  /** The gravest reason, and what to do about it. */
  sentence?: string;
  action?: string | undefined;
  /** Newer files would change the word; staff look at them first. */
  isBeingChecked: boolean;
  /** It has lost its exemption itself, and may get it back. */
  isRevoked: boolean;
}

/** The first thing a member reads: whether the club is all right, the gravest reason, and what to do. */
export function StandingHead(props: StandingHeadProps) {
  const { name, membership, accountId, verdict, sentence, action, isRevoked } = props;
  const t = useWords(standingWords);
  const inHome = useWords(homeWords);
  if (membership.state === "new" && verdict === "unknown") {
    const words = { title: inHome("newTitle", { name }), lede: inHome("new") };
    return <PageTitle {...words} />;
  }
  const isKnown = verdict !== "unknown";
  return (
    <>
      <PageTitle
        title={t(`verdict.${verdict}`, { name })}
        lede={isKnown ? (sentence ?? t("good")) : t("unknown")}
        aside={<StatusBadge standing={badgeOf[verdict]} />}
      />
      <div className="stack mb-12">
        {props.isBeingChecked && <p>{t("checking")}</p>}
        {isKnown && action && <p>{action}</p>}
        {isRevoked && (
          <p>
            <Link to={rescuePaths.own(accountId)}>{t("rescue")}</Link>
          </p>
        )}
        <p>
          <Link to={paths.standing(accountId)}>
            {t(isKnown ? (verdict === "good" ? "whyGood" : "why") : "tell")}
          </Link>
        </p>
      </div>
    </>
  );
}
