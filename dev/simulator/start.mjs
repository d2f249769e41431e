// The simulator as a process of its own: `node dev/simulator/start.mjs '{"port":3400, …}'`.
import { startSimulator } from "./simulator.mjs";
import { simulatorKeys } from "./state.mjs";

/** The provider sends again what was not answered with 200 (support.authorize.net: 3 minutes). */
const SEND_AGAIN_MS = 3 * 60_000;

const { env } = process;
const { url, admin, stop } = await startSimulator({
  ...JSON.parse(process.argv[2] ?? "{}"),
  keys: {
    apiLoginId: env.ANET_API_LOGIN_ID || simulatorKeys.apiLoginId,
    transactionKey: env.ANET_TRANSACTION_KEY || simulatorKeys.transactionKey,
    clientKey: env.ANET_CLIENT_KEY || simulatorKeys.clientKey,
    signatureKey: env.ANET_SIGNATURE_KEY || simulatorKeys.signatureKey,
  },
});
console.log(`The card provider's simulator answers at ${url}`);
setInterval(() => void admin.flushWebhooks(), SEND_AGAIN_MS).unref();

const end = () => void stop().then(() => process.exit(0));
process.once("SIGTERM", end);
process.once("SIGINT", end);
// Without its launcher nobody would stop it.
process.once("disconnect", end);
