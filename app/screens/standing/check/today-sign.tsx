import type { Verdict } from "#modules/standing/contract";
import { badgeOf } from "~/parts/standing/badge";
import { StatusBadge } from "~/ui/status-badge";
import { StatusSign } from "~/ui/status-sign";
import { useWords } from "~/ui/ui-context";
import { standingCheckWords } from "../check-words";

/** How a club stands today: icon, word and color, each enough alone. */
export function TodaySign({ today }: { today: Verdict | "checking" | "not_current" }) {
  const t = useWords(standingCheckWords);
  if (today !== "checking" && today !== "not_current") {
    return <StatusBadge standing={badgeOf[today]} />;
  }
  return (
    <StatusSign tone="unknown" icon={today === "checking" ? "open" : "cross"}>
      {t(`sign.${today}`)}
    </StatusSign>
  );
}
