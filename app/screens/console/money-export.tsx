import { MOST_EXPORTED } from "#modules/console/contract";
import { DownloadLink } from "~/ui/download-link";
import { useWords } from "~/ui/ui-context";
import { consoleMoneyMessages } from "./console-money-words";

/** The whole list as a spreadsheet, and how much of it where it is longer than that. */
export function MoneyExport({ to, total }: { to: string; total: number }) {
  const t = useWords(consoleMoneyMessages);
  return (
    <>
      <div className="btn-row">
        <DownloadLink to={to}>{t("export")}</DownloadLink>
      </div>
      {total > MOST_EXPORTED && <p className="hint">{t("exportCut", { count: MOST_EXPORTED })}</p>}
    </>
  );
}
