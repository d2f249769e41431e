import type { AccountStanding } from "#modules/console/contract";
import { Icon, type IconName } from "~/ui/icons";
import { useWords } from "~/ui/ui-context";
import { consoleAccountsMessages } from "./console-accounts-words";

const looks = {
  late: { tone: "at_risk", icon: "warning" },
  soon: { tone: "attention", icon: "info" },
  good: { tone: "good_standing", icon: "success" },
  new: { tone: "neutral", icon: "info" },
} as const satisfies Record<AccountStanding, { tone: string; icon: IconName }>;

/** How an account stands: icon, word and color, each enough alone. */
export function StandingBadge({ standing }: { standing: AccountStanding }) {
  const t = useWords(consoleAccountsMessages);
  const { tone, icon } = looks[standing];
  return (
    <span className={`status status-${tone}`}>
      <Icon name={icon} />
      {t(`standing.${standing}`)}
    </span>
  );
}

/** Says that an account is suspended as a whole. */
export function SuspendedBadge() {
  const t = useWords(consoleAccountsMessages);
  return (
    <span className="status status-revoked">
      <Icon name="revoked" />
      {t("isSuspended")}
    </span>
  );
}
