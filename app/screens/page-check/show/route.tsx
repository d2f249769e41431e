import type { LoaderFunctionArgs } from "@remix-run/node";
import { Form, useLoaderData } from "@remix-run/react";
import { say, type Translate, translator } from "#modules/platform/messages";
import { pageCheckMessages } from "~/parts/page-check/words";
import { Button } from "~/ui/button";
import { DescriptionList } from "~/ui/details";
import { TextInput } from "~/ui/inputs";
import { Notice } from "~/ui/notice";
import { Page, PageTitle } from "~/ui/page";
import { useUi } from "~/ui/ui-context";
import { judgePage } from "./judge-page.server";
import { ownPath, readPage } from "./read-page.server";

/** Checks the public page at `?url=`, a path of this site; nothing else is ever asked for. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams.get("url") ?? "";
  const path = ownPath(asked);
  const page = path && (await readPage(path));
  if (!page) return { asked, problem: path ? ("unread" as const) : ("urlShape" as const) };
  const { findings, ...facts } = judgePage(page);
  const worded = findings.map(({ weight, says }) => ({
    weight,
    text: say(context.ctx.locale, says),
  }));
  return { asked, checked: { path, facts, findings: worded } };
}

type Checked = NonNullable<ReturnType<typeof useLoaderData<typeof loader>>["checked"]>;

function factsOf(t: Translate<(typeof pageCheckMessages)["en"]>, facts: Checked["facts"]) {
  const { title, description, canonical, words, flesch, links } = facts;
  return [
    { term: t("factTitle"), description: title || t("none") },
    { term: t("factDescription"), description: description || t("none") },
    { term: t("factCanonical"), description: canonical || t("none") },
    { term: t("factWords"), description: words },
    { term: t("factFlesch"), description: flesch === undefined ? t("none") : Math.round(flesch) },
    { term: t("factLinks"), description: `${links.own} / ${links.others}` },
  ];
}

const tones = { serious: "urgent", minor: "warning", good: "success" } as const;

export default function PageCheck() {
  const { asked, problem, checked } = useLoaderData<typeof loader>();
  const t = translator(pageCheckMessages, useUi().locale);
  return (
    <Page>
      <PageTitle title={t("title")} lede={t("lede")} />
      <Form method="get" className="stack max-w-160">
        <TextInput
          name="url"
          label={t("url")}
          hint={t("urlHint")}
          defaultValue={asked}
          error={asked && problem ? t(problem) : undefined}
        />
        <p>
          <Button type="submit">{t("submit")}</Button>
        </p>
      </Form>
      {checked && (
        <>
          <section className="stack mt-10">
            <h2>{t("findings")}</h2>
            {checked.findings.map(({ weight, text }) => (
              <Notice key={text} tone={tones[weight]} title={t(`weight.${weight}`)}>
                <p>{text}</p>
              </Notice>
            ))}
          </section>
          <section className="stack mt-10">
            <h2>{t("facts")}</h2>
            <DescriptionList facts={factsOf(t, checked.facts)} />
            <p>
              <a href={checked.path}>{t("open", { path: checked.path })}</a>
            </p>
          </section>
        </>
      )}
    </Page>
  );
}
