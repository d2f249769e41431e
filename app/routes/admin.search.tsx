import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { Found } from "#modules/console/contract";
import { searchAll } from "#modules/console/index.server";
import { EverythingSearch } from "~/components/console/everything-search";
import { FoundLists } from "~/components/console/found-lists";
import { Page, PageTitle } from "~/components/ui/page";
import { useWords } from "~/components/ui/ui-context";
import { requireStaff } from "~/http/guards.server";
import { refusePage } from "~/http/respond.server";
import { consoleMessages } from "~/messages/console";

export async function loader({ context, request }: LoaderFunctionArgs) {
  requireStaff(context, request);
  const text = new URL(request.url).searchParams.get("search")?.trim() ?? "";
  const found = await searchAll(context.ctx, text);
  if (!found.ok) refusePage(context, found.refusal);
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
