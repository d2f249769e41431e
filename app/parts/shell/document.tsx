import { Links, Meta, Scripts, ScrollRestoration, useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { useNonce } from "~/http/nonce";
import { isPrivatePage, isToRead } from "~/http/private-pages";
import type { RootData } from "~/root-data";
import { LiveMark } from "./live-mark";

const analyticsScript = "https://www.googletagmanager.com/gtm.js?id=";

/** The HTML document around every page, fault pages included, which may lack the root's data. */
export function Document({ root, children }: { root?: RootData; children: ReactNode }) {
  const nonce = useNonce();
  const { pathname } = useLocation();
  const isPrivate = isPrivatePage(pathname);
  const analytics = isPrivate ? undefined : root?.analyticsContainerId;
  return (
    <html lang={root?.locale ?? "en"} data-words={root?.words}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {root && <meta name="csrf-token" content={root.csrfToken} />}
        {root?.errorReportUrl && <meta name="error-reports" content={root.errorReportUrl} />}
        {analytics && <meta name="analytics" content={analytics} />}
        {root?.canonical && <link rel="canonical" href={root.canonical} />}
        <Meta />
        <Links />
      </head>
      <body>
        <LiveMark />
        <div id="app">{children}</div>
        <ScrollRestoration nonce={nonce} />
        {!isToRead(pathname) && <Scripts nonce={nonce} />}
        {analytics && <script async nonce={nonce} src={`${analyticsScript}${analytics}`} />}
      </body>
    </html>
  );
}
