import fs from "node:fs";
import net from "node:net";
import path from "node:path";
import { checkDatabaseUrl, checkDataDir, withGivenDatabase } from "./given.mjs";
import { fingerprint } from "./install.mjs";
import { runQuietly, stopQuietOnes } from "./processes.mjs";
import { Problem, red, seconds, step, yellow } from "./progress.mjs";
import { processList, supervise } from "./supervise.mjs";

const host = process.env.HOST || "127.0.0.1";

/**
 * Takes this data folder and the port for this launcher, before anything is changed, and stops
 * what a killed launcher left running here.
 * @throws Problem when another launcher works on the folder, or the port is taken
 */
export async function claim() {
  const dataDir = path.resolve(process.env.DATA_DIR || ".data");
  checkDataDir(dataDir);
  checkDatabaseUrl(process.env.DATABASE_URL);
  const list = processList(dataDir);
  const other = list.launcher();
  if (other) {
    throw new Problem(
      `Goodstanding runs from this folder already: ${other.url} (process ${other.pid}).\n` +
        "Stop it with Ctrl-C where it was started, or start another beside it:\n" +
        "  PORT=3001 DATA_DIR=.data-2 npm start",
    );
  }
  await list.stopLeftovers();
  const wanted = process.env.PORT || "3000";
  if (!/^\d{1,5}$/.test(wanted) || Number(wanted) > 65_535) {
    throw new Problem(`PORT is "${wanted}"; it must be a number from 0 to 65535.`);
  }
  const port = await openPort(Number(wanted));
  if (port === undefined) {
    const next = Number(wanted) + 1;
    throw new Problem(
      `Port ${wanted} is in use by another program, so nothing was started.\n` +
        `Stop that program, or choose another port: PORT=${next} npm start`,
    );
  }
  const url = `http://localhost:${port}`;
  list.add("launcher", process.pid, { url });
  process.once("exit", () => list.remove());
  return { dataDir, list, port, url };
}

/** The port when it is free (a free one for 0), undefined when it is taken. */
function openPort(port) {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once("error", (error) => {
      if (error.code === "EADDRINUSE") return resolve(undefined);
      if (error.code === "EACCES") {
        return reject(new Problem(`This user may not open port ${port}; try PORT=3000 npm start`));
      }
      reject(error);
    });
    server.listen(port, host, () => {
      const { port: opened } = server.address();
      server.close(() => resolve(opened));
    });
  });
}

/** The environment of web, worker and seed. Production is said by NODE_ENV; else it is a demonstration. */
function environment({ port, dataDir }, watching, databaseUrl) {
  const isProduction = process.env.NODE_ENV === "production" && process.env.DEMO !== "1";
  return {
    ...process.env,
    NODE_ENV: watching ? "development" : "production",
    DEMO: isProduction ? "0" : "1",
    PORT: String(port),
    HOST: host,
    DATA_DIR: isProduction ? process.env.DATA_DIR : dataDir,
    DATABASE_URL: databaseUrl,
  };
}

/**
 * Brings everything up and waits until it is ready. From then on it runs until a signal.
 * @param {Awaited<ReturnType<typeof claim>>} place
 * @param {{ watching: boolean }} options
 */
