// What people set in the environment of `npm start`, judged before anything is changed.
import fs from "node:fs";
import { Problem } from "./progress.mjs";

const EXAMPLE = "postgresql://user:password@localhost:5432/goodstanding";

/** @throws Problem when the data cannot be kept in a folder of this name */
export function checkDataDir(dataDir) {
  const file = fs.statSync(dataDir, { throwIfNoEntry: false });
  if (file && !file.isDirectory()) {
    throw new Problem(`DATA_DIR names a file, ${dataDir}; it must name a folder.`);
  }
}

/** @throws Problem when a database is named that is no PostgreSQL */
export function checkDatabaseUrl(url) {
  if (!url || (/^postgres(ql)?:\/\//.test(url) && URL.canParse(url))) return;
  const scheme = /^[a-z][a-z0-9+.-]*:\/\//i.exec(url)?.[0];
  throw new Problem(
    scheme && !/^postgres(ql)?:/.test(scheme)
      ? `DATABASE_URL begins with ${scheme}, and only PostgreSQL will do: ${EXAMPLE}`
      : `DATABASE_URL is no address of a PostgreSQL database, such as ${EXAMPLE}`,
  );
}

/**
 * Works with the database that DATABASE_URL names.
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 * @throws Problem when it cannot be reached or lets nobody in
 */
export async function withGivenDatabase(url, work) {
  try {
    return await work();
  } catch (error) {
    const { code = "", message } = error.errors?.[0] ?? error;
    const { hostname, port, pathname } = new URL(url);
    if (/^(E[A-Z]+|57P03)$/.test(code) || /timeout|terminated/.test(message)) {
      const place = `${hostname}:${port || 5432}`;
      throw new Problem(`The database of DATABASE_URL cannot be reached at ${place}: ${message}`);
    }
    if (/^(28|3D)/.test(code)) {
      throw new Problem(`The database of DATABASE_URL, ${pathname.slice(1)}, refuses: ${message}`);
    }
    throw error;
  }
}
