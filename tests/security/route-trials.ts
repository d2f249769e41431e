import type { Visitor } from "#tests/setup/visitor";

/** The methods with which a route is tried. */
export const methods = ["GET", "POST", "PUT", "DELETE"] as const;
export type Method = (typeof methods)[number];

/**
 * What came of it. `refused` is a 4xx about what was submitted or the state of things (409, 413, 422,
 * 429): the person may ask, and what was asked is not done.
 */
export type Outcome =
  | "ok"
  | "elsewhere"
  | "sign-in"
  | "forbidden"
  | "not-found"
  | "no-method"
  | "refused"
  | "fault";

export interface Trial {
  readonly path: string;
  readonly method: Method;
  /** A script calls with the method; a plain page sends `_method` where it is PUT or DELETE. */
  readonly flavor: Flavor;
  readonly body?: Readonly<Record<string, string>>;
  /** What a browser says of where it comes from, and the token that it sends. */
  readonly proof?: Proof;
}

/** A script sends JSON, a page its form, and with a file in it as multipart. */
export type Flavor = "script" | "page" | "page with a file";

/** By what a write is known for one of our own pages'. */
export interface Proof {
  readonly from: Readonly<Record<string, string>>;
  readonly token: string;
}

/** Tries a route once. */
export async function attempt(browser: Visitor, trial: Trial): Promise<Outcome> {
  const response = await send(browser, trial);
  await response.body?.cancel();
  return outcomeOf(response);
}

/** Tries a route once, and hands on what came back. */
export function send(browser: Visitor, trial: Trial): Promise<Response> {
  const { path, method, flavor, body = {}, proof } = trial;
  const token = proof?.token ?? browser.csrfToken;
  if (flavor === "script") {
    const content = method === "GET" ? undefined : body;
    return browser.call(path, method, content, { "X-CSRF-TOKEN": token, ...proof?.from });
  }
  if (method === "GET") return browser.request(path, { headers: { Accept: "text/html" } });
  const fields = { ...body, _token: token, ...(method !== "POST" && { _method: method }) };
  const from = proof?.from ?? { Origin: browser.origin, "Sec-Fetch-Site": "same-origin" };
  return browser.request(path, {
    method: "POST",
    headers: { Accept: "text/html", ...from },
    body: flavor === "page" ? new URLSearchParams(fields) : multipart(fields),
  });
}

function multipart(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

function outcomeOf({ status, headers }: Response): Outcome {
  const to = headers.get("location") ?? "";
  if (status >= 300 && status < 400) return /^\/login(\?|$)/.test(to) ? "sign-in" : "elsewhere";
  if (status >= 200 && status < 300) return "ok";
  const known: Record<number, Outcome> = {
    401: "sign-in",
    403: "forbidden",
    404: "not-found",
    405: "no-method",
  };
  return known[status] ?? (status < 500 ? "refused" : "fault");
}
