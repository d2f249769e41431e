import { useState } from "react";
import { Button, type ButtonProps } from "~/ui/button";
import { cx } from "~/ui/cx";
import { useHydrated, useWords } from "~/ui/ui-context";
import { askPasskey, type PasskeyCall, type PasskeyEnd } from "./passkey-calls";
import { knowsPasskeys } from "./use-passkeys";
import { passkeyPages } from "./words";

export interface PasskeyButtonProps {
  call: PasskeyCall;
  label: string;
  variant?: ButtonProps["variant"];
  /** Said where the browser has no passkeys; nothing is when it is left out. */
  unable?: string;
  className?: string;
}

/** Opens the browser's own dialog for passkeys; what comes of it is said below, and the form stays as it is. */
export function PasskeyButton({ call, label, variant, unable, className }: PasskeyButtonProps) {
  const isLive = useHydrated();
  const [isBusy, setBusy] = useState(false);
  const [end, setEnd] = useState<PasskeyEnd>();
  const sorry = unable ? <p className={className}>{unable}</p> : null;
  if (isLive && !knowsPasskeys()) return sorry;
  const press = async () => {
    if (isBusy) return;
    setBusy(true);
    setEnd(undefined);
    const came = await askPasskey(call);
    // The page that comes takes some time; the button stays busy until then.
    if (came.kind === "done") return window.location.assign(came.to);
    setBusy(false);
    setEnd(came);
  };
  return (
    <>
      {!isLive && <noscript>{sorry}</noscript>}
      {/* Its place is kept while it can do nothing yet. */}
      <div className={cx(className, "needs-script", !isLive && "invisible")}>
        <Button variant={variant ?? "secondary"} isBusy={isBusy} onClick={press}>
          {label}
        </Button>
        <PasskeyWord end={end} isBusy={isBusy} />
      </div>
    </>
  );
}

/** What became of it, said where it was asked. */
export function PasskeyWord({ end, isBusy }: { end: PasskeyEnd | undefined; isBusy?: boolean }) {
  const t = useWords(passkeyPages);
  return (
    <p role="status" className={isBusy || end ? "hint mt-2" : undefined}>
      {isBusy && t("busy")}
      {end && end.kind !== "done" && wordOf(end, t)}
    </p>
  );
}

type Words = ReturnType<typeof useWords<typeof passkeyPages.en>>;

function wordOf(end: Exclude<PasskeyEnd, { kind: "done" }>, t: Words): string {
  return end.kind === "refused" ? end.message || t("failed") : t(end.kind);
}
