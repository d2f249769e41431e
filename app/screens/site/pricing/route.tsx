import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { translator } from "#modules/platform/messages";
import { listLevels, priceListsOf } from "#modules/renewal/index.server";
import { pricedAudience } from "~/http/priced.server";
import { pricingMessages } from "~/parts/pricing/words";
import { DocumentTitle } from "~/parts/shell/title";
import { useUi } from "~/ui/ui-context";
import { articlesFees } from "../articles.server";
import { StateFees } from "../state-fees";
import { PriceSection } from "./price-section";

export async function loader({ context: { ctx }, request }: LoaderFunctionArgs) {
  const [levels, fees] = await Promise.all([listLevels(ctx), articlesFees(ctx, request)]);
  return { audiences: priceListsOf(levels).map((list) => pricedAudience(list, ctx.locale)), fees };
}

export default function Pricing() {
  const { audiences, fees } = useLoaderData<typeof loader>();
  const { locale, brand } = useUi();
  const t = translator(pricingMessages, locale);
  return (
    <div className="page">
      <DocumentTitle title={t("title")} />
      <meta name="description" content={t("description")} />
      <h1>{t("heading")}</h1>
      <p className="lede">{t("lede")}</p>
      <nav className="price-jump" aria-label={t("jump")}>
        {audiences.map(({ audience }) => (
          <a key={audience} href={`#${audience}`}>
            {t(`audience.${audience}`)}
          </a>
        ))}
      </nav>
      {audiences.map((list) => (
        <PriceSection key={list.audience} {...list} />
      ))}
      <StateFees {...fees} />
      <section className="prose mt-12">
        <h2>{t("group.title")}</h2>
        <p>{t("group.text", { email: brand.supportEmail })}</p>
      </section>
    </div>
  );
}
