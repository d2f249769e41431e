import type { TestProject } from "vitest/node";
import { makeTemplate, type Template } from "./databases";
import { startTestServer } from "./server";

declare module "vitest" {
  export interface ProvidedContext {
    template: Template;
    redisUrl: string | undefined;
  }
}

/** Once a run: a PostgreSQL server and the migrated database that every test file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestServer();
  const { remove, ...template } = await makeTemplate(server.adminUrl);
  project.provide("template", template);
  project.provide("redisUrl", process.env.REDIS_URL);
  return async () => {
    await remove();
    await server.stop();
  };
}
