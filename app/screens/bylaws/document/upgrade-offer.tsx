import { Link } from "@remix-run/react";
import { paths } from "~/http/paths";
import { Form, SubmitButton } from "~/ui/form";
import { Notice } from "~/ui/notice";
import { useWords } from "~/ui/ui-context";
import { bylawsPageMessages } from "../bylaws-words";

export interface UpgradeOfferProps {
  variant: string;
  hash: string;
  /** The newest version, and what it was saved with. */
  version: number;
  fields: Readonly<Record<string, string>>;
  upgrade: { readonly from: number; readonly to: number };
}

/** Offers the improved wording for the same answers: what it changes, and a save with it. */
export function UpgradeOffer({ variant, hash, version, fields, upgrade }: UpgradeOfferProps) {
  const t = useWords(bylawsPageMessages);
  return (
    <Notice tone="info" title={t("upgradeTitle")} className="mb-8">
      <p>{t("upgrade", { version, ...upgrade })}</p>
      <p>
        <Link to={paths.bylawsCompare(hash, { from: version, to: "new" })}>
          {t("upgradeCompare")}
        </Link>
      </p>
      <Form id="upgrade" method="put" action={paths.bylawsEdit(variant, hash)}>
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <SubmitButton variant="secondary" className="mt-4">
          {t("upgradeNow")}
        </SubmitButton>
      </Form>
    </Notice>
  );
}
