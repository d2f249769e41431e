import { readFileSync } from "node:fs";

export interface Instruction {
  readonly name: string;
  readonly rest: string;
}

/** One `FROM` and what follows it. */
export interface Stage {
  readonly name: string | undefined;
  readonly base: string;
  readonly instructions: readonly Instruction[];
}

/** What a `COPY` of the last stage brings: paths of the repository, and where each stands then. */
export interface Copied {
  readonly from: string;
  readonly to: string;
}

/** Reads the stages of a Dockerfile: comments and continued lines are the only syntax it has here. */
export function readStages(path = "Dockerfile"): Stage[] {
  const lines = readFileSync(path, "utf8")
    .replaceAll(/^\s*#.*\n/gm, "")
    .replaceAll(/\\\n\s*/g, "")
    .split("\n")
    .filter((line) => line.trim() !== "");
  const stages: (Stage & { instructions: Instruction[] })[] = [];
  for (const line of lines) {
    const [, name = "", rest = ""] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? [];
    if (name === "FROM") {
      const [base = "", , stage] = rest.split(/\s+/);
      stages.push({ base, name: stage, instructions: [] });
    } else if (name && stages.length > 0) {
      stages.at(-1)?.instructions.push({ name, rest });
    } else {
      throw new Error(`not an instruction: ${line}`);
    }
  }
  return stages;
}

/** What the image has of the repository, by the `COPY` lines of its last stage. */
export function copiedPaths(): Copied[] {
  const copies =
    readStages()
      .at(-1)
      ?.instructions.filter(({ name }) => name === "COPY") ?? [];
  return copies.flatMap(({ rest }) => {
    const words = rest.split(/\s+/).filter((word) => !word.startsWith("--"));
    const target = words.pop() ?? "";
    return words.map((source) => {
      const from = source.replace(/^\/app\//, "");
      return { from, to: target.endsWith("/") ? target + from.split("/").at(-1) : target };
    });
  });
}
