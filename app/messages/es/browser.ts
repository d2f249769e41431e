import { bylawsSpanish } from "#modules/bylaws/spanish";
import { contestSpanish } from "#modules/contest/spanish";
import { platformSpanish } from "#modules/platform/spanish";
import { alert } from "./alerts";
import { applicationStart } from "./application-start";
import { botCheck } from "./bot-check";
import { bylawsPage } from "./bylaws";
import { bylawsVersions } from "./bylaws-versions";
import { entry } from "./contest";
import { gallery } from "./contest-gallery";
import { live } from "./contest-live";
import { home } from "./home";
import { incorporation } from "./incorporation";
import { compliance, contact, greek, inquiry, multiChapter } from "./inquiries";
import { invitation } from "./invitation";
import { irsReturn } from "./irs-form-990";
import { listings } from "./listings";
import { pricing } from "./pricing";
import { privacy } from "./privacy";
import { rating } from "./rating";
import { shell } from "./shell";
import { signIn } from "./sign-in";
import { state } from "./state-registration";
import { ui } from "./ui";
import { unsubscribe } from "./unsubscribe";

/** The Spanish words that pages need in the browser. */
export const spanish = {
  ...bylawsSpanish,
  ...contestSpanish,
  ...platformSpanish,
  alert,
  applicationStart,
  botCheck,
  compliance,
  contact,
  greek,
  home,
  inquiry,
  multiChapter,
  listings,
  pricing,
  rating,
  bylawsPage,
  bylawsVersions,
  entry,
  gallery,
  incorporation,
  invitation,
  irsReturn,
  live,
  privacy,
  shell,
  signIn,
  state,
  ui,
  unsubscribe,
};
