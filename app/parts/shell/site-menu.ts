import { listingPaths } from "~/http/listing-paths";
import { paths } from "~/http/paths";
import { rescuePaths } from "~/http/rescue-paths";
import { standingPaths } from "~/http/standing-paths";

/** What the header of the public site leads to, by whom it is for; inquiry forms come after it. */
export const siteMenu = [
  {
    key: "nav.clubs",
    ways: [
      { key: "way.apply", to: paths.applicationStart() },
      { key: "way.bylaws", to: paths.bylawsStart },
      { key: "way.incorporation", to: paths.incorporationAndEin },
    ],
  },
  {
    key: "nav.headquarters",
    ways: [],
  },
  {
    key: "nav.tools",
    ways: [
      { key: "way.verify", to: listingPaths.search() },
      { key: "way.check", to: standingPaths.checkStart },
      { key: "way.irsReturn", to: paths.irsForm990 },
      { key: "way.revoked", to: rescuePaths.revoked() },
      { key: "way.states", to: paths.stateRegistrations },
      { key: "way.bylaws", to: paths.bylawsStart },
    ],
  },
] as const;
