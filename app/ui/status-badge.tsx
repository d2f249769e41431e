import type { IconName } from "./icons";
import { StatusSign } from "./status-sign";
import { useWords } from "./ui-context";
import { uiMessages } from "./words";

export type Standing = "good_standing" | "attention" | "at_risk" | "revoked" | "unknown";

const icons = {
  good_standing: "success",
  attention: "info",
  at_risk: "warning",
  revoked: "revoked",
  unknown: "question",
} as const satisfies Record<Standing, IconName>;

/** An organization's standing: icon, word and color, each enough alone. */
export function StatusBadge({ standing }: { standing: Standing }) {
  const words = useWords(uiMessages);
  return (
    <StatusSign tone={standing} icon={icons[standing]}>
      {words(`status.${standing}`)}
    </StatusSign>
  );
}
