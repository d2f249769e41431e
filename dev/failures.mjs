// What the reports of Vitest and of Playwright say: the tests that failed, and what took long.

/** Of a fault's words what fits a list: its first lines, without colors. */
function firstWords(text) {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what a color is made of.
  const plain = (text ?? "").replace(/\u001b\[[0-9;]*m/g, "").trim();
  return plain.split("\n").slice(0, 12).join("\n");
}

/**
 * @param {any} report Vitest's, as `--reporter=json` writes it
 * @returns {{ name: string, words: string }[]} failed tests, and files that did not load
 */
export function failuresOfVitest(report) {
  return report.testResults.flatMap(({ name: file, assertionResults, message, status }) => {
    const failed = assertionResults
      .filter((test) => test.status === "failed")
      .map((test) => ({
        name: `${file} › ${test.fullName}`,
        words: firstWords(test.failureMessages[0]),
      }));
    if (failed.length > 0 || status !== "failed") return failed;
    return [{ name: file, words: firstWords(message) }];
  });
}

/**
 * @param {any} report Playwright's, as its JSON reporter writes it
 * @param {"unexpected" | "flaky"} outcome
 * @returns {{ name: string, words: string }[]} tests that ended so, with the words of their first try
 */
export function testsOfPlaywright(report, outcome) {
  const inSuite = (suite) => [
    ...(suite.suites ?? []).flatMap(inSuite),
    ...(suite.specs ?? []).flatMap((spec) =>
      spec.tests
        .filter((test) => test.status === outcome)
        .map((test) => ({
          name: `[${test.projectName}] ${spec.file}:${spec.line} › ${spec.title}`,
          words: firstWords(test.results[0]?.errors.map((error) => error.message).join("\n")),
        })),
    ),
  ];
  const outside = outcome === "unexpected" ? (report.errors ?? []) : [];
  return [
    ...report.suites.flatMap(inSuite),
    ...outside.map((error) => ({ name: "Playwright", words: firstWords(error.message) })),
  ];
}

/**
 * @param {any} report Vitest's
 * @returns {{ file: string, took: number }[]} milliseconds from a file's first test to its last
 */
export const filesOfVitest = (report) =>
  report.testResults.map(({ name: file, startTime, endTime }) => ({
    file,
    took: endTime - startTime,
  }));

/**
 * @param {any} report Playwright's
 * @returns {{ file: string, took: number }[]} milliseconds of all tests of a file, in all projects
 */
export function filesOfPlaywright(report) {
  const timeOf = (suite) =>
    [
      ...(suite.suites ?? []).map(timeOf),
      ...(suite.specs ?? []).flatMap(({ tests }) =>
        tests.flatMap(({ results }) => results.map(({ duration }) => duration)),
      ),
    ].reduce((sum, time) => sum + time, 0);
  return report.suites.map((suite) => ({
    file: `${report.config.rootDir}/${suite.file}`,
    took: timeOf(suite),
  }));
}
