import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { addTranslations } from "#modules/platform/messages";
import { startErrorReports } from "./http/error-reports.client";
import { markOwnRequests } from "./http/own-requests.client";

startErrorReports();
markOwnRequests();

const hydrate = () =>
  startTransition(() => {
    hydrateRoot(document, <RemixBrowser />);
  });

// What the server wrote in Spanish must be there in Spanish before the page becomes live.
if (document.documentElement.dataset.words) {
  import("./messages/es/browser")
    .then(({ spanish }) => addTranslations("es", spanish))
    .finally(hydrate);
} else hydrate();
