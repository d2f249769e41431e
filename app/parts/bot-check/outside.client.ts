import { actionOf, type BotChallenge } from "#modules/platform/captcha/contract";
import type { BotAnswer } from "./form-guard";

/** How often, and how long at most, the service's script is looked for. */
const RETRY_MS = 200;
const GIVE_UP_MS = 15_000;
/** Tokens of both services live for two minutes or more. */
const USABLE_MS = 100_000;

interface Widgets {
  render(place: HTMLElement, options: Record<string, unknown>): string | number;
  execute(widget: string | number): void;
}

const services = {
  recaptcha: {
    src: "https://www.google.com/recaptcha/api.js?render=explicit",
    global: "grecaptcha",
    options: { size: "invisible", badge: "bottomright" },
  },
  turnstile: {
    src: "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit",
    global: "turnstile",
    options: { execution: "execute", appearance: "interaction-only", "response-field": false },
  },
} as const;

type Service = (typeof services)[keyof typeof services];

/** Has reCAPTCHA v2 invisible or Turnstile look at the visitor, and takes its token. */
export async function answerOutside(given: BotChallenge): Promise<BotAnswer> {
  if (given.provider === "embedded") throw new Error("not an outside service");
  const service = services[given.provider];
  addScript(service.src);
  const widgets = await whenThere(() => readyWidgets(service));
  const response = await token(widgets, {
    ...service.options,
    sitekey: given.siteKey,
    action: actionOf(given.formName),
  });
  return { response, usableUntil: performance.now() + USABLE_MS };
}

function addScript(src: string): void {
  if (document.querySelector(`script[src="${src}"]`)) return;
  const script = document.createElement("script");
  script.src = src;
  script.async = true;
  document.head.append(script);
}

function readyWidgets({ global }: Service): Widgets | undefined {
  const found = (window as unknown as Record<string, Widgets | undefined>)[global];
  return typeof found?.render === "function" ? found : undefined;
}

/** Looks every 200 ms until something is there; gives up after 15 s. */
export function whenThere<T>(look: () => T | undefined): Promise<T> {
  return new Promise((resolve, reject) => {
    const startedAt = performance.now();
    const tryNow = () => {
      const found = look();
      if (found !== undefined) resolve(found);
      else if (performance.now() - startedAt > GIVE_UP_MS) reject(new Error("the script is away"));
      else setTimeout(tryNow, RETRY_MS);
    };
    tryNow();
  });
}

/** One widget a token, outside the form: the services add fields of their own around it. */
function token(widgets: Widgets, options: Record<string, unknown>): Promise<string> {
  return new Promise<string>((resolve, reject) => {
    const place = document.body.appendChild(document.createElement("div"));
    const end = (settle: () => void) => {
      settle();
      setTimeout(() => place.remove());
    };
    const fail = () => end(() => reject(new Error("no token")));
    const widget = widgets.render(place, {
      ...options,
      callback: (response: string) => end(() => resolve(response)),
      "error-callback": fail,
      "expired-callback": fail,
    });
    widgets.execute(widget);
  });
}
