import { useEffect } from "react";
import { impersonationPaths } from "~/http/impersonation-staff-paths";
import type { SeenAs } from "~/root-data";
import { Banner } from "~/ui/banner";
import { useUi } from "~/ui/ui-context";
import { useImpersonationWords } from "./use-impersonation-words";

/** Says above every page that staff see it as a member, and ends it. */
export function ImpersonationBanner({ impersonation }: { impersonation: SeenAs }) {
  const { csrfToken } = useUi();
  const t = useImpersonationWords();
  const { secondsLeft } = impersonation;
  useEffect(() => {
    // Once the time is over, the page is read again as the staff person's own.
    const timer = setTimeout(() => window.location.reload(), (secondsLeft + 1) * 1_000);
    return () => clearTimeout(timer);
  }, [secondsLeft]);
  return (
    <Banner
      tone="warning"
      dismiss={
        <form method="post" action={impersonationPaths.impersonation} lang="en">
          <input type="hidden" name="_token" value={csrfToken} />
          <button type="submit" className="btn btn-secondary">
            {t("stop")}
          </button>
        </form>
      }
    >
      <span lang="en">{t("bannerText", impersonation)}</span>
    </Banner>
  );
}
