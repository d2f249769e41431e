import type { CertificateState } from "#modules/officers/contract";
import type { IconName } from "~/ui/icons";
import { StatusSign } from "~/ui/status-sign";
import { useWords } from "~/ui/ui-context";
import { officerLetterWords } from "./words";

const signs = {
  valid: { icon: "success", tone: "good_standing" },
  expired: { icon: "open", tone: "unknown" },
  withdrawn: { icon: "cross", tone: "at_risk" },
  ended: { icon: "cross", tone: "at_risk" },
  changed: { icon: "cross", tone: "at_risk" },
  not_current: { icon: "cross", tone: "unknown" },
} as const satisfies Record<CertificateState, { icon: IconName; tone: string }>;

/** What became of an officer letter: icon, word and color, each enough alone. */
export function LetterState({ state }: { state: CertificateState }) {
  const t = useWords(officerLetterWords);
  const { icon, tone } = signs[state];
  return (
    <StatusSign tone={tone} icon={icon}>
      {t(`state.${state}`)}
    </StatusSign>
  );
}
