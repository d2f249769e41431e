import { useState } from "react";
import { paths } from "~/http/paths";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { useWords } from "~/ui/ui-context";
import { bylawsPageMessages } from "../bylaws-words";
import type { Download } from "./use-download";

export interface CreatedDialogProps {
  hash: string;
  version: number;
  download: Download;
}

/** After a save: what can be done with the document now. */
export function CreatedDialog({ hash, version, download }: CreatedDialogProps) {
  const t = useWords(bylawsPageMessages);
  const [isOpen, setIsOpen] = useState(true);
  return (
    <Dialog
      isOpen={isOpen}
      title={t("createdTitle")}
      onClose={() => setIsOpen(false)}
      actions={
        <>
          <a
            className="btn btn-primary"
            href={paths.bylawsDownload(hash, { version })}
            onClick={(event) => {
              setIsOpen(false);
              download.start(event);
            }}
          >
            {t("download")}
          </a>
          <a
            className="btn btn-secondary"
            href={paths.bylawsView(hash, { version })}
            target="_blank"
            rel="noopener"
          >
            {t("viewOnline")} <span className="sr-only">{t("newTab")}</span>
          </a>
          <form method="dialog">
            <Button variant="link" type="submit">
              {t("close")}
            </Button>
          </form>
        </>
      }
    >
      <p>{t("created")}</p>
    </Dialog>
  );
}
