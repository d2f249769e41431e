import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parse } from "yaml";

it("H-19 the proxy asks each web process whether it goes on, often enough to hear of the end before it", () => {
  const { services } = parse(readFileSync("docker-compose.yml", "utf8"), { merge: true });
  const project = /\$\{COMPOSE_PROJECT_NAME:-goodstanding\}/g;
  const addresses = services.proxy.environment.WEB_ADDRESSES.replace(project, "project");
  const copies = ["blue-1", "blue-2", "green-1", "green-2"];
  expect(addresses.split(" ")).toEqual(copies.map((copy) => `project-web-${copy}:3000`));
  const proxy = readFileSync("dev/Caddyfile", "utf8");
  expect(proxy).toContain("health_uri /healthz");
  const interval = Number(/health_interval (\d+)ms/.exec(proxy)?.[1]);
  const waits = readFileSync("app/server/graceful-shutdown.server.ts", "utf8");
  const milliseconds = (name: string) =>
    Number(new RegExp(`const ${name} = ([\\d_]+)`).exec(waits)?.[1]?.replace("_", ""));
  expect(milliseconds("GRACE_MS")).toBeGreaterThan(2 * interval);
  const longest = ["LONGEST_GRACE_MS", "LONGEST_CALMING_MS", "LONGEST_IDLE_MS"];
  const total = longest.reduce((sum, name) => sum + milliseconds(name), 0);
  expect(total / 1_000).toBeLessThan(
    Number.parseInt(services["web-blue"].stop_grace_period, 10) - 5,
  );
});

it("H-19 the web service is there twice, so that one answers while the other is replaced", () => {
  const { services } = parse(readFileSync("docker-compose.yml", "utf8"), { merge: true });
  const webs = Object.keys(services).filter((name) => name.startsWith("web"));
  expect(webs).toEqual(["web-blue", "web-green"]);
  expect(services["web-green"]).toEqual(services["web-blue"]);
});
