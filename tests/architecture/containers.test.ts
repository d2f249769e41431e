import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { queueNames } from "#modules/platform/jobs/index.server";
import { composeClient } from "#tests/setup/compose";
import { copiedPaths, readStages } from "#tests/setup/dockerfile";

/** The part of the Compose specification that docker-compose.yml uses. */
interface Service {
  readonly image?: string;
  readonly build?: string;
  readonly user?: string;
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly profiles?: readonly string[];
  readonly ports?: readonly string[];
  readonly networks: readonly string[];
  readonly volumes?: readonly string[];
  readonly tmpfs?: readonly string[];
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly cap_add?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly pids_limit?: number;
  readonly restart?: string;
  readonly stop_grace_period?: string;
  readonly healthcheck?: { test?: readonly string[]; disable?: boolean };
  readonly depends_on?: Readonly<Record<string, { condition: string }>>;
  readonly deploy?: { replicas?: string; resources?: { limits?: Record<string, string> } };
}
interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly networks: Readonly<Record<string, { internal?: boolean } | null>>;
  readonly volumes: Readonly<Record<string, null>>;
}

const text = readFileSync("docker-compose.yml", "utf8");
const file = parse(text, { merge: true }) as Compose;
const services = Object.entries(file.services);
const ours = services.filter(([, service]) => service.build !== undefined);
const workers = ours.filter(([name]) => name.startsWith("worker-"));
const webs = ours.filter(([name]) => name.startsWith("web-"));
const of = (name: string): Service => {
  const found = file.services[name];
  if (!found) throw new Error(`there is no service ${name}`);
  return found;
};

