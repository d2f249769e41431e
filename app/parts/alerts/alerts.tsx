import { useFetcher, useLocation } from "@remix-run/react";
import type { ShownAlert } from "#modules/alerts/contract";
import { translator } from "#modules/platform/messages";
import { href } from "~/http/href";
import { Banner } from "~/ui/banner";
import { Icon } from "~/ui/icons";
import { useUi } from "~/ui/ui-context";
import { alertWords } from "./words";

const CLOSE = href("/alerts/close");

/** The banners above a page. */
export default function Alerts({ alerts }: { alerts: readonly ShownAlert[] }) {
  return alerts.map((alert) => <AlertBanner key={alert.id} alert={alert} />);
}

/** A holiday or something urgent. It is closed by a small form; with script the page stays. */
function AlertBanner({ alert: { id, kind, text } }: { alert: ShownAlert }) {
  const { csrfToken, locale } = useUi();
  const t = translator(alertWords, locale);
  const { pathname, search } = useLocation();
  const fetcher = useFetcher();
  // Gone at once; should it not come through, the next page shows the banner again.
  if (fetcher.state !== "idle" || fetcher.data) return null;
  return (
    <Banner
      tone={kind === "urgent" ? "urgent" : "info"}
      dismiss={
        <form
          method="post"
          action={CLOSE}
          onSubmit={(event) => {
            event.preventDefault();
            const form = new FormData(event.currentTarget);
            form.set("_stay", "1");
            fetcher.submit(form, { method: "post", action: CLOSE });
          }}
        >
          <input type="hidden" name="_token" value={csrfToken} />
          <input type="hidden" name="alert" value={id} />
          <input type="hidden" name="back" value={pathname + search} />
          <button type="submit" className="icon-btn" aria-label={t("close")}>
            <Icon name="cross" />
          </button>
        </form>
      }
    >
      {text}
    </Banner>
  );
}
