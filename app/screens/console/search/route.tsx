import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { Found } from "#modules/console/contract";
import { searchAll } from "#modules/console/index.server";
import { refusePage } from "~/http/respond.server";
import { Page, PageTitle } from "~/ui/page";
import { useWords } from "~/ui/ui-context";
import { consoleMessages } from "../console-words";
import { EverythingSearch } from "../everything-search";
import { FoundLists } from "./found-lists";

/** What a text finds: a page, or as JSON for the command menu. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const text = new URL(request.url).searchParams.get("search")?.trim() ?? "";
  const found = await searchAll(context.ctx, text);
  if (!found.ok) refusePage(context, found.refusal);
  if (context.isScript) throw Response.json(found.value);
  return { text, found: found.value };
}

export default function Search() {
  const { text, found } = useLoaderData<typeof loader>() as { text: string; found: Found };
  const t = useWords(consoleMessages);
  return (
    <Page className="stack console">
      <PageTitle title={text ? t("foundFor", { search: `“${text}”` }) : t("foundTitle")} />
      <EverythingSearch text={text} />
      <FoundLists found={found} text={text} />
    </Page>
  );
}
