import { translator } from "#modules/platform/messages";
import { paths } from "~/http/paths";
import type { PricedAudience, PricedLevel } from "~/parts/pricing/price-views";
import { pricingMessages } from "~/parts/pricing/words";
import { ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icons";
import { useUi } from "~/ui/ui-context";

const usePricingWords = () => translator(pricingMessages, useUi().locale);

function PriceOf({ level }: { level: PricedLevel }) {
  const t = usePricingWords();
  const { next } = level;
  return (
    <article className="price">
      <h4>{level.name}</h4>
      <p className="price-figure">
        <strong>{level.price}</strong> {t("join")}
      </p>
      <div className="price-next">
        <p>{next.name ? t("next.other", next) : t("next.own", next)}</p>
        {next.early && <p>{t("early", { price: next.early })}</p>}
      </div>
      {/* Who reads links alone, a search engine too, hears where each leads. */}
      <ButtonLink to={paths.applicationStart(level.id)}>
        <span aria-hidden="true">{t("start")}</span>
        <span className="sr-only">{t("startAt", { name: level.name })}</span>
      </ButtonLink>
      <details className="price-contents">
        <summary>
          <span>{t("includes", { name: level.name })}</span>
        </summary>
        <ul aria-label={t("includes", { name: level.name })}>
          {level.features.map((feature) => (
            <li key={feature}>
              <Icon name="check" />
              {feature}
            </li>
          ))}
        </ul>
      </details>
    </article>
  );
}

/** What one kind of organization can join at: by situation, side by side where there is room. */
export function PriceSection({ audience, groups }: PricedAudience) {
  const t = usePricingWords();
  return (
    <section className="prices" aria-labelledby={audience}>
      <h2 id={audience}>{t(`audience.${audience}`)}</h2>
      <p className="hint">{t(`for.${audience}`)}</p>
      <div className="prices-groups">
        {groups.map(({ schema, levels }) => (
          <div key={schema} className="prices-group">
            <div className="prices-situation">
              <h3>{t(schema)}</h3>
              <p className="hint">{t(`${schema}.text`)}</p>
            </div>
            {levels.map((level) => (
              <PriceOf key={level.id} level={level} />
            ))}
          </div>
        ))}
      </div>
    </section>
  );
}
