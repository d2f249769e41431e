import type { ApplicationState } from "#modules/applications/contract";
import type { IconName } from "~/ui/icons";
import { StatusSign } from "~/ui/status-sign";
import { useWords } from "~/ui/ui-context";
import { adminApplicationsMessages } from "./words";

const looks = {
  draft: ["open", "neutral"],
  submitted: ["info", "info"],
  paid: ["info", "info"],
  in_review: ["eye", "info"],
  changes_requested: ["warning", "attention"],
  approved: ["success", "good_standing"],
  declined: ["revoked", "at_risk"],
} as const satisfies Record<ApplicationState, readonly [IconName, string]>;

/** An application's state: icon, word and color, each enough alone. */
export function StateBadge({ state }: { state: ApplicationState }) {
  const t = useWords(adminApplicationsMessages);
  const [icon, tone] = looks[state];
  return (
    <StatusSign tone={tone} icon={icon}>
      {t(`state.${state}`)}
    </StatusSign>
  );
}
