import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { useWords } from "~/ui/ui-context";
import { bylawsPageMessages } from "../bylaws-words";
import type { Download } from "./use-download";

/** Loads a download, and says where it stands; what it says goes by itself after two seconds. */
export function DownloadNotice({ download }: { download: Download }) {
  const t = useWords(bylawsPageMessages);
  const { frame } = download;
  return (
    <>
      {frame && <iframe key={frame.key} src={frame.url} title={t("downloadFrame")} hidden />}
      <Notice download={download} />
    </>
  );
}

function Notice({ download: { state, close } }: { download: Download }) {
  const t = useWords(bylawsPageMessages);
  if (state === "idle") return null;
  const [title, text] = {
    preparing: [t("preparingTitle"), t("preparing")],
    downloading: [t("downloadingTitle"), t("downloading")],
    failed: [t("failedTitle"), t("downloadFailed")],
  }[state];
  return (
    <Dialog
      isOpen
      title={title}
      onClose={close}
      actions={
        <form method="dialog">
          <Button variant="secondary" type="submit">
            {t("close")}
          </Button>
        </form>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}
