import { useEffect } from "react";
import { seeingPaths } from "~/http/seeing-staff-paths";
import type { SeenAs } from "~/root-data";
import { Banner } from "~/ui/banner";
import { useUi } from "~/ui/ui-context";
import { useSeeingWords } from "./use-seeing-words";

/** Says above every page that staff see it as a member, and ends it. */
export function SeeingBanner({ seeing }: { seeing: SeenAs }) {
  const { csrfToken } = useUi();
  const t = useSeeingWords();
  const { secondsLeft } = seeing;
  useEffect(() => {
    // Once the time is over, the page is read again as the staff person's own.
    const timer = setTimeout(() => window.location.reload(), (secondsLeft + 1) * 1_000);
    return () => clearTimeout(timer);
  }, [secondsLeft]);
  return (
    <Banner
      tone="warning"
      dismiss={
        <form method="post" action={seeingPaths.seeing} lang="en">
          <input type="hidden" name="_token" value={csrfToken} />
          <button type="submit" className="btn btn-secondary">
            {t("stop")}
          </button>
        </form>
      }
    >
      <span lang="en">{t("bannerText", seeing)}</span>
    </Banner>
  );
}
