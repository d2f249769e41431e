import type { LoaderFunctionArgs } from "@remix-run/node";
import { isRouteErrorResponse, Outlet, useRouteError } from "@remix-run/react";
import { brand } from "#modules/platform/brand.server";
import { env } from "#modules/platform/env.server";
import stylesheet from "./app.css?url";
import { Document } from "./components/shell/document";
import { preloadedFonts } from "./components/shell/fonts";
import { RefusalPage } from "./components/shell/refusal-page";

export const links = () => [
  ...preloadedFonts,
  { rel: "stylesheet", href: stylesheet },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
];

/** What every page knows. Nothing here asks the database: the session was looked up before. */
export function loader({ context: { ctx, visit } }: LoaderFunctionArgs) {
  const user = visit.session?.needsSecondFactor ? undefined : visit.session?.user;
  return {
    brand,
    csrfToken: visit.csrfToken(),
    locale: ctx.locale,
    formatLocale: ctx.formatLocale,
    user: user && { firstName: user.firstName, isStaff: user.isStaff },
    flash: visit.takeFlash(),
    analyticsContainerId: env.ANALYTICS_CONTAINER_ID,
    errorReportUrl: env.ERROR_REPORT_URL,
  };
}

export default function App() {
  return (
    <Document>
      <Outlet />
    </Document>
  );
}

/** Refusals and faults in the house style. */
export function ErrorBoundary() {
  const error = useRouteError();
  const { status, data } = isRouteErrorResponse(error) ? error : { status: 500, data: undefined };
  return (
    <Document>
      <RefusalPage status={status} {...(data as { message?: string; reference?: string })} />
    </Document>
  );
}
