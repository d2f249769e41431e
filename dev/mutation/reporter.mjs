// Tells each planted fault that no test noticed as soon as that is known: npm run mutation takes long.

const unnoticed = new Set(["Survived", "NoCoverage", "Timeout"]);

class AsTheyAppear {
  onMutantTested({ status, fileName, location, replacement, coveredBy }) {
    if (!unnoticed.has(status)) return;
    const { line, column } = location.start;
    const tests = `${coveredBy?.length ?? 0} tests`;
    console.log(`${status}: ${fileName}:${line}:${column} (${tests}) becomes ${replacement}`);
  }
}

export const strykerPlugins = [
  { kind: "Reporter", name: "as-they-appear", injectableClass: AsTheyAppear },
];