describe("docker-compose.yml", () => {
  it("H-19 starts the web service, workers, database, queue store, file store and a proxy", () => {
    const always = services.filter(([, { profiles }]) => !profiles).map(([name]) => name);
    expect(always.toSorted()).toEqual(
      [
        "proxy",
        "migrate",
        ...["web-blue", "web-green"],
        ...queueNames.map((queue) => `worker-${queue}`),
        ...["postgres", "redis", "storage"],
      ].toSorted(),
    );
    expect(of("mail").profiles).toEqual(["development"]);
  });

  it("H-18 has a worker service for each queue alone, and each scales apart from all others", () => {
    const served = workers.map(([name, { environment }]) => [name, environment?.WORKER_QUEUES]);
    expect(served).toEqual(workers.map(([name]) => [name, name.replace("worker-", "")]));
    expect(served.map(([, queue]) => queue).toSorted()).toEqual([...queueNames].toSorted());
    const copies = [...webs, ...workers].map(([, it]) => it.deploy?.replicas);
    expect(copies.every((count) => /^\$\{[A-Z_]+_COPIES:-\d\}$/.test(count ?? ""))).toBe(true);
    expect(new Set(copies).size).toBe(1 + workers.length);
    // A port of the machine or a name of its own would leave room for one copy only.
    const alone = [...webs, ...workers].filter(
      ([, service]) => service.ports || "container_name" in service,
    );
    expect(alone).toEqual([]);
  });

  it.each(services)("%s can do no more than it must", (_name, service) => {
    expect(service.read_only).toBe(true);
    expect(service.cap_drop).toEqual(["ALL"]);
    expect(service.security_opt).toEqual(["no-new-privileges:true"]);
    expect(service.tmpfs ?? service.volumes).toBeDefined();
    // The store's start script gives up root by itself.
    const user = service === of("storage") ? "seaweed" : service.user;
    expect(user).toMatch(/^(node|postgres|redis|seaweed|1000:1000)$/);
    if (service.build) expect(service.cap_add).toBeUndefined();
  });

  it.each(services)("%s has bounds, time to end, and is watched", (name, service) => {
    expect(service.deploy?.resources?.limits).toEqual({
      cpus: expect.stringMatching(/^\d+$/),
      memory: expect.stringMatching(/^\d+[MG]$/),
    });
    expect(service.pids_limit).toBeGreaterThan(0);
    expect(service.stop_grace_period).toMatch(/^\d+s$/);
    if (name === "migrate") {
      expect([service.restart, service.healthcheck]).toEqual(["no", { disable: true }]);
    } else {
      expect(service.restart).toBe("unless-stopped");
      expect(service.healthcheck?.test?.[0]).toBe("CMD");
    }
  });

  it("gives a process longer to end than it takes at most", () => {
    const seconds = (source: string, name: string) =>
      Number(
        new RegExp(`${name} = ([\\d_]+)`).exec(readFileSync(source, "utf8"))?.[1]?.replace("_", ""),
      ) / 1_000;
    const grace = (name: string) => Number.parseInt(of(name).stop_grace_period ?? "", 10);
    expect(grace("web-blue")).toBeGreaterThan(seconds("app/server/start.server.ts", "DRAIN_MS"));
    const ending =
      seconds("workers/start.ts", "GRACE_MS") + 4 * seconds("workers/start.ts", "ABORT_MS");
    for (const [name] of workers) expect(grace(name)).toBeGreaterThan(ending);
  });

  it("keeps the servers where nobody reaches them, and opens ports of the proxy alone", () => {
    expect(file.networks.inside).toEqual({ internal: true });
    for (const name of ["postgres", "redis", "storage", "migrate"]) {
      expect(of(name).networks).toEqual(["inside"]);
    }
    const open = services.filter(([, { ports }]) => ports);
    expect(open.map(([name]) => name)).toEqual(["proxy", "mail"]);
    expect(of("proxy").ports?.map((port) => port.split(":").at(-1))).toEqual(["80", "443"]);
    expect(of("mail").ports).toEqual(["127.0.0.1:8025:8025"]);
  });

  it("decodes films in a worker that reaches database, queue and store alone", () => {
    const decoding = workers.filter(([, it]) => it.environment?.WORKER_QUEUES === "media");
    expect(decoding.map(([name, { networks }]) => [name, networks])).toEqual([
      ["worker-media", ["inside"]],
    ]);
    expect(file.networks.inside).toEqual({ internal: true });
    // What it needs answers there; the proxy, which visitors reach, does not.
    for (const name of ["postgres", "redis", "storage"])
      expect(of(name).networks).toContain("inside");
    expect(of("proxy").networks).toEqual(["outside"]);
    const { DATABASE_URL, REDIS_URL, S3_ENDPOINT } = of("worker-media").environment ?? {};
    expect([DATABASE_URL, REDIS_URL, S3_ENDPOINT].join(" ")).toMatch(
      /@postgres:5432.*\/\/redis:6379.*\/\/storage:8333/,
    );
  });

  it("has the operator say that films are decoded without a sandbox, by no default of its own", () => {
    for (const [name, { environment }] of [...webs, ...workers]) {
      // Set to nothing it counts as not given: production refuses to start without bwrap then.
      expect(`${name} ${environment?.MEDIA_SANDBOX}`).toMatch(/ \$\{MEDIA_SANDBOX:-\}$/);
    }
    expect(text.slice(0, text.indexOf("x-confined"))).toContain("MEDIA_SANDBOX=");
  });

  it("gives the migration the database's address and nothing else", () => {
    const { DATABASE_URL } = of("web-blue").environment ?? {};
    expect(of("migrate").environment).toEqual({ DATABASE_URL });
  });

  it("starts nothing before what it needs works", () => {
    for (const [name, { depends_on = {} }] of ours.filter(([name]) => name !== "migrate")) {
      const needed = Object.entries(depends_on).map(
        ([one, { condition }]) => `${one} ${condition}`,
      );
      expect([name, ...needed]).toEqual([
        name,
        ...["postgres", "redis", "storage"].map((one) => `${one} service_healthy`),
        "migrate service_completed_successfully",
      ]);
    }
  });

  it("loses no job: Redis writes each down and throws none away", () => {
    const command = of("redis").command?.join(" ");
    expect(command).toContain("--appendonly yes");
    expect(command).toContain("--maxmemory-policy noeviction");
    for (const name of ["postgres", "redis", "storage"]) {
      const [volume] = of(name).volumes ?? [];
      expect(Object.keys(file.volumes)).toContain(volume?.split(":")[0]);
    }
  });

  it("has no secret in it, and does not start without those that it needs", () => {
    for (const [, { environment = {} }] of services) {
      for (const [name, value] of Object.entries(environment)) {
        if (/SECRET|PASSWORD|KEY/.test(name))
          expect(`${name} ${value}`).toMatch(/\$\{[A-Z_0-9]+:[?-]/);
      }
    }
    const refused = [...text.matchAll(/\$\{([A-Z_0-9]+):\?/g)].map(([, name]) => name);
    expect([...new Set(refused)].toSorted()).toEqual([
      "APP_SECRET",
      "POSTGRES_PASSWORD",
      "PUBLIC_URL",
      "S3_ACCESS_KEY_ID",
      "S3_SECRET_ACCESS_KEY",
      "STANDING_SIGNING_KEY",
    ]);
  });

  const client = composeClient();
  const values = Object.fromEntries(
    [
      "APP_SECRET",
      "POSTGRES_PASSWORD",
      "S3_ACCESS_KEY_ID",
      "S3_SECRET_ACCESS_KEY",
      "STANDING_SIGNING_KEY",
    ].map((name) => [name, "of-the-operator"]),
  );
  const config = (env: Record<string, string>) => {
    const [program = "", ...args] = client ?? [];
    return spawnSync(program, [...args, "-f", "docker-compose.yml", "config", "-q"], {
      encoding: "utf8",
      env: Object.assign({} as NodeJS.ProcessEnv, { PATH: process.env.PATH, ...env }),
    });
  };
  it.skipIf(!client)("is what the compose client itself takes, and refuses without values", () => {
    const whole = config({ ...values, PUBLIC_URL: "https://club.example" });
    expect([whole.stderr, whole.status]).toEqual(["", 0]);
    const lacking = config(values);
    expect(lacking.status).not.toBe(0);
    expect(lacking.stderr).toContain("docker-compose.yml");
  });
});

describe("the image", () => {
  const stages = readStages();
  const last = stages.at(-1);
  const rest = (name: string) =>
    last?.instructions.filter((one) => one.name === name).map((one) => one.rest) ?? [];

  it("is built in a stage that it does not carry along", () => {
    expect(stages.map(({ base }) => base)).toEqual(Array(2).fill("node:24-bookworm-slim"));
    expect(stages[0]?.instructions.at(-1)?.rest).toContain("node dev/image-packages.mjs");
    expect(rest("COPY").every((line) => line.startsWith("--from=build /app/"))).toBe(true);
    expect(rest("ADD")).toEqual([]);
    expect(readFileSync(".dockerignore", "utf8").split("\n")).toEqual(
      expect.arrayContaining([".git", ".data", "node_modules", "build"]),
    );
  });

  it("runs as somebody who may write nowhere but in the data folder", () => {
    const names = last?.instructions.map(({ name }) => name) ?? [];
    expect(rest("USER")).toEqual(["node"]);
    // Whatever is made after it would belong to the user.
    expect(names.slice(names.indexOf("USER") + 1)).toEqual(["VOLUME", "EXPOSE", "CMD"]);
    expect(last?.instructions.filter((one) => one.rest.includes("--chown"))).toEqual([]);
    expect(
      rest("RUN")
        .join("\n")
        .match(/chown \S+ \S+/g),
    ).toEqual(["chown node:node /data"]);
    expect(rest("VOLUME")).toEqual(["/data"]);
  });

  it("installs no more than is named, and leaves no lists behind", () => {
    const installing = rest("RUN").filter((line) => line.includes("apt-get install"));
    expect(installing).toHaveLength(1);
    expect(installing[0]).toContain("--no-install-recommends");
    expect(installing[0]).toContain("rm -rf /var/lib/apt/lists/*");
    expect(installing[0]).toMatch(/ ffmpeg bubblewrap /);
  });

  it("has every file that a command of docker-compose.yml names", () => {
    const copied = copiedPaths();
    for (const { from, to } of copied) expect(to).toBe(from);
    const isThere = (path: string) =>
      copied.some(({ to }) => path === to || path.startsWith(`${to}/`));
    const commands = ours.flatMap(([, { command, healthcheck }]) => [
      command ?? [],
      healthcheck?.test?.slice(1) ?? [],
    ]);
    const files = commands.flat().filter((word) => /\.m?js$/.test(word));
    expect(new Set(files).size).toBe(4);
    expect(files.filter((path) => !isThere(path))).toEqual([]);
    const written = copied.filter(({ from }) => !/^(build|node_modules)$/.test(from));
    expect(written.filter(({ from }) => !existsSync(from))).toEqual([]);
  });
});
