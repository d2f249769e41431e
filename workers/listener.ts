import pg from "pg";
import { env } from "#modules/platform/env.server";
import { presenceKey, presenceSpace } from "#modules/platform/jobs/index.server";
import { log } from "#modules/platform/log.server";
import { slowness } from "#modules/platform/patience.server";

const RECONNECT_MS = 500;
/** A network that swallows what is sent is noticed by the system's own probes, from here on. */
const KEEP_ALIVE_MS = 10_000;
const CONNECT_MS = 6_000;

/**
 * The one connection of this process on which PostgreSQL tells it that requests for work were
 * committed and that staff paused a queue or let it go on. While it is open it also says that this
 * process lives: it holds an advisory lock for each of its workers, and the server drops those with
 * the connection.
 */
export class Listener {
  private client: pg.Client | undefined;
  private isStopped = false;
  private readonly listeners: ((what: string | undefined) => void)[] = [];

  constructor(private readonly workerIds: readonly string[]) {}

  /** Whether this process is told of things now; else it has to look by itself. */
  get isListening(): boolean {
    return this.client !== undefined;
  }

  /** Has `listener` called with what happened; undefined when something may have been missed. */
  onTold(listener: (what: string | undefined) => void): void {
    this.listeners.push(listener);
  }

  /** @throws when the database cannot be reached; later losses are mended by themselves */
  async start(): Promise<void> {
    await this.connect();
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    await this.client?.end().catch(() => undefined);
  }

  private async connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: env.DATABASE_URL,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
      connectionTimeoutMillis: CONNECT_MS * slowness(),
      application_name: "goodstanding-relay",
    });
    const lost = () => {
      if (this.client !== client) return;
      this.client = undefined;
      client.end().catch(() => undefined);
      void this.reconnect();
      // Whoever sleeps until it is told has to look by itself from now on.
      this.tell(undefined);
    };
    client.on("error", lost);
    client.on("end", lost);
    client.on("notification", ({ payload }) => this.tell(payload ?? ""));
    try {
      await client.connect();
      await client.query("LISTEN outbox_jobs");
      await client.query("SELECT pg_advisory_lock_shared($1, key) FROM unnest($2::int[]) AS key", [
        presenceSpace,
        this.workerIds.map((id) => presenceKey(id) | 0),
      ]);
    } catch (error) {
      client.end().catch(() => undefined);
      throw error;
    }
    this.client = client;
    this.tell(undefined);
  }

  private async reconnect(): Promise<void> {
    while (!this.isStopped && !this.client) {
      await new Promise((resolve) => setTimeout(resolve, RECONNECT_MS).unref());
      if (this.isStopped) return;
      await this.connect().catch((err) => log.debug({ err }, "the database tells nothing yet"));
    }
    if (this.isStopped) await this.stop();
  }

  private tell(what: string | undefined): void {
    for (const listener of this.listeners) listener(what);
  }
}
