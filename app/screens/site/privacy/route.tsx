import { civilDate } from "#modules/platform/dates";
import { formatLongDate } from "#modules/platform/format";
import { translator } from "#modules/platform/messages";
import { Page, PageTitle } from "~/ui/page";
import { useUi } from "~/ui/ui-context";
import { privacyMessages } from "./words";

const changedOn = civilDate("2026-11-21");
const stored = ["stored1", "stored2", "stored3", "stored4"] as const;
const sections = ["cookies", "bots", "bylaws", "payment", "shared", "kept"] as const;

export default function Privacy() {
  const ui = useUi();
  const t = translator(privacyMessages, ui.locale);
  return (
    <Page>
      <meta name="description" content={t("metaDescription", { brand: ui.brand.name })} />
      <PageTitle title={t("title")} lede={t("lead")} />
      <div className="prose">
        <h2>{t("storedTitle")}</h2>
        <ul>
          {stored.map((key) => (
            <li key={key}>{t(key)}</li>
          ))}
        </ul>
        {sections.map((key) => (
          <section key={key} className="prose">
            <h2>{t(`${key}Title`)}</h2>
            <p>{t(key)}</p>
          </section>
        ))}
        <h2>{t("rightsTitle")}</h2>
        <p>{t("rights", { email: ui.brand.supportEmail, phone: ui.brand.supportPhone })}</p>
        <p className="hint">{t("updated", { date: formatLongDate(changedOn, ui) })}</p>
      </div>
    </Page>
  );
}
