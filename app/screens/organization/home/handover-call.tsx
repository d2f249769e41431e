import { Link } from "@remix-run/react";
import { handoverPaths } from "~/http/handover-paths";
import { Notice } from "~/ui/notice";
import { useWords } from "~/ui/ui-context";
import { homeWords } from "./words";

export interface HandoverCallProps {
  id: number;
  state: string;
  /** Who takes over. */
  name: string;
}

/** A handover that is under way, and what comes next of it. */
export function HandoverCall({ id, state, name }: HandoverCallProps) {
  const t = useWords(homeWords);
  return (
    <Notice title={t("handover")} className="mb-8">
      <p>
        {t(state === "accepted" ? "handoverAccepted" : "handoverSent", { name })}{" "}
        <Link to={handoverPaths.one(id)}>{t("handoverLink")}</Link>
      </p>
    </Notice>
  );
}

/** Somebody says that nobody is left in charge of the account. */
export function ClaimCall({ named }: { named: number | undefined }) {
  const t = useWords(homeWords);
  return (
    <Notice tone="urgent" title={t("claim")} className="mb-8">
      <p>
        {t("claimText")} <Link to={handoverPaths.list(named)}>{t("claimLink")}</Link>
      </p>
    </Notice>
  );
}
