import type { ReactNode } from "react";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icons";
import { ProgressBar } from "~/ui/progress";
import { useWords } from "~/ui/ui-context";
import type { Upload, Uploads } from "./use-uploads";
import { dynamicFormWords } from "./words";

export interface UploadListProps {
  box: Uploads;
  label: ReactNode;
  isDisabled: boolean;
}

/** The files of a dropbox: those that arrived, those under way, those that did not arrive. */
export function UploadList({ box, label, isDisabled }: UploadListProps) {
  const t = useWords(dynamicFormWords);
  const isSending = box.uploads.some(({ failure }) => failure === undefined);
  return (
    <>
      <p role="status" className="hint text-sm">
        {isSending && t("uploading")}
      </p>
      {box.entries.length + box.uploads.length > 0 && (
        <ul className="uploads" aria-label={`${t("files")}: ${String(label)}`}>
          {box.entries.map(({ id, file_name }) => {
            const name = file_name || t("fileNumber", { id });
            return (
              <li key={id}>
                <Icon name="success" />
                <span className="upload-name">{name}</span>
                {!isDisabled && (
                  <Button
                    variant="link"
                    aria-label={t("removeFile", { name })}
                    onClick={() => box.remove(id)}
                  >
                    {t("remove")}
                  </Button>
                )}
              </li>
            );
          })}
          {box.uploads.map((upload) => (
            <li key={`upload-${upload.key}`}>
              {upload.failure === undefined ? (
                <Sending upload={upload} onCancel={() => box.cancel(upload)} />
              ) : (
                <Failed
                  upload={upload}
                  onRetry={() => box.retry(upload)}
                  onRemove={() => box.cancel(upload)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Sending({ upload, onCancel }: { upload: Upload; onCancel: () => void }) {
  const t = useWords(dynamicFormWords);
  const { name } = upload.file;
  return (
    <>
      <div className="upload-name">
        <ProgressBar label={name} value={upload.percent} />
      </div>
      <Button variant="link" aria-label={t("cancelFile", { name })} onClick={onCancel}>
        {t("cancelUpload")}
      </Button>
    </>
  );
}

interface FailedProps {
  upload: Upload;
  onRetry: () => void;
  onRemove: () => void;
}

function Failed({ upload, onRetry, onRemove }: FailedProps) {
  const t = useWords(dynamicFormWords);
  const { name } = upload.file;
  const why = upload.failure ?? t("uploadUnreached");
  return (
    <>
      <Icon name="error" />
      <span role="alert" className="upload-name upload-failed">
        {t("uploadFailed", { name })} {why || t("uploadRefused")}
      </span>
      <Button variant="secondary" aria-label={t("tryFile", { name })} onClick={onRetry}>
        {t("tryAgain")}
      </Button>
      <Button variant="link" aria-label={t("removeFile", { name })} onClick={onRemove}>
        {t("remove")}
      </Button>
    </>
  );
}
