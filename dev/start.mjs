// npm start: everything on this machine, from a fresh clone to an open page. `--watch` is npm run dev.
import path from "node:path";
import { fileURLToPath } from "node:url";
import { checkNode, ensureInstalled } from "./install.mjs";
import { bold, dim, giveUp, seconds } from "./progress.mjs";

process.chdir(fileURLToPath(new URL("..", import.meta.url)));
const startedAt = Date.now();
const watching = process.argv.includes("--watch");

try {
  checkNode();
  const { claim, launch } = await import("./launch.mjs");
  console.log(
    `\n${bold("Goodstanding")} ${dim(watching ? "for development" : "on this machine")}\n`,
  );
  const place = await claim();
  await ensureInstalled({ withTools: watching });
  const running = await launch(place, { watching });
  console.log(welcome(running));
} catch (error) {
  giveUp(error);
}

function welcome({ url, dataDir, isDemonstration, simulatorUrl }) {
  const relative = path.relative(process.cwd(), dataDir);
  const where = relative.startsWith("..") ? dataDir : relative;
  const people = [
    ["admin@goodstanding.example", "staff"],
    ["treasurer@goodstanding.example", "primary user of Lincoln High School Band Boosters"],
    ["member@goodstanding.example", "second user of the same account"],
    ["chapter@goodstanding.example", "a Greek chapter"],
    ["headquarters@goodstanding.example", "the chapter's central organization"],
    ["region@goodstanding.example", "the same, for one region"],
  ];
  const width = Math.max(...people.map(([email]) => email.length));
  const demonstration = [
    `  ${bold("Sign in")}   ${url}/login, password ${bold("booster-club-2026")}`,
    ...people.map(([email, who]) => `            ${email.padEnd(width)}  ${dim(who)}`),
    `  ${bold("Mail")}      ${url}/dev/mailbox, kept in ${where}/mail`,
  ];
  const payments = [
    `  ${bold("Payments")}  simulated at ${simulatorUrl}, books in ${where}/provider`,
    `            ${dim("card 4111 1111 1111 1111, any date to come and code; ZIP 46282 is declined")}`,
    `            ${dim("bank 121042882 and any account number, up to $2,000")}`,
  ];
  return [
    "",
    `  ${bold("Open")}      ${bold(url)}`,
    ...(isDemonstration ? demonstration : []),
    ...(simulatorUrl ? payments : []),
    `  ${bold("Files")}     ${where}/files`,
    `  ${bold("Logs")}      ${where}/logs`,
    "",
    dim(`  Ready after ${seconds(Date.now() - startedAt)}. Ctrl-C stops everything.`),
    "",
  ].join("\n");
}
