import { Link } from "@remix-run/react";
import { inquiryPaths } from "~/http/inquiry-paths";
import { paths } from "~/http/paths";
import { rescuePaths } from "~/http/rescue-paths";
import { Icon } from "~/ui/icons";
import { useWords } from "~/ui/ui-context";
import type { ClubState } from "./lookup-views";
import { clubLookupMessages } from "./words";

const steps = {
  current: [paths.irsForm990, paths.bylawsStart, paths.applicationStart()],
  revoked: [rescuePaths.revoked(), inquiryPaths.form("contact"), paths.applicationStart()],
  missing: [paths.incorporationAndEin, paths.applicationStart(), paths.bylawsStart],
} as const satisfies Record<ClubState, readonly [string, string, string]>;

/** What an organization does next, by what the IRS's files say of it. */
export function NextSteps({ state, ein }: { state: ClubState; ein?: string }) {
  const t = useWords(clubLookupMessages);
  const toOf = (to: string) => (to === rescuePaths.revoked() ? rescuePaths.revoked(ein) : to);
  return (
    <section className="next-steps" aria-labelledby="next-steps">
      <h2 id="next-steps">{t("next")}</h2>
      <ul>
        {steps[state].map((to, at) => (
          <li key={to}>
            <Link to={toOf(to)} className="tap">
              <Icon name="right" />
              {t(`${state}.${(at + 1) as 1 | 2 | 3}`)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
