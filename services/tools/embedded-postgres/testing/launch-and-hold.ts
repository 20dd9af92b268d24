import { startEmbeddedPostgres } from '../embedded-postgres.ts';

/* A launcher in a process of its own, for the tests that kill it: prints one line of JSON and stays. */

try {
  const { url, pid, port } = await startEmbeddedPostgres({ dataDir: process.argv[2] ?? '', durable: false });
  process.stdout.write(`${JSON.stringify({ url, pid, port })}\n`);
  setInterval(() => undefined, 60_000);
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  process.stdout.write(`${JSON.stringify({ code, message })}\n`);
}
