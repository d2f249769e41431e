import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";

const folder = "dev/monitoring";
const promtool = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync("promtool", args, { cwd: folder, encoding: "utf8" });
  return { status, said: `${stdout}${stderr}` };
};
const hasPromtool = !spawnSync("promtool", ["--version"]).error;

describe.skipIf(!hasPromtool)("what reads the metrics, by Prometheus' own tool", () => {
  it("H-29 the scrape file and the alerts are taken", () => {
    // The token's file is the operator's own.
    const config = promtool("check", "config", "--syntax-only", "prometheus.yml");
    expect([config.status, config.said]).toEqual([0, expect.stringContaining("SUCCESS")]);
    const rules = promtool("check", "rules", "alerts.yml");
    const someRules = expect.stringMatching(/SUCCESS: [1-9]\d* rules found/);
    expect([rules.status, rules.said]).toEqual([0, someRules]);
  });

  it("H-29 each alert rings when it should, and none on a good day", () => {
    const { status, said } = promtool("test", "rules", "alerts.test.yml");
    expect([status, said]).toEqual([0, expect.stringContaining("SUCCESS")]);
  });
});

it("H-29 each alert is tried both ways", () => {
  const read = (file: string) => parse(readFileSync(`${folder}/${file}`, "utf8"));
  const rules: { alert: string }[] = read("alerts.yml").groups.flatMap(
    (group: { rules: unknown[] }) => group.rules,
  );
  const tried: { alertname: string; exp_alerts?: unknown[] }[] = read(
    "alerts.test.yml",
  ).tests.flatMap((test: { alert_rule_test: unknown[] }) => test.alert_rule_test);
  const names = (rings: boolean) =>
    tried.filter((one) => Boolean(one.exp_alerts?.length) === rings).map((one) => one.alertname);
  const all = rules.map(({ alert }) => alert).toSorted();
  expect(names(true).toSorted()).toEqual(all);
  expect(names(false).toSorted()).toEqual(all);
});
