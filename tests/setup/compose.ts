import { spawnSync } from "node:child_process";

/** The words that call this machine's compose client: Docker's plugin, else the program of its own. */
export function composeClient(): readonly string[] | undefined {
  const clients = [["docker", "compose"], ["docker-compose"]];
  return clients.find(([program = "", ...args]) => {
    return spawnSync(program, [...args, "version"], { stdio: "ignore" }).status === 0;
  });
}
