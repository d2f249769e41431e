import type { LoaderFunctionArgs } from "@remix-run/node";
import { isRouteErrorResponse, Outlet, useLocation, useRouteError } from "@remix-run/react";
import { lazy, type ReactNode, Suspense, useEffect } from "react";
import { translator } from "#modules/platform/messages";
import { shownAlerts } from "~/http/shown-alerts.server";
import { Document } from "~/parts/shell/document";
import { preloadedFonts } from "~/parts/shell/fonts";
import { RefusalPage } from "~/parts/shell/refusal-page";
import { Shell } from "~/parts/shell/shell";
import { shellMessages } from "~/parts/shell/words";
import { revalidateUnlessUnreached } from "~/ui/guarded-action";
import { Toast } from "~/ui/toast";
import { UiProvider } from "~/ui/ui-context";
import { useKeptForm } from "~/ui/use-kept-form";
import stylesheet from "./app.css?url";
import favicon from "./favicon.svg?url";
import { trackEvent } from "./http/analytics.client";
import { keptFormOf } from "./http/kept-form.server";
import { isMemberPage, isStaffPage } from "./http/page-areas";
import { isPrivatePage } from "./http/private-pages";
import { rootDataOf } from "./http/root-data.server";
import { type RootData, useRootData } from "./root-data";

export const links = () => [
  ...preloadedFonts,
  { rel: "stylesheet", href: stylesheet },
  { rel: "icon", href: favicon, type: "image/svg+xml" },
];

export const shouldRevalidate = revalidateUnlessUnreached;

/**
 * What every page knows. The session was looked up before; the database is asked only by whoever
 * has a form kept in this browser.
 */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<RootData> {
  const pathname = new URL(request.url).pathname.replace(/\.data$/, "");
  const isPrivate = isPrivatePage(pathname);
  const root = rootDataOf(context);
  const impersonation = root.banners?.impersonation;
  const alerts = isPrivate ? undefined : await shownAlerts(context);
  return {
    ...root,
    event: isPrivate ? undefined : context.visit.takeEvent(),
    banners: impersonation || alerts ? { impersonation, alerts } : undefined,
    kept: await keptFormOf(context),
  };
}

/** Says once that the page's form holds what was typed before the session ended. */
function KeptToast({ locale }: { locale: RootData["locale"] }) {
  const kept = useKeptForm();
  const t = translator(shellMessages, locale);
  return kept ? (
    <Toast tone="info" title={t("kept.title")}>
      {t("kept.text")}
    </Toast>
  ) : null;
}

/** Loaded where there is one. */
const Banners = lazy(() => import("~/parts/shell/banners"));
const MemberNav = lazy(() => import("~/parts/shell/member-nav"));

function Frame({ spare, children }: { spare?: RootData; children: ReactNode }) {
  const root = useRootData() ?? spare;
  const event = root?.event;
  const { pathname } = useLocation();
  const accounts = (isMemberPage(pathname) && root?.user?.accounts) || [];
  useEffect(() => {
    if (event) trackEvent(event);
  }, [event]);
  if (!root) return <Document>{children}</Document>;
  return (
    <Document root={root}>
      <UiProvider value={root}>
        <Shell
          person={root.user}
          formWays={root.formWays}
          isInside={accounts.length > 0 || isStaffPage(pathname)}
          inside={
            accounts.length > 0 && (
              <Suspense>
                <MemberNav accounts={accounts} />
              </Suspense>
            )
          }
          banners={
            root.banners && (
              <Suspense>
                <Banners {...root.banners} />
              </Suspense>
            )
          }
          toasts={
            <>
              {root.flashWords && (
                <Toast tone={root.flashWords.tone} title={root.flashWords.title}>
                  {root.flashWords.text}
                </Toast>
              )}
              <KeptToast locale={root.locale} />
            </>
          }
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
  /** Where it shows what became of the payment that failed. */
  payments?: string;
  /** Comes along when the root's loader did not run, as beside an action that failed. */
  root?: RootData;
}

/** Refusals and faults in the house style. */
export function ErrorBoundary() {
  const error = useRouteError();
  const isAnswer = isRouteErrorResponse(error);
  const { root, ...words } = isAnswer ? (error.data as FaultData) : {};
  return (
    <Frame spare={root}>
      <RefusalPage status={isAnswer ? error.status : 500} {...words} />
    </Frame>
  );
}
