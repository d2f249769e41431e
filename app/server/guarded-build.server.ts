import {
  type ActionFunctionArgs,
  data,
  type LoaderFunction,
  type LoaderFunctionArgs,
  type ServerBuild,
} from "@remix-run/node";
import { isRouteErrorResponse } from "@remix-run/react";
import { reportFault } from "#modules/platform/error-report.server";
import { say } from "#modules/platform/messages";
import { isOutage } from "#modules/platform/outage.server";
import { refuseUnlessMay } from "#modules/platform/permission.server";
import type { StaffTask } from "#modules/platform/staff-roles";
import { requireMember, requireStaff } from "~/http/guards.server";
import { leaveClosed } from "~/http/impersonation.server";
import { dropKept, keepLateForm } from "~/http/kept-form.server";
import { faultMessage, paymentsToCheck } from "~/http/outage.server";
import { refuseForm, refusePage } from "~/http/respond.server";
import { rootDataOf } from "~/http/root-data.server";
import { type Opens, type Pattern, type Route, routes as table, type Work } from "~/routes";
import { barePage } from "./bare-page.server";
import { routePattern } from "./narrow-build.server";

interface Worded {
  readonly data: {
    readonly message?: string;
    readonly reference?: string;
    readonly payments?: string;
  };
  readonly init: ResponseInit | null;
}
type Handler = (args: LoaderFunctionArgs & ActionFunctionArgs) => ReturnType<LoaderFunction>;

/**
 * Wraps every loader and action of a build, so that no route can forget it: a refused request
 * never reaches an action, nor anybody a screen that does not open to them (app/routes.ts), nor staff
 * who see as a member a closed page, and a fault becomes a page or
 * an answer with a reference that is in the log.
 */
export function guardBuild(build: ServerBuild): ServerBuild {
  const routes = Object.fromEntries(
    Object.entries(build.routes).map(([id, route]) => {
      if (!route) return [id, route];
      const { loader, action, default: page } = route.module;
      const pattern = routePattern(build.routes, id);
      const named = withRoute(pattern);
      const { opens, changes }: Route = table[pattern as Pattern];
      const isFrame = Object.values(build.routes).some((other) => other?.parentId === id);
      // The router asks nobody at a screen that loads nothing.
      if (opens !== "anyone" && !loader && !isFrame) throw new Error(`${pattern} needs a loader`);
      if (opens === "staff" && action && !changes)
        throw new Error(`${pattern} says not whose work`);
      const behindDoor = withDoor(opens);
      const shown = (own: Handler) => named(page ? own : withBarePage(own));
      const guardAction = (own: Handler) =>
        shown(withRootData(withLateForm(withReference(withRefusal(own)))));
      return [
        id,
        {
          ...route,
          module: {
            ...route.module,
            ...(loader && {
              loader: shown(withReference(withOpen(pattern, behindDoor(loader as Handler)))),
            }),
            ...(action && {
              action: guardAction(behindDoor(withTask(changes, action as Handler))),
            }),
          },
        },
      ];
    }),
  );
  return { ...build, routes };
}

/**
 * The same routes for a script: without a page each is a resource route, whose answer goes out as
 * its loader or action made it.
 */
export function scriptBuild(build: ServerBuild): ServerBuild {
  const routes = Object.fromEntries(
    Object.entries(build.routes).map(([id, route]) => {
      if (!route) return [id, route];
      const { default: _page, ErrorBoundary: _boundary, ...module } = route.module;
      return [id, { ...route, module: module as typeof route.module }];
    }),
  );
  return { ...build, routes };
}

/** Notes whose route answers; of the routes of a page the one that says most. */
const withRoute =
  (pattern: string) =>
  (handler: Handler): Handler =>
  (args) => {
    const { context } = args;
    if (pattern.length > (context.route ?? "/").length) context.route = pattern;
    return handler(args);
  };

/** Lets those in to whom the table of addresses opens a screen. */
const withDoor =
  (opens: Opens) =>
  (handler: Handler): Handler =>
  (args) => {
    if (opens === "member") requireMember(args.context, args.request);
    if (opens === "staff") requireStaff(args.context, args.request);
    return handler(args);
  };

