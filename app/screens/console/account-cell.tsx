import { Link } from "@remix-run/react";
import { paths } from "~/http/paths";
import { useWords } from "~/ui/ui-context";
import { consoleMoneyMessages } from "./console-money-words";

interface AccountCellProps {
  row: { readonly accountId: number; readonly account: string; readonly ein: string };
}

/** Whose an invoice or a payment is. */
export function AccountCell({ row: { accountId, account, ein } }: AccountCellProps) {
  const t = useWords(consoleMoneyMessages);
  return (
    <>
      <Link to={paths.staffAccount(accountId)} className="queue-name">
        {account}
      </Link>
      <div className="hint text-sm">
        {[t("number", { id: accountId }), ein].filter(Boolean).join(" · ")}
      </div>
    </>
  );
}
