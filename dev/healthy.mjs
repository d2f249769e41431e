// Whether the process in this container answers on a port: what docker-compose.yml asks now and then.
const [port] = process.argv.slice(2);
const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined);
process.exitCode = answer?.ok ? 0 : 1;
