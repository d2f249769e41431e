import { type ReactNode, useId } from "react";
import { cx } from "./cx";
import { Icon } from "./icons";
import { type Tone, toneIcons } from "./notice";
import { useWords } from "./ui-context";
import { uiMessages } from "./words";

export interface ToastProps {
  tone?: Tone;
  title: ReactNode;
  children?: ReactNode;
  /** Told when the message was dismissed. */
  onDismiss?: () => void;
}

/**
 * A message that stays until it is dismissed. It is a dialog that never takes the page away: its
 * form closes it in the browser itself, so the button works without script and loses nothing.
 */
export function Toast({ tone = "success", title, children, onDismiss }: ToastProps) {
  const words = useWords(uiMessages);
  const titleId = useId();
  return (
    <dialog
      open
      className={cx("toast", tone !== "success" && `toast-${tone}`)}
      aria-labelledby={titleId}
      onClose={onDismiss}
    >
      <Icon name={toneIcons[tone]} />
      <div>
        <p id={titleId} className="notice-title">
          {title}
        </p>
        {children && <p>{children}</p>}
      </div>
      <form method="dialog">
        <button type="submit" className="icon-btn" aria-label={words("toast.dismiss")}>
          <Icon name="cross" />
        </button>
      </form>
    </dialog>
  );
}

/** Says that what was submitted was not carried out. */
export function FailedToast({ onDismiss }: Pick<ToastProps, "onDismiss">) {
  const words = useWords(uiMessages);
  return (
    <Toast tone="urgent" title={words("form.failedTitle")} onDismiss={onDismiss}>
      {words("form.failed")}
    </Toast>
  );
}

/** Where toasts appear. It is on every page, so that screen readers hear what comes into it. */
export function ToastRegion({ children }: { children?: ReactNode }) {
  return (
    <div role="status" className="toasts">
      {children}
    </div>
  );
}
