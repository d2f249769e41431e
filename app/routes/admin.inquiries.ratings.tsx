import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { PageRatings, RatingsOfPage } from "~/components/inquiries-staff/rating-tables";
import { readRatings } from "~/components/inquiries-staff/ratings.server";
import { Page, PageTitle } from "~/components/ui/page";
import { useWords } from "~/components/ui/ui-context";
import { requireStaff } from "~/http/guards.server";
import { inquiryStaffPaths } from "~/http/inquiry-staff-paths";
import { inboxMessages } from "~/messages/inquiries-staff";

export async function loader({ context, request }: LoaderFunctionArgs) {
  requireStaff(context, request);
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
