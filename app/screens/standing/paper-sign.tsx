import { Icon, type IconName } from "~/ui/icons";
import { useWords } from "~/ui/ui-context";
import { standingCheckWords } from "./check-words";

export type PaperState = "valid" | "expired" | "withdrawn";

const icons = {
  valid: "success",
  expired: "open",
  withdrawn: "cross",
} as const satisfies Record<PaperState, IconName>;
const tones = { valid: "good_standing", expired: "unknown", withdrawn: "at_risk" } as const;

/** What became of a certificate: icon, word and color, each enough alone. */
export function PaperSign({ state }: { state: PaperState }) {
  const t = useWords(standingCheckWords);
  return (
    <span className={`status status-${tones[state]}`}>
      <Icon name={icons[state]} />
      {t(`paper.${state}`)}
    </span>
  );
}
