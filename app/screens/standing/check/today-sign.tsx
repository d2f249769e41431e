import type { Verdict } from "#modules/standing/contract";
import { badgeOf } from "~/parts/standing/badge";
import { Icon } from "~/ui/icons";
import { StatusBadge } from "~/ui/status-badge";
import { useWords } from "~/ui/ui-context";
import { standingCheckWords } from "../check-words";

/** How a club stands today: icon, word and color, each enough alone. */
export function TodaySign({ today }: { today: Verdict | "checking" | "not_current" }) {
  const t = useWords(standingCheckWords);
  if (today !== "checking" && today !== "not_current") {
    return <StatusBadge standing={badgeOf[today]} />;
  }
  return (
    <span className="status status-unknown">
      <Icon name={today === "checking" ? "open" : "cross"} />
      {t(`sign.${today}`)}
    </span>
  );
}
