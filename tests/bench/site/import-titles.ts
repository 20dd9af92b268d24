import path from 'node:path';
import type pg from 'pg';
import { ManagedProcess } from '../../../services/tools/processes/managed-process.ts';
import { onEnd } from '../cleanup.ts';
import { ROOT } from '../paths.ts';
import { caughtUp, logState } from './read-models.ts';
import { siteEnvironment } from './site-process.ts';

export interface ImportFigures {
  titles: number;
  events: number;
  /** Until the import said it was done, the start of its process included. */
  importSeconds: number;
  /** Until every read model had it all. */
  visibleSeconds: number;
}

/** Runs what `npm run import` runs, beside the running site. @throws Error with the import's own words when it fails. */
export async function importTitles(
  file: string,
  { databaseUrl, client, onStep }: { databaseUrl: string; client: pg.Client; onStep: (text: string) => void },
): Promise<ImportFigures> {
  const before = await logState(client);
  const begun = performance.now();
  const child = new ManagedProcess(process.execPath, ['services/dist/bin/cli.js', 'import', path.resolve(file)], {
    cwd: ROOT,
    env: siteEnvironment(databaseUrl),
    detached: true,
  });
  const stop = onEnd(() => child.send('SIGTERM'));
  onStep('importing titles');
  const code = await child.finished();
  await stop();
  if (code !== 0) throw new Error(`the import ended with code ${code}:\n${child.output.trim()}`);
  const importSeconds = (performance.now() - begun) / 1_000;
  await caughtUp(client, (lag) =>
    onStep(`imported; the slowest projection has ${lag.toLocaleString('en')} events to go`),
  );
  const visibleSeconds = (performance.now() - begun) / 1_000;
  const after = await logState(client);
  return { titles: after.titles - before.titles, events: after.events - before.events, importSeconds, visibleSeconds };
}
