/* The processes apart, under load, in one run on one machine: only the ratios of a run mean anything. */
import { endAll, endOnSignals } from '../cleanup.ts';
import { terminal } from '../terminal.ts';
import { type LoadFigures, measureTransport } from './measure.ts';
import { writeLoadReport } from './report.ts';
import { readSettings, USAGE } from './settings.ts';

async function run(): Promise<number> {
  const settings = readSettings(process.argv.slice(2));
  if (settings === 'help') {
    terminal.out(USAGE);
    return 0;
  }
  endOnSignals();
  const figures: LoadFigures[] = [];
  let failed = false;
  for (const transport of settings.transports) {
    try {
      figures.push(await measureTransport(transport, settings));
    } catch (error) {
      failed = true;
      terminal.step(`NOT MEASURED on ${transport}: ${error instanceof Error ? error.stack : String(error)}`);
    } finally {
      terminal.doing('stopping everything');
      await endAll();
      terminal.wipe();
    }
  }
  if (figures.length > 0) writeLoadReport(settings, figures);
  return failed ? 1 : 0;
}

process.exit(await run());
