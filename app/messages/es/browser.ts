import { platformSpanish } from "#modules/platform/spanish";
import { botCheck } from "./bot-check";
import { home } from "./home";
import { compliance, contact, greek, inquiry, multiChapter } from "./inquiries";
import { listings } from "./listings";
import { pricing } from "./pricing";
import { rating } from "./rating";
import { shell } from "./shell";
import { signIn } from "./sign-in";
import { ui } from "./ui";

/** The Spanish words that pages need in the browser. */
export const spanish = {
  ...platformSpanish,
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
  shell,
  signIn,
  ui,
};
