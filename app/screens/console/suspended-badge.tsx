import { Icon } from "~/ui/icons";
import { useWords } from "~/ui/ui-context";
import { consoleAccountsMessages } from "./console-accounts-words";

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
