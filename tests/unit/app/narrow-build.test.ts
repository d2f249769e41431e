import type { ServerBuild } from "@remix-run/node";
import { matchRoutes } from "@remix-run/react";
import { describe, expect, it } from "vitest";
import { narrowBuild } from "~/server/narrow-build.server";

type Routes = ServerBuild["routes"];

const route = (id: string, parentId: string | undefined, path?: string, index?: boolean) =>
  [id, { id, parentId, path, index, module: {} }] as const;

const routes = Object.fromEntries([
  route("root", undefined, ""),
  route("home", "root", undefined, true),
  route("app", "root", "app"),
  route("app/payments", "app", "payments"),
  route("admin", "root", "admin/accounts/:id"),
  route("login", "root", "login"),
  route("login.code", "root", "login/code"),
  route("listing", "root", ":kind/of/:id"),
  route("shell", "root"),
  route("shell/terms", "shell", "terms"),
  route("optional", "root", "help?/topics"),
  route("rest", "root", "*"),
]) as unknown as Routes;
const build = { routes, assets: { routes } } as unknown as ServerBuild;
const buildFor = narrowBuild(build);

/** The tree that the router matches in, as the server makes it of a build's routes. */
function tree(of: Routes, parentId?: string): Parameters<typeof matchRoutes>[0] {
  return Object.values(of).flatMap((found) => {
    if (!found || found.parentId !== parentId) return [];
    const { id, path, index } = found;
    return [index ? { id, index, path } : { id, path, children: tree(of, id) }];
  }) as Parameters<typeof matchRoutes>[0];
}

const matched = (of: ServerBuild, path: string) =>
  matchRoutes(tree(of.routes), path)?.map((match) => match.route.id);

describe("the routes behind the first part of an address", () => {
  it.each([
    "/",
    "/app",
    "/APP/Payments",
    "/%61pp/payments",
    "/admin/accounts/7",
    "/admin/elsewhere",
    "/login",
    "/login/code",
    "/terms",
    "/topics",
    "/help/topics",
    "/lists/of/7",
    "/app/of/7",
    "/nothing/here",
    "//app",
    "/app/",
    "/app/people",
    "/app/payments",
    "/admin/accounts",
  ])("match what all routes match at %s", (path) => {
    expect(matched(buildFor(path), path)).toEqual(matched(build, path));
  });

  it("are fewer, also for a data request", () => {
    const login = buildFor("/login/code");
    expect(buildFor("/login/code.data")).toBe(login);
    expect(buildFor("/_root.data")).toBe(buildFor("/nothing"));
    expect(buildFor("/login.data")).toBe(buildFor("/Login"));
    expect(Object.keys(login.routes)).toContain("login.code");
    expect(Object.keys(login.routes)).not.toContain("app/payments");
    expect(Object.keys(login.assets.routes)).toEqual(Object.keys(login.routes));
    expect(Object.keys(buildFor("/app/people").routes)).not.toContain("app/payments");
  });

  it("are all of them for the router's manifest", () => {
    expect(buildFor("/__manifest")).toBe(build);
  });
});
