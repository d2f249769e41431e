import { platformSpanish } from "#modules/platform/spanish";
import { botCheck } from "./bot-check";
import { home } from "./home";
import { pricing } from "./pricing";
import { shell } from "./shell";
import { signIn } from "./sign-in";
import { ui } from "./ui";

/** The Spanish words that pages need in the browser. */
export const spanish = {
  ...platformSpanish,
  botCheck,
  home,
  pricing,
  shell,
  signIn,
  ui,
};
