/*
 * npm run bench:scale [-- --write]: asks every list, filter and search box of a site with 40,000 real titles, and of one with five
 * times as many. Nothing here fails because something is slow.
 */
import os from 'node:os';
import pg from 'pg';
import { onEnd, runToEnd } from '../cleanup.ts';
import { readRealTitles, TITLES_FILE } from '../real-titles.ts';
import { putTable } from '../report/put-table.ts';
import { importTitles } from '../site/import-titles.ts';
import { logState } from '../site/read-models.ts';
import { startScratchDatabase } from '../site/scratch-database.ts';
import { startSite } from '../site/site-process.ts';
import { terminal } from '../terminal.ts';
import { filterCalls, listCalls, wordCalls } from './calls.ts';
import { writeCopies } from './copies.ts';
import { measureCalls } from './measure.ts';
import { type SizeFigures, scaleTable } from './table.ts';

async function run(): Promise<void> {
  const titles = readRealTitles();
  if (!titles) {
    terminal.step(`SKIPPED: ${TITLES_FILE} is not there; BENCH_TITLES names another file of titles`);
    return;
  }
  const { url: databaseUrl } = await startScratchDatabase();
  const site = await startSite({ databaseUrl });
  const client = new pg.Client(databaseUrl);
  await client.connect();
  onEnd(() => client.end());
  const sizes: SizeFigures[] = [];
  for (const file of [async () => TITLES_FILE, () => writeCopies(titles)]) {
    const imported = await importTitles(await file(), { databaseUrl, client, onStep: terminal.doing });
    // As autovacuum would have it a little later.
    await client.query('vacuum (analyze)');
    await site.settled();
    const count = (await logState(client)).titles;
    terminal.step(`${count.toLocaleString('en')} titles: visible after ${imported.visibleSeconds.toFixed(0)} s`);
    const calls = [...listCalls(Math.floor(titles.length / 24)), ...filterCalls(), ...wordCalls()];
    const figures = await measureCalls(site.url, calls, client);
    sizes.push({ titles: count, imported, figures, peakMemory: site.peakMemory()?.together ?? null });
  }
  const table = `${scaleTable(sizes)}\n\n${os.cpus().length} cores, Node ${process.versions.node}.`;
  terminal.out(table);
  if (process.argv.includes('--write')) putTable('bench:scale', table);
}

await runToEnd(run);
