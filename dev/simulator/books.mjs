// The simulated provider's books in a file, so that a restart forgets no charge.
import fs from "node:fs";
import path from "node:path";

/** @param {string} file */
export function openBooks(file) {
  let written = "";
  return {
    /** What was kept; nothing at the first start. @throws when the file is not what was written */
    read: () => (fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, "utf8")) : undefined),
    /** Replaces the file as a whole, so that none is ever half written. */
    write(kept) {
      const text = JSON.stringify(kept);
      if (text === written) return;
      fs.mkdirSync(path.dirname(file), { recursive: true });
      fs.writeFileSync(`${file}.new`, text, { mode: 0o600 });
      fs.renameSync(`${file}.new`, file);
      written = text;
    },
  };
}
