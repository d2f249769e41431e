import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { inquiryStaffPaths } from "~/http/inquiry-staff-paths";
import { inboxMessages } from "~/parts/inquiries/words";
import { Page, PageTitle } from "~/ui/page";
import { useWords } from "~/ui/ui-context";
import { PageRatings, RatingsOfPage } from "./rating-tables";
import { readRatings } from "./ratings.server";

export async function loader({ context, request }: LoaderFunctionArgs) {
  return readRatings(context, request);
}

export default function Ratings() {
  const { one, pages } = useLoaderData<typeof loader>();
  const t = useWords(inboxMessages);
  if (one === undefined) {
    return (
      <Page className="stack">
        <p>
          <Link to={inquiryStaffPaths.inbox()}>{t("backToInbox")}</Link>
        </p>
        <PageTitle title={t("ratingsTitle")} lede={t("ratingsLede")} />
        <PageRatings pages={pages} />
      </Page>
    );
  }
  return (
    <Page className="stack">
      <p>
        <Link to={inquiryStaffPaths.ratings()}>{t("backToRatings")}</Link>
      </p>
      <PageTitle
        title={t("ratingsOf", { url: one.url })}
        lede={<Link to={one.url}>{t("openPage")}</Link>}
      />
      <RatingsOfPage one={one} />
    </Page>
  );
}
