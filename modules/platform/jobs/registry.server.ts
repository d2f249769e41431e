import type { JobDefinition } from "./contract";
import type { JobHandler } from "./handle.server";

export type Registry = ReadonlyMap<string, JobHandler>;

/** A registry that no worker may start with: a job without its handler, or with two. */
export class RegistryError extends Error {
  override name = "RegistryError";
}

type NamesOf<Jobs extends readonly JobDefinition[]> = Jobs[number]["name"];
type HandledBy<Handlers extends readonly JobHandler[]> = Handlers[number]["job"]["name"];

/** Demands nothing when every job has its handler; else a property that names those without. */
type Complete<Jobs extends readonly JobDefinition[], Handlers extends readonly JobHandler[]> = [
  Exclude<NamesOf<Jobs>, HandledBy<Handlers>>,
] extends [never]
  ? unknown
  : { "jobs without a handler": Exclude<NamesOf<Jobs>, HandledBy<Handlers>> };

/**
 * Joins job definitions and handlers. A definition without handler does not compile.
 * @throws RegistryError naming every job that has no handler, two definitions or two handlers, and
 * every handler of a job that is not defined.
 */
export function createRegistry<
  const Jobs extends readonly JobDefinition[],
  const Handlers extends readonly JobHandler[],
>(jobs: Jobs, handlers: Handlers & Complete<Jobs, Handlers>): Registry {
  const defined = jobs.map((job) => job.name);
  const handled = handlers.map((handler) => handler.job.name);
  const problems = [
    ...twice(defined).map((name) => `${name}: defined twice`),
    ...twice(handled).map((name) => `${name}: two handlers`),
    ...defined.filter((name) => !handled.includes(name)).map((name) => `${name}: no handler`),
    ...handled.filter((name) => !defined.includes(name)).map((name) => `${name}: not defined`),
  ];
  if (problems.length > 0) {
    throw new RegistryError(`The job registry is not complete.\n${problems.join("\n")}`);
  }
  return new Map(handlers.map((handler) => [handler.job.name, handler]));
}

function twice(names: readonly string[]): string[] {
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))];
}
