import { runWorkerProcess } from "./process";
import { registry, schedules } from "./registry";

await runWorkerProcess({ registry, schedules });
