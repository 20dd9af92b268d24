/*
 * Measures the site against bare Node, Fastify, Nest and plain SQL, all in one run on one machine: only the ratios of a run mean
 * anything. Nothing here fails because something is slow.
 */
import { endAll, endOnSignals } from './cleanup.ts';
import { measure } from './measure-all.ts';
import { writeReport } from './report/report.ts';
import { readSettings, USAGE } from './settings.ts';
import { terminal } from './terminal.ts';

async function run(): Promise<number> {
  const settings = readSettings(process.argv.slice(2), process.env);
  if (settings === 'help') {
    terminal.out(USAGE);
    return 0;
  }
  endOnSignals();
  try {
    writeReport(settings, await measure(settings));
    return 0;
  } catch (error) {
    terminal.step(`the benchmark could not be run: ${error instanceof Error ? error.stack : String(error)}`);
    return 1;
  } finally {
    terminal.doing('stopping everything');
    await endAll();
    terminal.wipe();
  }
}

process.exit(await run());
