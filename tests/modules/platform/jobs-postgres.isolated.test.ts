import { jobsSuite } from "./jobs-suite";

delete process.env.REDIS_URL;
jobsSuite("postgres");
