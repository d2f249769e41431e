import { Link } from "@remix-run/react";
import { handoverPaths } from "~/http/handover-paths";
import { accountsPages } from "~/parts/accounts/words";
import { Notice } from "~/ui/notice";
import { useWords } from "~/ui/ui-context";

export interface HandoverCallProps {
  id: number;
  state: string;
  /** Who takes over. */
  name: string;
}

/** A handover that is under way, and what comes next of it. */
export function HandoverCall({ id, state, name }: HandoverCallProps) {
  const t = useWords(accountsPages);
  return (
    <Notice title={t("home.handover")} className="mb-8">
      <p>
        {t(state === "accepted" ? "home.handoverAccepted" : "home.handoverSent", { name })}{" "}
        <Link to={handoverPaths.one(id)}>{t("home.handoverLink")}</Link>
      </p>
    </Notice>
  );
}

/** Somebody says that nobody is left in charge of the account. */
export function ClaimCall({ named }: { named: number | undefined }) {
  const t = useWords(accountsPages);
  return (
    <Notice tone="urgent" title={t("home.claim")} className="mb-8">
      <p>
        {t("home.claimText")} <Link to={handoverPaths.list(named)}>{t("home.claimLink")}</Link>
      </p>
    </Notice>
  );
}
