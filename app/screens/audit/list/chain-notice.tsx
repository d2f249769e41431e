import { Notice } from "~/ui/notice";
import { useWords } from "~/ui/ui-context";
import type { TrailData } from "../trail.server";
import { trailMessages } from "./words";

/** Whether the record holds, up to where, and when that was last looked at. */
export function ChainNotice({ chain }: Pick<TrailData, "chain">) {
  const t = useWords(trailMessages);
  const { checked, entry, head, fault, waiting } = chain;
  const waits = waiting > 0 && <p>{t("waiting", { count: waiting })}</p>;
  if (!checked || (!head && !fault)) {
    return (
      <Notice title={t("notChecked")}>
        <p>{t("notCheckedText")}</p>
        {waits}
      </Notice>
    );
  }
  if (fault) {
    const place = { entry: fault.entry ?? 0, seal: fault.seal ?? 0 };
    return (
      <Notice tone="urgent" title={t("broken")}>
        <p>
          {t(`fault.${fault.kind}`, place)}{" "}
          {entry === null ? t("brokenFromStart") : t("brokenUpTo", { entry })}
        </p>
        <p>{t("brokenText", { date: checked })}</p>
      </Notice>
    );
  }
  return (
    <Notice tone="success" title={t("holds", { entry: entry ?? 0 })}>
      <p>
        {t("holdsText", { date: checked, number: head?.number ?? 0 })}{" "}
        <code className="break-all">{head?.hash}</code>
      </p>
      {waits}
    </Notice>
  );
}
