import { type Balancer, startBalancer } from "./balancer";
import { startRedis } from "./redis";
import { startS3 } from "./s3";
import { startProxy, type TcpProxy } from "./tcp-proxy";
import { freePort, type RunningProcess, startWeb, startWorker, temporaryFolder } from "./web";

/** What docker-compose.yml starts, as plain processes: each server is reached through a proxy. */
export interface Topology {
  /** The balancing proxy: whichever web process answers. */
  readonly url: string;
  readonly webs: readonly RunningProcess[];
  readonly workers: readonly RunningProcess[];
  readonly postgres: TcpProxy;
  readonly redis: TcpProxy;
  readonly storage: TcpProxy;
  readonly dataDir: string;
  /** Starts another web process on the address of the one with this number, which has ended. */
  replaceWeb(number: number): Promise<void>;
  /** Starts another worker with the queues of the one with this number, which has ended. */
  replaceWorker(number: number): Promise<void>;
  stop(): Promise<void>;
}

const QUEUES = ["documents", "media,mail", "default"];

/**
 * Starts two web processes behind the balancing proxy, three workers that share the queues among
 * them, Redis and an S3 server, on the database of DATABASE_URL.
 * @param changes of the environment of all of them
 * @param url the address of the balancing proxy; one on a free port when left out
 */
export async function startTopology(
  changes: Record<string, string> = {},
  url?: string,
): Promise<Topology> {
  const data = temporaryFolder();
  const objects = temporaryFolder();
  const redisServer = await startRedis();
  const s3 = await startS3(objects.path);
  const [postgres, redis, storage] = (await Promise.all(
    [process.env.DATABASE_URL ?? "", redisServer.url, `http://127.0.0.1:${s3.port}`].map(
      startProxy,
    ),
  )) as [TcpProxy, TcpProxy, TcpProxy];
  const front = new URL(url ?? `http://127.0.0.1:${await freePort()}`);
  const env = {
    PUBLIC_URL: front.origin,
    TRUST_PROXY: "1",
    DATABASE_URL: postgres.url,
    REDIS_URL: redis.url,
    S3_BUCKET: "files",
    S3_ENDPOINT: storage.url.replace(/\/$/, ""),
    S3_ACCESS_KEY_ID: "S3RVER",
    S3_SECRET_ACCESS_KEY: "S3RVER",
    DATA_DIR: data.path,
    LOG_LEVEL: "warn",
    ...changes,
  };
  const webs = await Promise.all([1, 2].map(() => startWeb(env)));
  const work = (queues = "") => startWorker({ ...env, WORKER_QUEUES: queues });
  const workers = await Promise.all(QUEUES.map(work));
  const balancer: Balancer = await startBalancer(
    Number(front.port),
    webs.map(({ url }) => url),
    front.origin,
  );
  return {
    url: balancer.url,
    webs,
    workers,
    postgres,
    redis,
    storage,
    dataDir: data.path,
    async replaceWeb(number) {
      const port = new URL(webs[number]?.url ?? "").port;
      webs[number] = await startWeb({ ...env, PORT: port });
    },
    async replaceWorker(number) {
      workers[number] = await work(QUEUES[number]);
    },
    async stop() {
      await balancer.stop();
      await Promise.all([...webs, ...workers].map((one) => one.kill("SIGKILL")));
      await Promise.all([postgres, redis, storage].map((proxy) => proxy.stop()));
      await Promise.all([redisServer.stop(), s3.stop()]);
      for (const folder of [data, objects]) folder.remove();
    },
  };
}
