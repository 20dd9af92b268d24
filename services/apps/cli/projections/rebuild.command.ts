import type { INestApplicationContext } from '@nestjs/common';
import { ReadDatabase } from '#platform/database/read-database.ts';
import type { Config } from '#platform/kernel/config/config.ts';
import type { Projection } from '#platform/messaging/projections/projection.ts';
import { ProjectionRegistry } from '#platform/messaging/projections/projections.module.ts';
import { Rebuild, type RebuildOptions } from '#platform/messaging/rebuild/rebuild.ts';
import { RebuildError } from '#platform/messaging/rebuild/rebuild-error.ts';
import { EventRouting } from '#platform/messaging/transport/event-routing.ts';
import { AppLogger } from '#platform/telemetry/app-logger.ts';
import { withProjections } from '../cli.module.ts';
import { chooseProjections, UnknownProjection } from './choose-projections.ts';
import { RebuildUsageError, rebuildArguments } from './rebuild-arguments.ts';
import { RebuildBar, told } from './rebuild-report.ts';

const STOPPED_BY_SIGNAL = 130;

const say = (line: string) => process.stderr.write(`  ${line}\n`);

/** npm run rebuild -- PROJECTION: read models anew from the event log. @returns the exit code. */
export async function runRebuild(config: Config, args: string[]): Promise<number> {
  const abort = abortOnSignals();
  try {
    const { names, mode } = rebuildArguments(args);
    return await withProjections(config, async (app) => {
      const all = app.get(ProjectionRegistry).projections;
      const chosen = new Set(names.flatMap((name) => chooseProjections(all, name)));
      const options = optionsFrom(app, config, mode, abort.signal);
      let differs = false;
      for (const projection of chosen) differs = (await rebuildOne(projection, options)) || differs;
      return mode === 'check' && differs ? 1 : 0;
    });
  } catch (error) {
    const known = [RebuildUsageError, UnknownProjection, RebuildError].some((kind) => error instanceof kind);
    if (!known && !abort.signal.aborted) throw error;
    say(error instanceof Error ? error.message : String(error));
    if (abort.signal.aborted) return STOPPED_BY_SIGNAL;
    return error instanceof RebuildError ? 1 : 2;
  }
}

/** @returns whether it was found to differ from the live one. */
async function rebuildOne(projection: Projection, options: RebuildOptions): Promise<boolean> {
  const bar = new RebuildBar(projection.name);
  const onProgress: RebuildOptions['onProgress'] = (progress) => bar.show(progress);
  const result = await new Rebuild(projection, { ...options, onProgress }).run().finally(() => bar.stop());
  for (const line of told(projection.name, result, options.mode !== 'check')) say(line);
  return (result.differences?.length ?? 0) > 0;
}

function optionsFrom(
  app: INestApplicationContext,
  { values }: Config,
  mode: RebuildOptions['mode'],
  signal: AbortSignal,
): RebuildOptions {
  const logger = app.get(AppLogger).child('rebuild');
  const { writeDatabaseUrl } = values;
  const routing = app.get(EventRouting, { strict: false });
  return { database: app.get(ReadDatabase), writeDatabaseUrl, logger, mode, routing, signal };
}

/** The first signal ends the rebuild tidily, the second at once. */
function abortOnSignals(): AbortController {
  const abort = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      abort.abort(new RebuildError('stopped; the live tables are as they were'));
      process.once(signal, () => process.exit(STOPPED_BY_SIGNAL));
    });
  }
  return abort;
}
