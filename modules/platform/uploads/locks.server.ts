import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { ERRORS, type Lock, type Locker } from "@tus/server";
import { pool } from "../db.server";
import { log } from "../log.server";

/** How long a lock holds that is not renewed, and how often it is; in milliseconds. */
interface Times {
  readonly leaseMs: number;
  readonly renewMs: number;
  /** How long is waited for another holder. */
  readonly patienceMs: number;
}
const usual: Times = { leaseMs: 10_000, renewMs: 500, patienceMs: 30_000 };
const LOOK_MS = 100;

/**
 * Locks of uploads that hold in every web process: a row each in the database, as a part may arrive
 * anywhere. Whoever waits asks the holder to let go, since a phone that comes back on another line
 * leaves a dead one behind; a holder that cannot renew lets go by itself before anybody else writes.
 */
export function uploadLocker(times: Partial<Times> = {}): Locker {
  return { newLock: (id) => new UploadLock(id, { ...usual, ...times }) };
}

class UploadLock implements Lock {
  private readonly holder = randomUUID();
  private renewing: NodeJS.Timeout | undefined;

  constructor(
    private readonly id: string,
    private readonly times: Times,
  ) {}

  /** @throws the library's `ERR_LOCK_TIMEOUT` when the holder does not let go in time */
  async lock(stop: AbortSignal, letGo: () => void | Promise<void>): Promise<void> {
    const end = performance.now() + this.times.patienceMs;
    while (!(await this.take())) {
      await pool.query("UPDATE upload_locks SET is_wanted = true WHERE upload = $1", [this.id]);
      if (stop.aborted || performance.now() > end) throw ERRORS.ERR_LOCK_TIMEOUT;
      await sleep(LOOK_MS);
    }
    this.keep(letGo);
  }

  async unlock(): Promise<void> {
    clearInterval(this.renewing);
    await pool
      .query("DELETE FROM upload_locks WHERE upload = $1 AND holder = $2", [this.id, this.holder])
      .catch((err) => log.warn({ err }, "an upload's lock stays until its lease is over"));
  }

  private async take(): Promise<boolean> {
    const { rowCount } = await pool.query(
      `INSERT INTO upload_locks (upload, holder, held_until)
       VALUES ($1, $2, clock_timestamp() + $3 * interval '1 ms')
       ON CONFLICT (upload) DO UPDATE
         SET holder = excluded.holder, held_until = excluded.held_until, is_wanted = false
         WHERE upload_locks.held_until < clock_timestamp()`,
      [this.id, this.holder, this.times.leaseMs],
    );
    return rowCount === 1;
  }

  private keep(letGo: () => void | Promise<void>): void {
    let renewedAt = performance.now();
    this.renewing = setInterval(async () => {
      const asked = performance.now();
      const isFree = await this.renew().catch(
        () => performance.now() - renewedAt < this.times.leaseMs / 2,
      );
      if (isFree) renewedAt = asked;
      else await letGo();
    }, this.times.renewMs);
  }

  /** @returns whether it is still held, and wanted by nobody else */
  private async renew(): Promise<boolean> {
    const { rows } = await pool.query<{ is_wanted: boolean }>(
      `UPDATE upload_locks SET held_until = clock_timestamp() + $3 * interval '1 ms'
       WHERE upload = $1 AND holder = $2 RETURNING is_wanted`,
      [this.id, this.holder, this.times.leaseMs],
    );
    return rows[0]?.is_wanted === false;
  }
}

/** Removes the locks of processes that died. */
export async function sweepLocks(before: Date): Promise<void> {
  await pool.query("DELETE FROM upload_locks WHERE held_until < $1", [before]);
}
