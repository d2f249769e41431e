// The same site as serve.mjs in the shape of docker-compose.yml, as plain processes: two web
// processes behind the balancing proxy, three workers, PostgreSQL, Redis and an S3 server.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { freePort as openPort } from "../../dev/postgres.mjs";
import { runQuietly, waitUntil } from "../../dev/processes.mjs";
import { provider } from "../../dev/provider.mjs";
import { startServices } from "../setup/services";
import { startTopology } from "../setup/topology";

const port = Number(process.env.PORT);
const services = await startServices({ redis: false });
const { databaseUrl, dataDir } = services;
process.env.DATABASE_URL = databaseUrl;
process.env.ANET_ENV = "";
const settings = { RATE_LIMIT_FACTOR: "1000", PASSWORD_HASHING: "cheap", FORM_MIN_SECONDS: "0" };
process.env.ANET_SIMULATOR_URL = "";
await runQuietly(process.execPath, ["build/seed.js"], {
  what: "Seeding the demonstration",
  env: { ...process.env, ...services.env, ...settings },
});
const place = { port, dataDir, isDemonstration: true, host: "127.0.0.1", openPort };
const simulator = await provider({ ...place, openPort: () => openPort() });
if (!simulator) throw new Error("the demonstration has no card provider");
const payments = spawn(process.execPath, simulator.args, { stdio: "ignore" });
const isThere = () =>
  fetch(simulator.ready).then(
    ({ ok }) => ok,
    () => false,
  );
if (!(await waitUntil(isThere, 30_000))) throw new Error("the card provider did not start");
const site = await startTopology(
  { DATA_DIR: dataDir, ANET_SIMULATOR_URL: simulator.url, ...settings },
  `http://localhost:${port}`,
);
console.log(`${site.webs.length} web processes and ${site.workers.length} workers at ${site.url}`);

await Promise.race([once(process, "SIGTERM"), once(process, "SIGINT")]);
for (const { lines } of [...site.webs, ...site.workers]) {
  for (const line of lines) if (/"level":"(error|fatal)"/.test(line)) console.log(line);
}
await site.stop();
payments.kill("SIGKILL");
await services.stop();
process.exit(0);
