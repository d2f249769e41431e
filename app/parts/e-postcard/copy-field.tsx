import { useId, useState } from "react";
import type { CopyPiece } from "#modules/filings/contract";
import { Button } from "~/ui/button";
import { useHydrated } from "~/ui/ui-context";

export interface CopyFieldProps extends CopyPiece {
  words: { readonly copy: string; readonly copied: string };
  /** The heading above says the same to whoever sees it. */
  isLabelHidden: boolean;
}

/**
 * A text to be copied: it can be selected by mouse and keyboard, and where there is script a button
 * copies it.
 */
export function CopyField({ label, text, empty, words, isLabelHidden }: CopyFieldProps) {
  const id = useId();
  const labelClass = isLabelHidden ? "sr-only" : "copy-label";
  const isHydrated = useHydrated();
  const [copied, setCopied] = useState<string>();
  if (!text) {
    return (
      <div className="copy-field">
        <span className={labelClass}>{label}</span>
        <span className="hint">{empty}</span>
      </div>
    );
  }
  const canCopy = isHydrated && globalThis.navigator?.clipboard !== undefined;
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(text);
  };
  const isCopied = copied === text;
  return (
    <div className="copy-field">
      <label className={labelClass} htmlFor={id}>
        {label}
      </label>
      <div className="copy-row">
        <input
          id={id}
          className="control"
          type="text"
          readOnly
          value={text}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        {canCopy && (
          <Button variant="secondary" icon={isCopied ? "check" : undefined} onClick={copy}>
            {isCopied ? words.copied : words.copy}
            <span className="sr-only"> {label}</span>
          </Button>
        )}
      </div>
      <span role="status" className="sr-only">
        {isCopied && `${words.copied}: ${label}`}
      </span>
    </div>
  );
}
