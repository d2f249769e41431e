// Run in a process of its own, because the provider's address is read from the environment once.
import { startSimulator } from "../../dev/simulator/simulator.mjs";

const simulator = await startSimulator({ port: 0 });
process.env.ANET_SIMULATOR_URL = simulator.url;
const { plantAndReconcile } = await import("#tests/modules/billing/reconciliation-world");
const { compared, planted, found, milliseconds } = await plantAndReconcile(simulator, 10_000);
console.log(JSON.stringify({ compared, planted, found, milliseconds }));
await simulator.stop();
process.exit(0);
