import { spawn, spawnSync } from "node:child_process";
import { connect } from "node:tls";
import { waitUntil } from "../../dev/processes.mjs";
import { freePort, temporaryFolder } from "./web";

/** A proxy that shares requests out among web processes. */
export interface Balancer {
  readonly url: string;
  stop(): Promise<void>;
}

/** Whether this machine has Caddy, the proxy of docker-compose.yml. */
export const hasBalancer = (): boolean => spawnSync("caddy", ["version"]).status === 0;

/** Starts Caddy with the proxy's own configuration before these web processes. */
export async function startBalancer(
  port: number,
  webs: readonly string[],
  url = `http://127.0.0.1:${port}`,
): Promise<Balancer> {
  const folder = temporaryFolder();
  const health = await freePort();
  const args = ["run", "--config", "dev/Caddyfile", "--adapter", "caddyfile"];
  const child = spawn("caddy", args, {
    stdio: "ignore",
    env: Object.assign({} as NodeJS.ProcessEnv, {
      PATH: process.env.PATH,
      HOME: folder.path,
      XDG_DATA_HOME: folder.path,
      XDG_CONFIG_HOME: folder.path,
      SITE_ADDRESS: url,
      HEALTH_PORT: String(health),
      WEB_ADDRESSES: webs.map((url) => new URL(url).host).join(" "),
    }),
  });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  const stop = async () => {
    child.kill("SIGKILL");
    await ended;
    folder.remove();
  };
  const isThere = () =>
    fetch(`http://127.0.0.1:${health}`).then(
      ({ ok }) => ok && (!url.startsWith("https:") || shakesHands(port)),
      () => false,
    );
  if (await waitUntil(isThere, 30_000)) return { url, stop };
  await stop();
  throw new Error("the balancing proxy did not start");
}

/** Whether the proxy has made its certificate: until then it refuses every handshake. */
const shakesHands = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const options = { port, host: "127.0.0.1", servername: "localhost", rejectUnauthorized: false };
    const socket = connect(options, () => {
      socket.destroy();
      resolve(true);
    });
    socket.on("error", () => resolve(false));
  });
