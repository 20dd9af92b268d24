import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import type * as Embedded from '#tools/embedded-postgres/embedded-postgres.ts';
import { onEnd } from '../cleanup.ts';
import { compiled, SCRATCH } from '../paths.ts';

const dataDir = path.join(SCRATCH, 'postgres');

export interface ScratchDatabase {
  /** As the site has it. */
  url: string;
  /** Stops the server and keeps the data: the site may start its own on it. */
  release(): Promise<void>;
}

/**
 * A PostgreSQL as the site would start it, on the same folder, with the same settings, fsync on. Started here and not by
 * the site, because the plain SQL is measured on the same server.
 */
export async function startScratchDatabase(): Promise<ScratchDatabase> {
  const { startEmbeddedPostgres } = await compiled<typeof Embedded>('tools/embedded-postgres/embedded-postgres.js');
  await removeLeftovers();
  const server = await startEmbeddedPostgres({ dataDir });
  onEnd(() => removeLeftovers());
  return { url: server.socketUrl, release: onEnd(() => server.stop()) };
}

/** What a run left that was killed, its server included; or what this run has made. */
async function removeLeftovers(): Promise<void> {
  if (!existsSync(dataDir)) return rmSync(SCRATCH, { recursive: true, force: true });
  const { startEmbeddedPostgres } = await compiled<typeof Embedded>('tools/embedded-postgres/embedded-postgres.js');
  // Adopting it is the way to find the server, wherever its user can reach it.
  const leftover = await startEmbeddedPostgres({ dataDir });
  await leftover.stop();
  for (const folder of [leftover.home, SCRATCH]) rmSync(folder, { recursive: true, force: true });
}
