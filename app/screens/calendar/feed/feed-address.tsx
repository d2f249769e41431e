import { Details } from "~/ui/details";
import { Notice } from "~/ui/notice";
import { ShownAddress } from "~/ui/shown-address";
import { useWords } from "~/ui/ui-context";
import { feedWords } from "./words";

/** A fresh address, shown once, and how each app takes it. */
export function FeedAddress({ address }: { address: string }) {
  const t = useWords(feedWords);
  return (
    <section className="stack">
      <Notice tone="success" title={t("once")}>
        <p>{t("onceText")}</p>
      </Notice>
      <ShownAddress label={t("address")} hint={t("addressHint")} address={address} />
      <p>
        <a className="btn btn-primary" href={address.replace(/^https?:/, "webcal:")}>
          {t("open")}
        </a>
      </p>
      {(["iphone", "google", "outlook"] as const).map((app) => (
        <Details key={app} summary={t(app)}>
          <p>{t(`${app}Text`)}</p>
        </Details>
      ))}
    </section>
  );
}
