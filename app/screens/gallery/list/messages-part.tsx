import { useState } from "react";
import { href } from "~/http/href";
import { Banner } from "~/ui/banner";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { Notice, type Tone } from "~/ui/notice";
import { Loader, ProgressBar } from "~/ui/progress";
import { Toast, ToastRegion } from "~/ui/toast";
import { useWords } from "~/ui/ui-context";
import { uiMessages } from "~/ui/words";
import { Sample } from "./sample";

const tones: readonly Tone[] = ["info", "success", "warning", "urgent"];

/** Notices, banners, toasts, dialogs, loaders. */
export function MessagesPart({ hasDialog }: { hasDialog: boolean }) {
  const words = useWords(uiMessages);
  const [isOpen, setIsOpen] = useState(hasDialog);
  const [toasts, setToasts] = useState(["Your data was saved."]);
  return (
    <>
      <Sample name="Notice">
        <div className="stack">
          {tones.map((tone) => (
            <Notice key={tone} tone={tone} title={`A ${tone} notice`}>
              <p>
                Your renewal is due May 3, 2027. <a href={href("/dev/ui")}>See what it costs</a>.
              </p>
            </Notice>
          ))}
        </div>
      </Sample>
      <Sample name="Banner">
        {tones.map((tone) => (
          <Banner
            key={tone}
            tone={tone}
            title="Office hours."
            dismiss={
              <Button variant="link" onClick={() => setToasts([...toasts, `Closed: ${tone}`])}>
                {words("dialog.close")}
              </Button>
            }
          >
            We are closed on July 4.
          </Banner>
        ))}
      </Sample>
      <Sample name="Dialog">
        <Button onClick={() => setIsOpen(true)}>Open the dialog</Button>
        <Dialog
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
          title="Are you sure?"
          actions={
            <form method="dialog" className="flex gap-3">
              <Button type="submit" variant="danger">
                Delete
              </Button>
              <Button type="submit" variant="secondary">
                Cancel
              </Button>
            </form>
          }
        >
          <p>You won't be able to revert this!</p>
        </Dialog>
      </Sample>
      <Sample name="Loader and ProgressBar">
        <div className="stack">
          <Loader />
          <ProgressBar label="Uploading band.mp4" value={3.1} max={8} detail="3.1 MB of 8.0 MB" />
          <ProgressBar label="Nothing yet" value={0} />
          <ProgressBar label="Done" value={100} />
        </div>
      </Sample>
      <Sample name="Toast">
        <Button
          variant="secondary"
          onClick={() => setToasts([...toasts, `Message ${toasts.length + 1}`])}
        >
          Show a toast
        </Button>
      </Sample>
      <ToastRegion>
        {toasts.map((text, index) => (
          <Toast key={text} tone={tones[(index + 1) % tones.length]} title="Success!">
            {text}
          </Toast>
        ))}
      </ToastRegion>
    </>
  );
}
