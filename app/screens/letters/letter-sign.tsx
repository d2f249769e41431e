import type { LetterState } from "#modules/letters/contract";
import type { IconName } from "~/ui/icons";
import { StatusSign } from "~/ui/status-sign";
import { useWords } from "~/ui/ui-context";
import { letterWords } from "./words";

const looks = {
  open: ["open", "unknown"],
  half_signed: ["info", "attention"],
  signed: ["success", "good_standing"],
  declined: ["cross", "at_risk"],
  expired: ["warning", "attention"],
  revoked: ["cross", "at_risk"],
} as const satisfies Record<LetterState, readonly [IconName, string]>;

/** What became of a letter: icon, word and color, each enough alone. */
export function LetterSign({ state }: { state: LetterState }) {
  const t = useWords(letterWords);
  const [icon, tone] = looks[state];
  return (
    <StatusSign tone={tone} icon={icon}>
      {t(`state.${state}`)}
    </StatusSign>
  );
}
