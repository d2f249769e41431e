// Gives a club so many papers and asks for its packet.
import { createHash, randomBytes } from "node:crypto";
import { askPacket } from "#modules/packet/index.server";
import { createCtx } from "#modules/platform/ctx.server";
import { closeDb, db } from "#modules/platform/db.server";
import { storage } from "#modules/platform/storage/index.server";

const [wanted = 0] = process.argv.slice(2).map(Number);
const ctx = createCtx({ actor: { kind: "system", name: "chaos" } });

const { id: accountId } = await db.account.create({ data: { name: "Elm Street Boosters" } });
for (let number = 1; number <= wanted; number++) {
  const body = randomBytes(200_000);
  const storageKey = `accounts/chaos-packet-${number}`;
  await storage.put(storageKey, body, { contentType: "application/pdf" });
  const sha256 = createHash("sha256").update(body).digest("hex");
  const about = { contentType: "application/pdf", size: body.length, sha256, storageKey };
  const fileName = `Scan ${number}.pdf`;
  await db.accountFile.create({ data: { accountId, fileName, ...about, createdAt: ctx.now() } });
}
const asked = await askPacket(ctx, accountId);
if (!asked.ok) throw new Error(JSON.stringify(asked.refusal));
await closeDb();