export async function launch(place, { watching }) {
  const { dataDir, list, port, url } = place;
  // These need installed packages.
  const { ensureBuilt, ensureGenerated } = await import("./build.mjs");
  const { migrate } = await import("./migrate.mjs");
  const { freePort } = await import("./postgres.mjs");
  const stop = stopper();
  try {
    const external = process.env.DATABASE_URL;
    const build = async () => {
      await ensureGenerated();
      if (!watching) await ensureBuilt();
    };
    const database = async () => {
      const address = external || (await embedded(dataDir, stop));
      await step("Bringing the database up to date", () =>
        withGivenDatabase(address, () => migrate(address)),
      );
      return address;
    };
    const [databaseUrl] = await together([database(), build()]);
    const env = environment(place, watching, databaseUrl);
    const isDemonstration = env.DEMO === "1";
    const { provider } = await import("./provider.mjs");
    const simulator = await provider({ port, dataDir, isDemonstration, host, openPort });
    if (simulator) env.ANET_SIMULATOR_URL = simulator.url;
    const source = (built, ts) => (watching ? ["--import", "tsx", ts] : [built]);
    const seed = async () => {
      if (!isDemonstration || (!external && !watching && isSeeded(dataDir))) return;
      await runQuietly(process.execPath, source("build/seed.js", "prisma/seed.ts"), {
        what: "Seeding the demonstration",
        env,
      });
      if (!external) fs.writeFileSync(seedStamp(dataDir), fingerprint(["build/seed.js"]));
    };
    const workerPort = await freePort();
    const common = { dataDir, list, showAll: watching };
    const watch = watching ? ["--watch", "--watch-preserve-output"] : [];
    const worker = supervise({
      ...common,
      name: "worker",
      args: [...watch, ...source("build/workers/main.js", "workers/main.ts")],
      env: { ...env, WORKER_PORT: String(workerPort) },
    });
    stop.before(worker);
    const web = supervise({
      ...common,
      name: "web",
      args: ["app/server.mjs", ...(watching ? ["--dev"] : [])],
      env,
    });
    stop.before(web);
    const payments =
      simulator && supervise({ ...common, name: "provider", args: simulator.args, env });
    if (payments) stop.before(payments);
    await step("Starting the web server and the worker", () =>
      Promise.all([
        seed(),
        web.ready(`http://${host === "0.0.0.0" ? "127.0.0.1" : host}:${port}/readyz`),
        worker.ready(`http://127.0.0.1:${workerPort}/readyz`),
        payments?.ready(simulator.ready),
      ]),
    );
    for (const words of new Set([web, worker].flatMap((one) => [...one.warned])))
      console.log(yellow(`  ! ${words}`));
    return { url, dataDir, isDemonstration, simulatorUrl: simulator?.url };
  } catch (error) {
    const isAsked = stop.isStopping();
    await stop.everything();
    // What was stopped by a signal ends with the signal's own words.
    if (isAsked) return new Promise(() => {});
    throw error;
  }
}

/** All of them; when one fails, its error once the others have come to an end. */
async function together(tasks) {
  const ends = await Promise.allSettled(
    tasks.map((task) =>
      task.catch(async (error) => {
        await stopQuietOnes();
        throw error;
      }),
    ),
  );
  const failed = ends.find(({ status }) => status === "rejected");
  if (failed) throw failed.reason;
  return ends.map(({ value }) => value);
}

/** Kept beside the embedded database, and gone with it: by which seed it was filled. */
const seedStamp = (dataDir) => path.join(dataDir, "postgres.seeded");
function isSeeded(dataDir) {
  const stamp = seedStamp(dataDir);
  return fs.existsSync(stamp) && fs.readFileSync(stamp, "utf8") === fingerprint(["build/seed.js"]);
}

async function embedded(dataDir, stop) {
  const { ensureDatabase, startPostgres } = await import("./postgres.mjs");
  const start = () =>
    startPostgres({ dir: path.join(dataDir, "postgres") }).catch((error) => {
      throw new Problem(error.message);
    });
  const isNew = !fs.existsSync(path.join(dataDir, "postgres", "PG_VERSION"));
  if (isNew) fs.rmSync(seedStamp(dataDir), { force: true });
  const name = isNew ? "Making a PostgreSQL database" : "Starting PostgreSQL";
  const server = await stop.afterStart(step(name, start), (started) => ({
    stop: started.stop,
    kill: () => process.kill(started.pid, "SIGQUIT"),
  }));
  server.onExit(() => {
    if (stop.isStopping()) return;
    console.error(red(`\n  PostgreSQL ended unexpectedly; see ${dataDir}/postgres.log`));
    void stop.everything().then(() => process.exit(1));
  });
  await ensureDatabase(server.url("postgres"), "goodstanding");
  return server.url("goodstanding");
}

/** Stops what was started, the last first, on a signal or when asked to. */
function stopper() {
  const parts = [];
  const starting = new Set();
  let stopping;
  const everything = () => {
    stopping ??= (async () => {
      await stopQuietOnes();
      await Promise.allSettled(starting);
      const database = parts.at(-1);
      // Web and worker at once; the database after those who use it.
      await Promise.all(parts.slice(0, -1).map((part) => part.stop()));
      await database?.stop();
    })();
    return stopping;
  };
  const onSignal = async () => {
    if (stopping) {
      for (const part of parts) part.kill();
      process.exit(130);
    }
    const start = Date.now();
    console.log("\n  Stopping …");
    await everything();
    console.log(`  Everything has stopped ${seconds(Date.now() - start)} later.`);
    process.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => void onSignal());
  return {
    before: (part) => parts.unshift(part),
    /** What is being started: a signal waits for it, and stops it then. */
    afterStart: (start, asPart) => {
      const started = start.then((value) => {
        parts.unshift(asPart(value));
        return value;
      });
      starting.add(started);
      return started;
    },
    everything,
    isStopping: () => stopping !== undefined,
  };
}
