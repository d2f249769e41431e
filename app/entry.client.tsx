import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { startErrorReports } from "./http/error-reports.client";
import { markOwnRequests } from "./http/own-requests.client";

startErrorReports();
markOwnRequests();

startTransition(() => {
  hydrateRoot(document, <RemixBrowser />);
});
