import { paths } from "~/http/paths";
import { useWords } from "~/ui/ui-context";
import { bylawsPageMessages } from "./bylaws-words";

/** A version's document to take away, as Word and as PDF. */
export function DocumentLinks({ hash, version }: { hash: string; version: number }) {
  const t = useWords(bylawsPageMessages);
  return (
    <>
      <a className="btn btn-primary" href={paths.bylawsDownload(hash, { version })}>
        {t("download")}
      </a>
      <a
        className="btn btn-secondary"
        href={paths.bylawsDownload(hash, { version, format: "pdf" })}
      >
        {t("downloadPdf")}
      </a>
    </>
  );
}
