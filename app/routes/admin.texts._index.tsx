import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { TextFilters, TextTable } from "~/components/texts-staff/text-table";
import { readTexts } from "~/components/texts-staff/texts-page.server";
import { Page, PageTitle } from "~/components/ui/page";
import { useWords } from "~/components/ui/ui-context";
import { requireStaff } from "~/http/guards.server";
import { textStaffMessages } from "~/messages/texts-staff";

export function loader({ context, request }: LoaderFunctionArgs) {
  requireStaff(context, request);
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
