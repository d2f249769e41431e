import { Button } from "~/components/ui/button";
import { Dialog } from "~/components/ui/dialog";
import { useBylawsWords } from "./use-bylaws-words";
import type { Download } from "./use-download";

/** Says where a download stands; goes by itself two seconds after it began. */
export function DownloadNotice({ download: { state, close } }: { download: Download }) {
  const t = useBylawsWords();
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
