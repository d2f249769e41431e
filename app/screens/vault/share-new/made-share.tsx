import { Link } from "@remix-run/react";
import { vaultPaths } from "~/http/vault-paths";
import { Notice } from "~/ui/notice";
import { ShownAddress } from "~/ui/shown-address";
import { useWords } from "~/ui/ui-context";
import { shareWords } from "../share-words";

export interface MadeShareProps {
  id: number;
  address: string;
  hasPasscode: boolean;
  named: number | undefined;
}

/** A fresh link, shown once. */
export function MadeShare({ id, address, hasPasscode, named }: MadeShareProps) {
  const t = useWords(shareWords);
  return (
    <div className="stack">
      <Notice tone="success">
        <p>{t("madeText")}</p>
        {hasPasscode && <p>{t("madePasscode")}</p>}
      </Notice>
      <ShownAddress label={t("address")} hint={t("addressHint")} address={address} />
      <p>
        <Link to={vaultPaths.share(id)}>{t("see")}</Link>
      </p>
      <p>
        <Link to={vaultPaths.shares(named)}>{t("toList")}</Link>
      </p>
    </div>
  );
}
