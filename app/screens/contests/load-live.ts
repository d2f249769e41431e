type Live = typeof import("./live");

let loaded: Promise<Live | undefined> | undefined;

/**
 * The part of the entry form that is needed only once somebody chooses a file or sends it.
 * Undefined when it cannot be loaded; the next call tries again.
 */
export function loadLive(): Promise<Live | undefined> {
  loaded ??= import("./live").catch(() => {
    loaded = undefined;
    return undefined;
  });
  return loaded;
}
