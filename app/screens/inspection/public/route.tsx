import { data, type HeadersFunction, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { DAYS_TO_ANSWER, readPublic } from "#modules/inspection/index.server";
import { formatEin } from "#modules/platform/ein";
import { formatFileSize } from "#modules/platform/file-size";
import { formatLongDate } from "#modules/platform/format";
import { inspectionPaths } from "~/http/inspection-paths";
import { readId } from "~/http/read-id";
import { refusePage } from "~/http/respond.server";
import { DescriptionList } from "~/ui/details";
import { Page, PageTitle } from "~/ui/page";
import { useWords } from "~/ui/ui-context";
import { publicWords } from "./words";

/** Search engines find it only where the organization says so. */
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** What an organization shows to everybody. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { ctx } = context;
  const found = await readPublic(ctx, readId(params.id));
  if (!found.ok) refusePage(context, found.refusal);
  const { accountId, name, ein, group, isIndexed, papers, postcards } = found.value;
  const shown = papers.map(({ id, kind, form, title, fiscalYearEnd, publicUntil, size }) => ({
    id,
    kind,
    form,
    title,
    end: fiscalYearEnd && formatLongDate(fiscalYearEnd, ctx),
    until: publicUntil && formatLongDate(publicUntil, ctx),
    size: formatFileSize(size),
  }));
  const page = {
    accountId,
    name,
    ein: ein && formatEin(ein),
    group,
    days: String(DAYS_TO_ANSWER),
    exemption: shown.filter(({ kind }) => kind !== "return"),
    returns: shown.filter(({ kind }) => kind === "return"),
    postcards: postcards.map((end) => formatLongDate(end, ctx)),
  };
  return data(page, isIndexed ? {} : { headers: { "X-Robots-Tag": "noindex" } });
}

export default function PublicInspection() {
  const { accountId, name, ein, group, days, exemption, returns, postcards } =
    useLoaderData<typeof loader>();
  const t = useWords(publicWords);
  const download = (id: number, title: string, size: string) => (
    <a
      href={inspectionPaths.file(accountId, id)}
      className="tap"
      aria-label={t("downloadOf", { name: title, size })}
    >
      {t("download", { size })}
    </a>
  );
  const facts = [
    { term: t("name"), description: name },
    ...(ein ? [{ term: t("ein"), description: ein }] : []),
    ...(group
      ? [
          {
            term: t("group"),
            description: group.gen
              ? t("groupWithNumber", { name: group.name, gen: group.gen })
              : t("groupOf", { name: group.name }),
          },
        ]
      : []),
  ];
  return (
    <Page className="stack">
      <PageTitle title={t("title", { name })} lede={t("lede")} />
      <section className="stack">
        <h2 id="about">{t("about")}</h2>
        <DescriptionList facts={facts} />
      </section>
      <section className="stack">
        <h2 id="exemption">{t("exemption")}</h2>
        {group && <p>{t("groupText", { name: group.name })}</p>}
        {exemption.length === 0 && !group && <p>{t("exemptionNone")}</p>}
        {exemption.length > 0 && (
          <ul className="stack">
            {exemption.map(({ id, kind, title, size }) => (
              <li key={id}>
                {kind === "letter" ? t("letter") : t("application")}: {title}{" "}
                {download(id, title, size)}
              </li>
            ))}
          </ul>
        )}
      </section>
      <section className="stack">
        <h2 id="returns">{t("returns")}</h2>
        {returns.length + postcards.length === 0 && <p>{t("returnsNone")}</p>}
        {returns.length + postcards.length > 0 && (
          <ul className="stack">
            {returns.map(({ id, form, end, until, size }) => {
              const title = t("returnOf", { form, end: end ?? "" });
              return (
                <li key={id}>
                  {title} {download(id, title, size)}{" "}
                  <span className="hint">{t("until", { date: until ?? "" })}</span>
                </li>
              );
            })}
            {postcards.map((end) => (
              <li key={end}>
                {t("postcard", { end })}. {t("postcardText")}{" "}
                <a href="https://apps.irs.gov/app/eos/">{t("irs")}</a>
              </li>
            ))}
          </ul>
        )}
      </section>
      <section className="stack">
        <h2 id="right">{t("right")}</h2>
        <p>{t("rightText", { days })}</p>
        <p>
          <a href="https://www.irs.gov/charities-non-profits/public-disclosure-and-availability-of-exempt-organizations-returns-and-applications-public-disclosure-overview">
            {t("source")}
          </a>
        </p>
      </section>
    </Page>
  );
}
