import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { loadDiscounts } from "~/components/discounts/discount-pages.server";
import { DiscountTable } from "~/components/discounts/discount-table";
import { ButtonLink } from "~/components/ui/button";
import { Page, PageTitle } from "~/components/ui/page";
import { useWords } from "~/components/ui/ui-context";
import { requireStaff } from "~/http/guards.server";
import { paths } from "~/http/paths";
import { discountPages } from "~/messages/discounts";

export async function loader({ context, request }: LoaderFunctionArgs) {
  requireStaff(context, request);
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
