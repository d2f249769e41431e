import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect } from "vitest";
import { Visitor } from "#tests/setup/visitor";
import { type RunningProcess, startWeb, startWorker, temporaryFolder } from "#tests/setup/web";

/** What a script is answered that has made bylaws. */
export interface SavedBylaws {
  action: string;
  url: string;
  bylaw: { hash: string; version: number };
}

/** A web server for the tests of one file, and a worker over the same files once a test wants it. */
export function bylawsServers() {
  const folder = temporaryFolder();
  let web: RunningProcess | undefined;
  let worker: Promise<RunningProcess> | undefined;
  beforeAll(async () => {
    web = await startWeb({ DATA_DIR: folder.path });
  });
  afterAll(async () => {
    await web?.stop();
    await (await worker)?.stop();
    folder.remove();
  });
  const servers = {
    get url(): string {
      if (!web) throw new Error("the server is not there yet");
      return web.url;
    },
    async startWorker(): Promise<void> {
      worker ??= startWorker({ DATA_DIR: folder.path });
      await worker;
    },
    /** Makes bylaws by a script, for a new visitor who had the form open as long as a person. */
    async create(variant: string, fields: Record<string, unknown>) {
      const form = `/bylaws-generator/${variant}`;
      const visitor = new Visitor(servers.url);
      const page = await visitor.open(form);
      await sleep(2_050);
      const answer = await visitor.call(form, "POST", { ...fields, _at: page.hidden("_at") });
      expect(answer.status).toBe(200);
      return { visitor, saved: (await answer.json()) as SavedBylaws };
    },
  };
  return servers;
}
