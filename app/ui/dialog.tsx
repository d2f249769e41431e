import { type ReactNode, useId, useLayoutEffect, useRef, useState } from "react";

export interface DialogProps {
  isOpen: boolean;
  title: ReactNode;
  children?: ReactNode;
  /** Buttons; inside a `<form method="dialog">` a button closes the dialog by itself. */
  actions?: ReactNode;
  /** Told when it was closed, by a button or with Escape. */
  onClose?: () => void;
  /** Escape does not close it: only its buttons do. */
  isBlocking?: boolean;
}

/**
 * The browser's own dialog. Script opens it above the page; without script the same words are
 * open in the page, as a section.
 */
export function Dialog({ isOpen, title, children, actions, onClose, isBlocking }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // From here on the browser and the effect move the attribute; React must not write it again.
  const [isOpenAtFirst] = useState(isOpen);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (!isOpen) {
      if (element.open) element.close();
      return;
    }
    element.removeAttribute("open");
    element.showModal();
  }, [isOpen]);

  return (
    <dialog
      ref={dialog}
      open={isOpenAtFirst}
      className="dialog"
      aria-labelledby={titleId}
      onClose={onClose}
      onCancel={isBlocking ? (event) => event.preventDefault() : undefined}
    >
      <h2 id={titleId}>{title}</h2>
      <div className="dialog-text stack">{children}</div>
      {actions && <div className="btn-row">{actions}</div>}
    </dialog>
  );
}
