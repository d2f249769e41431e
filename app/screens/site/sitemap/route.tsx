import { variants as bylawsVariants } from "#modules/bylaws/contract";
import { usStates } from "#modules/platform/us-states";
import { pageAddress } from "~/http/page-address.server";
import { type Pattern, type Route, routes } from "~/routes";

/** The values of an address with parameters; galleries and listings are found by their links. */
const valuesOf: { readonly [pattern in Pattern]?: readonly string[] } = {
  "/state-registration/:state": Object.keys(usStates),
  "/bylaws-generator/:variant": bylawsVariants,
};

const pages = (Object.entries(routes) as [Pattern, Route][])
  .filter(([, { indexed }]) => indexed)
  .flatMap(([path]) =>
    path.includes(":")
      ? (valuesOf[path] ?? []).map((value) => path.replace(/:\w+/, value))
      : [path],
  );

const escaped = (address: string) => address.replaceAll("&", "&amp;");

function entries(path: string): readonly string[] {
  const { alternates = [] } = pageAddress(path, "en") ?? {};
  const links = alternates.map(
    ([language, href]) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${escaped(href)}"/>`,
  );
  return alternates
    .filter(([language]) => language !== "x-default")
    .map(([, href]) => `<url><loc>${escaped(href)}</loc>${links.join("")}</url>`);
}

/** Every public page in each language, for search engines. */
export function loader(): Response {
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${pages.flatMap(entries).join("\n")}
</urlset>
`;
  return new Response(xml, { headers: { "Content-Type": "application/xml; charset=utf-8" } });
}
