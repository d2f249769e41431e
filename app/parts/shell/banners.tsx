import Alerts from "~/parts/alerts/alerts";
import { ImpersonationBanner } from "~/parts/impersonation/impersonation-banner";
import type { ShownBanners } from "~/root-data";

/** Whatever is above a page. */
export default function Banners({ impersonation, alerts }: ShownBanners) {
  return (
    <>
      {impersonation && <ImpersonationBanner impersonation={impersonation} />}
      {alerts && <Alerts alerts={alerts} />}
    </>
  );
}
