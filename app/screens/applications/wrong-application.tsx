import { useNavigate } from "@remix-run/react";
import { type FormEvent, useState } from "react";
import { paths } from "~/http/paths";
import { wizardMessages } from "~/parts/wizard/words";
import { Button, ButtonLink } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { Notice } from "~/ui/notice";
import { FailedToast, ToastRegion } from "~/ui/toast";
import { useHydrated, useUi, useWords } from "~/ui/ui-context";

/** The answers whose errors say that it may be the wrong application. */
const tellingFields = ["has_requested_exemption", "has_501c"] as const;

/** The field whose error asks the question; undefined when none does. */
export const wrongField = (errors: Readonly<Record<string, unknown>>): string | undefined =>
  tellingFields.find((name) => Object.hasOwn(errors, name));

export interface WrongApplicationProps {
  token: string;
  schema: "start-up" | "maintain";
  /** The element id of the tick box. */
  fieldId: string;
}

/**
 * "Did you start the wrong application?": delete it and start again, change its kind, or change
 * the checkbox. Above the page with script, a section of it without.
 */
export function WrongApplication({ token, schema, fieldId }: WrongApplicationProps) {
  const t = useWords(wizardMessages);
  const [isOpen, setIsOpen] = useState(true);
  const [hasFailed, setHasFailed] = useState(false);
  const isLive = useHydrated();
  const focusBox = () => {
    setIsOpen(false);
    // After the dialog has given the focus back.
    setTimeout(() => document.getElementById(fieldId)?.focus());
  };
  const onFailure = () => {
    // The message is in the page, which lies behind an open dialog.
    setIsOpen(false);
    setHasFailed(true);
  };
  return (
    <>
      <Dialog
        isOpen={isOpen}
        title={t("wrongTitle")}
        onClose={() => setIsOpen(false)}
        actions={
          <>
            <a
              className="btn btn-primary"
              href={`#${fieldId}`}
              onClick={(event) => {
                event.preventDefault();
                focusBox();
              }}
            >
              {t("wrongChange")}
            </a>
            <ButtonLink variant="secondary" to={paths.applicationSwitch(token)}>
              {t("wrongSwitch")}
            </ButtonLink>
            <DeleteButton token={token} onFailure={onFailure} />
          </>
        }
      >
        <p>{t("wrongText")}</p>
        <p>{schema === "start-up" ? t("wrongStartUp") : t("wrongMaintain")}</p>
        <p>{t("wrongChoices")}</p>
      </Dialog>
      {isLive && !isOpen && (
        <Notice tone="warning" title={t("wrongTitle")}>
          <Button variant="link" onClick={() => setIsOpen(true)}>
            {t("wrongOpen")}
          </Button>
        </Notice>
      )}
      <ToastRegion>
        {hasFailed && <FailedToast onDismiss={() => setHasFailed(false)} />}
      </ToastRegion>
    </>
  );
}

/** Deletes by a call where script runs, so that a failure leaves the page as it is. */
function DeleteButton({ token, onFailure }: { token: string; onFailure: () => void }) {
  const t = useWords(wizardMessages);
  const { csrfToken } = useUi();
  const isLive = useHydrated();
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);

  async function onSubmit(event: FormEvent) {
    if (!isLive) return;
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    try {
      const answer = await fetch(paths.applicationDelete, {
        method: "DELETE",
        headers: { Accept: "application/json", "Content-Type": "application/json" },
        body: JSON.stringify({ token }),
      });
      if (!answer.ok) throw new Error(String(answer.status));
      const { redirect } = (await answer.json()) as { redirect: string };
      navigate(redirect);
    } catch {
      setIsBusy(false);
      onFailure();
    }
  }

  return (
    <form method="post" action={paths.applicationDelete} onSubmit={onSubmit}>
      <input type="hidden" name="_token" value={csrfToken} />
      <input type="hidden" name="_method" value="DELETE" />
      <input type="hidden" name="token" value={token} />
      <Button type="submit" variant="danger" isBusy={isBusy}>
        {t("wrongDelete")}
      </Button>
    </form>
  );
}
