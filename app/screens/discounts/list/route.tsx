import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { paths } from "~/http/paths";
import { ButtonLink } from "~/ui/button";
import { Page, PageTitle } from "~/ui/page";
import { useWords } from "~/ui/ui-context";
import { loadDiscounts } from "../discount-pages.server";
import { DiscountTable } from "../discount-table";
import { discountPages } from "../words";

export async function loader({ context, request }: LoaderFunctionArgs) {
  return loadDiscounts(context, request);
}

export default function Discounts() {
  const list = useLoaderData<typeof loader>();
  const t = useWords(discountPages);
  return (
    <Page className="stack">
      <PageTitle
        title={t("title")}
        lede={t("lede")}
        aside={<ButtonLink to={paths.adminDiscountNew}>{t("add")}</ButtonLink>}
      />
      <DiscountTable {...list} />
    </Page>
  );
}
