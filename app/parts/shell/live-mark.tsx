import { useLocation, useNavigation } from "@remix-run/react";
import { useLayoutEffect } from "react";
import { useHydrated } from "~/ui/ui-context";

/**
 * Says on the document which page's script answers: `data-live` is the key of the place that is shown,
 * once script has taken over, and empty while another page or the answer to a form is on its way.
 * A component of its own: what it hears of must not draw the page's frame again, whose parts may still
 * be on their way.
 */
export function LiveMark() {
  const { state } = useNavigation();
  const { key } = useLocation();
  // What only script shows is drawn right after the rest is live.
  const isWhole = useHydrated();
  // With the page, not after it is painted: who waits for an answer must not find the mark of before.
  useLayoutEffect(() => {
    document.documentElement.dataset.live = isWhole && state === "idle" ? key : "";
  }, [isWhole, state, key]);
  return null;
}
