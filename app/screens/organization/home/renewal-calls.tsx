import { Link } from "@remix-run/react";
import type { RenewableMembership } from "#modules/renewal/contract";
import { paths } from "~/http/paths";
import { LapseNotice } from "~/parts/renewal/lapse-notice";
import { ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { useWords } from "~/ui/ui-context";
import { homeWords } from "./words";

export interface RenewalCallsProps {
  membership: RenewableMembership;
  accountId: number;
}

/** What the home page asks of a member: to renew late, to hand in the tax return. */
export function RenewalCalls({ membership, accountId }: RenewalCallsProps) {
  const t = useWords(homeWords);
  const { standing, isReturnAwaited } = membership;
  if (standing.state === "current" && !isReturnAwaited) return null;
  return (
    <div className="stack mb-12">
      <LapseNotice
        membership={membership}
        action={
          <p className="mt-3">
            <ButtonLink to={paths.renewal({ accountId })}>{t("renewNow")}</ButtonLink>
          </p>
        }
      />
      {isReturnAwaited && (
        <Notice title={t("returnAwaited")}>
          <p>
            {t("returnAwaitedText")}{" "}
            <Link to={paths.renewalReturn(accountId)}>{t("returnAwaitedLink")}</Link>
          </p>
        </Notice>
      )}
    </div>
  );
}
