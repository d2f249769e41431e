import type { LoaderFunctionArgs } from "@remix-run/node";
import { isRouteErrorResponse, Outlet, useRouteError } from "@remix-run/react";
import type { ReactNode } from "react";
import { brand } from "#modules/platform/brand.server";
import { env } from "#modules/platform/env.server";
import { translator } from "#modules/platform/messages";
import stylesheet from "./app.css?url";
import { Document } from "./components/document";
import { RefusalPage } from "./components/refusal-page";
import { preloadedFonts } from "./components/shell/fonts";
import { Shell } from "./components/shell/shell";
import { revalidateUnlessUnreached } from "./components/ui/guarded-action";
import { Toast } from "./components/ui/toast";
import { UiProvider } from "./components/ui/ui-context";
import favicon from "./favicon.svg?url";
import { paths } from "./http/paths";
import { shellMessages } from "./messages/shell";
import { type RootData, useRootData } from "./root-data";

export const links = () => [
  ...preloadedFonts,
  { rel: "stylesheet", href: stylesheet },
  { rel: "icon", href: favicon, type: "image/svg+xml" },
];

export const shouldRevalidate = revalidateUnlessUnreached;

/** What every page knows. Nothing here asks the database: the session was looked up before. */
export function loader({ context: { ctx, visit } }: LoaderFunctionArgs): RootData {
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

/** Notices that a page shows itself have no words of their own here. */
function FlashToast({ root: { flash, locale } }: { root: RootData }) {
  if (!flash || flash === "bylaws-created") return null;
  const t = translator(shellMessages, locale);
  return <Toast title={t(`flash.${flash}`)} />;
}

function navigation({ user, locale }: RootData) {
  const t = translator(shellMessages, locale);
  return [
    { to: paths.bylaws("chapter"), label: t("nav.bylaws") },
    ...(user ? [{ to: paths.app, label: t("nav.app") }] : []),
    ...(user?.isStaff ? [{ to: paths.admin, label: t("nav.admin") }] : []),
  ];
}

function Frame({ children }: { children: ReactNode }) {
  const root = useRootData();
  if (!root) return <Document>{children}</Document>;
  return (
    <Document root={root}>
      <UiProvider value={root}>
        <Shell
          nav={navigation(root)}
          person={root.user && { name: root.user.firstName }}
          toasts={<FlashToast root={root} />}
        >
          {children}
        </Shell>
      </UiProvider>
    </Document>
  );
}

export default function App() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

interface FaultData {
  message?: string;
  reference?: string;
}

/** Refusals and faults in the house style. */
export function ErrorBoundary() {
  const error = useRouteError();
  const isAnswer = isRouteErrorResponse(error);
  const { message, reference } = isAnswer ? (error.data as FaultData) : {};
  return (
    <Frame>
      <RefusalPage status={isAnswer ? error.status : 500} message={message} reference={reference} />
    </Frame>
  );
}
