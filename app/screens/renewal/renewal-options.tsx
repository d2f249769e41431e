import type { ReactNode } from "react";
import { formatCurrency } from "#modules/platform/format";
import { type Cents, subtractMoney } from "#modules/platform/money";
import {
  chooseIncorporation,
  chooseUpgrade,
  offeredUpgrade,
  type RenewableMembership,
  type RenewalChoices,
  type RenewalQuote,
} from "#modules/renewal/contract";
import { renewalPages } from "~/parts/renewal/words";
import { Details } from "~/ui/details";
import { useUi, useWords } from "~/ui/ui-context";
import { Features } from "./membership-facts";

export interface RenewalOptionsProps {
  membership: RenewableMembership;
  quote: RenewalQuote;
  onChoose(choices: RenewalChoices): void;
  /** What asks for new totals where no script follows the boxes. */
  children: ReactNode;
}

/** The upgrade and the incorporation package; nothing where the level offers none. */
export function RenewalOptions({ membership, quote, onChoose, children }: RenewalOptionsProps) {
  const t = useWords(renewalPages);
  const { brand } = useUi();
  const price = usePrice();
  const { level, upgradeLevel } = membership;
  const upgrade = offeredUpgrade(level);
  if (!upgrade || !upgradeLevel) return null;
  const { isUpgradeSelected, isIncorporationSelected, isUpgradeLocked } = quote;
  return (
    <fieldset className="field renewal-options">
      <legend>
        <h2>{t("options")}</h2>
      </legend>
      {isUpgradeLocked && <input type="hidden" name="is_upgrade_selected" value="1" />}
      <div className="choice">
        <input
          type="checkbox"
          id="is_upgrade_selected"
          name="is_upgrade_selected"
          value="1"
          checked={isUpgradeSelected}
          disabled={isUpgradeLocked}
          aria-describedby="upgrade-about"
          onChange={(event) => onChoose(chooseUpgrade(level, event.currentTarget.checked))}
        />
        <label htmlFor="is_upgrade_selected">{t("upgrade", { level: upgradeLevel.name })}</label>
        <div id="upgrade-about" className="choice-hint">
          <p>{price(upgrade.price, upgrade.discount)}</p>
          {isUpgradeLocked && <p>{t("locked", { phone: brand.supportPhone })}</p>}
        </div>
      </div>
      <Details summary={t("includes", { level: upgradeLevel.name })}>
        <Features features={upgradeLevel.renewalFeatures} />
      </Details>
      <div className="choice">
        <input
          type="checkbox"
          id="is_incorporation_selected"
          name="is_incorporation_selected"
          value="1"
          checked={isIncorporationSelected}
          aria-describedby="incorporation-about"
          onChange={({ currentTarget: { checked } }) =>
            onChoose(chooseIncorporation({ isUpgradeSelected, isIncorporationSelected }, checked))
          }
        />
        <label htmlFor="is_incorporation_selected">{t("incorporation")}</label>
        <div id="incorporation-about" className="choice-hint">
          <p>{price(upgrade.incorporationPrice, upgrade.incorporationDiscount)}</p>
          <p>{t("incorporationText")}</p>
        </div>
      </div>
      {children}
    </fieldset>
  );
}

/** "$300.00, less $50.00: $250.00". */
function usePrice() {
  const t = useWords(renewalPages);
  return (amount: Cents, off: Cents): string => {
    const net = subtractMoney(amount, off);
    const worded = {
      price: formatCurrency(amount),
      discount: formatCurrency(off),
      net: formatCurrency(net),
    };
    if (off === 0) return worded.price;
    return net === 0 ? t("priceFree", worded) : t("priceLess", worded);
  };
}
