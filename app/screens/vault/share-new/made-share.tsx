import { Link } from "@remix-run/react";
import { vaultPaths } from "~/http/vault-paths";
import { Notice } from "~/ui/notice";
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
      <div className="field">
        <label className="field-label" htmlFor="address">
          {t("address")}
        </label>
        <div id="address-hint" className="field-hint">
          {t("addressHint")}
        </div>
        <input
          id="address"
          className="control"
          value={address}
          readOnly
          aria-describedby="address-hint"
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </div>
      <p>
        <Link to={vaultPaths.share(id)}>{t("see")}</Link>
      </p>
      <p>
        <Link to={vaultPaths.shares(named)}>{t("toList")}</Link>
      </p>
    </div>
  );
}
