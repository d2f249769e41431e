import { brand } from "#modules/platform/brand.server";
import { type Locale, translator } from "#modules/platform/messages";
import { usStates } from "#modules/platform/us-states";
import { publicAddress } from "~/http/page-address.server";
import { paths } from "~/http/paths";
import { returnWords } from "~/parts/irs-form-990/words";
import { stateWords } from "~/parts/state-registration/words";

type Data = Readonly<Record<string, unknown>>;
const context = { "@context": "https://schema.org" };

/** What a public page says, in the words of schema.org: nothing that the page itself does not show. */
export function structuredData(path: string, locale: Locale): readonly Data[] {
  if (path === paths.home) return [organization(locale)];
  if (path === paths.irsForm990) return [questions(locale)];
  const state = Object.keys(usStates).find((code) => path === paths.stateRegistration(code));
  return state ? [trail(state as keyof typeof usStates, locale)] : [];
}

function organization(locale: Locale): Data {
  return {
    ...context,
    "@type": "Organization",
    name: brand.name,
    legalName: brand.company,
    url: publicAddress(paths.home, locale),
    email: brand.supportEmail,
    telephone: brand.supportPhone,
  };
}

function questions(locale: Locale): Data {
  const t = translator(returnWords, locale);
  const asked = [
    [t("dueTitle"), t("dueText")],
    [t("lateTitle"), `${t("late.n")} ${t("late.extension")} ${t("late.three")}`],
    [
      t("backTitle"),
      `${t("backText")} ${t("back.streamlined")} ${t("back.within")} ${t("back.after")} ${t("back.forward")}`,
    ],
  ];
  return {
    ...context,
    "@type": "FAQPage",
    mainEntity: asked.map(([name, text]) => ({
      "@type": "Question",
      name,
      acceptedAnswer: { "@type": "Answer", text },
    })),
  };
}

function trail(state: keyof typeof usStates, locale: Locale): Data {
  const steps = [
    [translator(stateWords, locale)("title"), paths.stateRegistrations],
    [usStates[state], paths.stateRegistration(state)],
  ] as const;
  return {
    ...context,
    "@type": "BreadcrumbList",
    itemListElement: steps.map(([name, path], index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: publicAddress(path, locale),
    })),
  };
}
