import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { startErrorReports } from "./http/error-reports.client";
import { markOwnRequests } from "./http/own-requests.client";

startErrorReports();
markOwnRequests();

const hydrate = () =>
  startTransition(() => {
    hydrateRoot(document, <RemixBrowser />);
  });

// What the server wrote in other words must be there in those before the page becomes live.
const { words } = document.documentElement.dataset;
if (words) {
  import("~/wording/added.client").then(({ addWords }) => addWords(words)).finally(hydrate);
} else hydrate();
