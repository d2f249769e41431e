import type { AccountOverview } from "#modules/accounts/contract";
import type { IconName } from "~/ui/icons";
import { StatusSign } from "~/ui/status-sign";
import { useWords } from "~/ui/ui-context";
import { membershipWords } from "./membership-words";

const looks = {
  late: { tone: "at_risk", icon: "warning" },
  soon: { tone: "attention", icon: "info" },
  good: { tone: "good_standing", icon: "success" },
  new: { tone: "neutral", icon: "info" },
} as const satisfies Record<
  AccountOverview["membership"]["state"],
  { tone: string; icon: IconName }
>;

/** Whether the membership with us is paid: icon, word and color, each enough alone. */
export function MembershipBadge({ state }: { state: keyof typeof looks }) {
  const t = useWords(membershipWords);
  const { tone, icon } = looks[state];
  return (
    <StatusSign tone={tone} icon={icon}>
      {t(state)}
    </StatusSign>
  );
}
