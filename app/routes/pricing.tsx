import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatLongDate } from "#modules/platform/format";
import { translator } from "#modules/platform/messages";
import { usStates } from "#modules/platform/us-states";
import {
  type ArticlesFee,
  articlesFeeOf,
  articlesFeeRange,
  articlesFeesReadOn,
  listLevels,
  priceListsOf,
} from "#modules/renewal/index.server";
import { PriceSection } from "~/components/pricing/price-section";
import { pricedAudience, shortPrice } from "~/components/pricing/priced.server";
import { StateFees } from "~/components/pricing/state-fees";
import { DocumentTitle } from "~/components/shell/title";
import { useUi } from "~/components/ui/ui-context";
import { pricingMessages } from "~/messages/pricing";

const worded = (fee: ArticlesFee) => ({ from: shortPrice(fee.from), upTo: shortPrice(fee.upTo) });

function chosenState(request: Request) {
  const asked = new URL(request.url).searchParams.get("state") ?? "";
  const [code, name] = Object.entries(usStates).find(([state]) => state === asked) ?? [];
  if (!code || !name) return undefined;
  const fee = articlesFeeOf(code);
  return { code, name, fee: fee && worded(fee) };
}

export async function loader({ context: { ctx }, request }: LoaderFunctionArgs) {
  return {
    audiences: priceListsOf(await listLevels(ctx)).map(pricedAudience),
    fees: {
      ...worded(articlesFeeRange()),
      readOn: formatLongDate(articlesFeesReadOn, ctx),
      chosen: chosenState(request),
    },
  };
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
