import { jobsConsoleSuite } from "./jobs-console-suite";

delete process.env.REDIS_URL;
jobsConsoleSuite("postgres");
