import { useState } from "react";
import { Button, ButtonLink } from "~/components/ui/button";
import { Dialog } from "~/components/ui/dialog";
import { useWords } from "~/components/ui/ui-context";
import { paths } from "~/http/paths";
import { bylawsPageMessages } from "~/messages/bylaws";
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
          <ButtonLink variant="secondary" to={paths.bylawsView(hash, { version })}>
            {t("viewOnline")}
          </ButtonLink>
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