/** Permission before fields: who may not do the work of a screen is not told what was wrong with it. */
function withTask(work: Work | undefined, action: Handler): Handler {
  if (!work) return action;
  return (args) => {
    const { context } = args;
    for (const task of tasksOf(work, context.body.fields.decision)) {
      const others = refuseUnlessMay(context.ctx, task);
      if (others) return refusePage(context, others.refusal);
    }
    return action(args);
  };
}

function tasksOf(work: Work, decision: unknown): readonly StaffTask[] {
  if (typeof work === "string") return [work];
  if (isTogether(work)) return work;
  const asked = Object.entries(work).find(([name]) => name === decision);
  return asked ? [asked[1]] : Object.values(work);
}

const isTogether = (work: Exclude<Work, string>): work is readonly StaffTask[] =>
  Array.isArray(work);

function withOpen(pattern: string, loader: Handler): Handler {
  return (args) => {
    leaveClosed(args.context, pattern);
    return loader(args);
  };
}

function withRefusal(action: Handler): Handler {
  return ({ context, ...args }) => {
    if (context.fault) throw context.fault;
    return context.refusal ? refuseForm(context, context.refusal) : action({ context, ...args });
  };
}

/**
 * A form that comes after its session has ended leads to the sign-in page. What was typed waits
 * meanwhile, and is forgotten once the form is sent again.
 */
function withLateForm(action: Handler): Handler {
  return async (args) => {
    const { context, request } = args;
    if (context.isScript || context.refusal) return action(args);
    try {
      const answer = await action(args);
      await dropKept(context, request);
      return answer;
    } catch (answer) {
      if (isSignInRedirect(answer)) await keepLateForm(context, request);
      throw answer;
    }
  };
}

const isSignInRedirect = (answer: unknown): boolean =>
  answer instanceof Response && /^\/login(\?|$)/.test(answer.headers.get("Location") ?? "");

function withReference(handler: Handler): Handler {
  return async (args) => {
    try {
      return await handler(args);
    } catch (error) {
      if (error instanceof Response || isRouteErrorResponse(error) || isDataResponse(error)) {
        throw error;
      }
      const { ctx, isScript } = args.context;
      const status = isOutage(error) ? 503 : 500;
      ctx.log.error({ err: error, reference: ctx.requestId, status }, "a request failed");
      if (status === 500) reportFault(error, ctx.requestId);
      const payments = paymentsToCheck(args.request.method, args.request.url);
      const body = {
        message: say(ctx.locale, faultMessage(status, payments !== undefined)),
        reference: ctx.requestId,
        ...(payments && { payments }),
      };
      const headers = status === 503 ? { "Retry-After": "30" } : undefined;
      throw isScript ? Response.json(body, { status, headers }) : data(body, { status, headers });
    }
  };
}

/**
 * The router runs no loader beside an action that failed. Its error page gets the root's data
 * along with the error, so that it looks like every other page.
 */
function withRootData(action: Handler): Handler {
  return async (args) => {
    try {
      return await action(args);
    } catch (error) {
      if (args.context.isScript || !isDataResponse(error)) throw error;
      throw data({ ...error.data, root: rootDataOf(args.context) }, error.init ?? undefined);
    }
  };
}

/**
 * An address without a page of its own, opened by a person or sent a form: what went wrong is a
 * page all the same, with its status.
 */
function withBarePage(handler: Handler): Handler {
  return async (args) => {
    const isPerson = args.request.headers.get("accept")?.includes("text/html");
    if (args.context.isScript || !isPerson) return handler(args);
    try {
      const answer: unknown = await handler(args);
      if (!isDataResponse(answer) || (answer.init?.status ?? 200) < 400) return answer;
      throw answer;
    } catch (error) {
      if (!isDataResponse(error)) throw error;
      const headers = new Headers(error.init?.headers);
      headers.set("Content-Type", "text/html; charset=utf-8");
      const status = error.init?.status ?? 500;
      const html = barePage({ ...error.data, locale: args.context.ctx.locale, status });
      throw new Response(html, { status, headers });
    }
  };
}

/** What `data()` returns: Remix's own class for it is not exported. */
function isDataResponse(value: unknown): value is Worded {
  return (
    typeof value === "object" &&
    value !== null &&
    "type" in value &&
    value.type === "DataWithResponseInit"
  );
}
