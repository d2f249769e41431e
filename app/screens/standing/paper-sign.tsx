import type { IconName } from "~/ui/icons";
import { StatusSign } from "~/ui/status-sign";
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
    <StatusSign tone={tones[state]} icon={icons[state]}>
      {t(`paper.${state}`)}
    </StatusSign>
  );
}
