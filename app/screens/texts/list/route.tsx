import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { textStaffMessages } from "~/parts/texts/words";
import { Page, PageTitle } from "~/ui/page";
import { useWords } from "~/ui/ui-context";
import { TextFilters, TextTable } from "./text-table";
import { readTexts } from "./texts-page.server";

export function loader({ context, request }: LoaderFunctionArgs) {
  return readTexts(context, request);
}

export default function Texts() {
  const texts = useLoaderData<typeof loader>();
  const t = useWords(textStaffMessages);
  return (
    <Page className="stack">
      <PageTitle title={t("title")} lede={t("lede")} />
      <TextFilters {...texts} />
      <TextTable {...texts} />
    </Page>
  );
}
