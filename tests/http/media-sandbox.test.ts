import { expect, it } from "vitest";
import { type RunningProcess, startWeb, startWorker, stopFaultless } from "#tests/setup/web";

/** A machine with a decoder (any program will do for one that is never used) and without bwrap. */
const without = { PATH: "/nowhere", FFMPEG_BIN: "/bin/true" };
const production = {
  NODE_ENV: "production",
  DEMO: "0",
  RATE_LIMIT_FACTOR: "1",
  PASSWORD_HASHING: "standard",
  FORM_MIN_SECONDS: "2",
  APP_SECRET: "a-secret-of-this-test-alone-0123456789",
  PUBLIC_URL: "https://club.example",
  SMTP_URL: "smtp://127.0.0.1:9",
  POSTAL_ADDRESS: "1 Own Street, Own Town, OH 43004",
  STANDING_SIGNING_KEY: "0123456789abcdef".repeat(4),
  ANET_ENV: "sandbox",
  ANET_API_LOGIN_ID: "login",
  ANET_TRANSACTION_KEY: "transaction",
  ANET_CLIENT_KEY: "client",
  ANET_SIGNATURE_KEY: "A1".repeat(64),
};

const warnings = (running: RunningProcess) =>
  running.log().filter(({ msg }) => /without a sandbox/.test(String(msg)));

/** The processes that decode what strangers send. */
const starts = {
  "the web server": startWeb,
  "a worker for media": (env: Record<string, string>) =>
    startWorker({ ...env, WORKER_QUEUES: "media" }),
};

it.each(Object.entries(starts))(
  "%s of production does not start without a sandbox",
  async (_, start) => {
    const refused = await start({ ...production, ...without }).catch((error: Error) => error);
    if (!(refused instanceof Error)) await refused.stop();
    expect(String(refused)).toMatch(
      /MEDIA_SANDBOX: films of strangers.*bwrap.*MEDIA_SANDBOX=none/s,
    );
  },
);

it.each(Object.entries(starts))(
  "%s of production starts where the operator says so",
  async (_, start) => {
    const running = await start({ ...production, ...without, MEDIA_SANDBOX: "none" });
    expect(warnings(running)).toEqual([]);
    await stopFaultless(running);
  },
);

it.each(Object.entries(starts))("%s of a demonstration warns, and starts", async (_, start) => {
  const running = await start(without);
  expect(warnings(running)).toMatchObject([{ level: "warn" }]);
  await stopFaultless(running);
});

it("a worker that decodes nothing needs no sandbox", async () => {
  const running = await startWorker({ ...production, ...without, WORKER_QUEUES: "mail,default" });
  expect(warnings(running)).toEqual([]);
  await stopFaultless(running);
});
