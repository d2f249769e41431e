import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Page, PageTitle } from "~/ui/page";
import { useWords } from "~/ui/ui-context";
import { loadLevels } from "../levels-page.server";
import { levelPages } from "../words";
import { LevelTable } from "./level-table";

export async function loader({ context }: LoaderFunctionArgs) {
  return { rows: await loadLevels(context) };
}

export default function Levels() {
  const { rows } = useLoaderData<typeof loader>();
  const t = useWords(levelPages);
  return (
    <Page className="stack">
      <PageTitle title={t("title")} lede={t("lede")} />
      <LevelTable rows={rows} />
    </Page>
  );
}
