import Alerts from "~/parts/alerts/alerts";
import { SeeingBanner } from "~/parts/impersonation/seeing-banner";
import type { ShownBanners } from "~/root-data";

/** Whatever is above a page. */
export default function Banners({ seeing, alerts }: ShownBanners) {
  return (
    <>
      {seeing && <SeeingBanner seeing={seeing} />}
      {alerts && <Alerts alerts={alerts} />}
    </>
  );
}
