import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { startErrorReports } from "./http/error-reports.client";
import { markOwnRequests } from "./http/own-requests.client";

startErrorReports();

// What the server wrote in other words must be there in those before the page becomes live, and the
// words of a page that is asked for later before that one is shown.
const { words } = document.documentElement.dataset;
const added = words ? import("~/wording/added.client") : undefined;
markOwnRequests((pathname) =>
  added?.then(
    ({ addWordsOf }) => addWordsOf(pathname),
    () => {},
  ),
);

const hydrate = () =>
  startTransition(() => {
    hydrateRoot(document, <RemixBrowser />);
  });

if (words && added) {
  added.then(({ addWords }) => addWords(words, window.location.pathname)).finally(hydrate);
} else hydrate();
