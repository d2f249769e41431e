import { formatCurrency } from "#modules/platform/format";
import { paths } from "~/http/paths";
import { ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { useUi, useWords } from "~/ui/ui-context";
import type { ShownUnfinished } from "./payments-page.server";
import { paymentsMessages } from "./words";

export interface UnfinishedNoticeProps {
  unfinished: ShownUnfinished;
  accountId: number | undefined;
}

/** Tells the truth about a payment whose end is not known. */
export function UnfinishedNotice({ unfinished, accountId }: UnfinishedNoticeProps) {
  const t = useWords(paymentsMessages);
  const { brand } = useUi();
  const { state, value, reference, canOpen } = unfinished;
  const amount = formatCurrency(value);
  const text =
    state === "charged"
      ? t("unassigned.text", { phone: brand.supportPhone })
      : t(`unfinished.${state}`, { amount });
  return (
    <Notice
      tone={state === "sending" || state === "at_provider" ? "info" : "warning"}
      title={t("unfinished.title")}
      className="mb-8"
    >
      <p>{text}</p>
      <p className="hint">{t("unfinished.reference", { reference })}</p>
      {canOpen && (
        <ButtonLink
          to={paths.pay("hosted/open", accountId)}
          variant="secondary"
          className="mt-4"
          reloadDocument
        >
          {t("hostedGo")}
        </ButtonLink>
      )}
    </Notice>
  );
}
