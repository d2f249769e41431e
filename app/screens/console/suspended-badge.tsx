import { StatusSign } from "~/ui/status-sign";
import { useWords } from "~/ui/ui-context";
import { consoleAccountsMessages } from "./console-accounts-words";

/** Says that an account is suspended as a whole. */
export function SuspendedBadge() {
  const t = useWords(consoleAccountsMessages);
  return (
    <StatusSign tone="revoked" icon="revoked">
      {t("isSuspended")}
    </StatusSign>
  );
}
