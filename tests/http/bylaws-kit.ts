import { afterAll, beforeAll, expect } from "vitest";
import { folder } from "#tests/setup/data-folder";
import { Visitor } from "#tests/setup/visitor";
import { type RunningProcess, sharedWeb, startWorker } from "#tests/setup/web";

/** What a script is answered that has made bylaws. */
export interface SavedBylaws {
  action: string;
  url: string;
  bylaw: { hash: string; version: number };
}

/** A web server for the tests of one file, and a worker over the same files once a test wants it. */
export function bylawsServers() {
  let web: RunningProcess | undefined;
  let worker: Promise<RunningProcess> | undefined;
  beforeAll(async () => {
    web = await sharedWeb();
  });
  afterAll(async () => {
    await web?.stop();
    await (await worker)?.stop();
  });
  const servers = {
    get url(): string {
      if (!web) throw new Error("the server is not there yet");
      return web.url;
    },
    async startWorker(): Promise<void> {
      worker ??= startWorker({ DATA_DIR: folder });
      await worker;
    },
    /** Makes bylaws by a script, for a new visitor who had the form open as long as a person. */
    async create(variant: string, fields: Record<string, unknown>) {
      const form = `/bylaws-generator/${variant}`;
      const visitor = new Visitor(servers.url);
      const page = await visitor.open(form);
      const answer = await visitor.call(form, "POST", { ...fields, _at: page.hidden("_at") });
      expect(answer.status).toBe(200);
      return { visitor, saved: (await answer.json()) as SavedBylaws };
    },
  };
  return servers;
}
