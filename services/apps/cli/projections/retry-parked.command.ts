import { ReadDatabase } from '#platform/database/read-database.ts';
import type { Config } from '#platform/kernel/config/config.ts';
import { retryParked } from '#platform/messaging/projections/parking/retry-parked.ts';
import { ProjectionRegistry } from '#platform/messaging/projections/projections.module.ts';
import { AppLogger } from '#platform/telemetry/app-logger.ts';
import { withProjections } from '../cli.module.ts';
import { chooseProjections, UnknownProjection } from './choose-projections.ts';

const say = (line: string) => process.stderr.write(`  ${line}\n`);

/** cli retry-parked [PROJECTION]: tries parked events again. @returns the exit code: 1 when some are parked still. */
export function runRetryParked(config: Config, [name = 'all']: string[]): Promise<number> {
  return withProjections(config, async (app) => {
    const logger = app.get(AppLogger).child('retry-parked');
    const { writeDatabaseUrl } = config.values;
    const options = { database: app.get(ReadDatabase), writeDatabaseUrl, logger };
    let left = 0;
    for (const projection of chooseProjections(app.get(ProjectionRegistry).projections, name)) {
      const result = await retryParked(projection, options);
      if (result.digested + result.left === 0) continue;
      say(`${projection.name}: ${result.digested} digested, ${result.left} still parked`);
      left += result.left;
    }
    return left > 0 ? 1 : 0;
  }).catch((error: unknown) => {
    if (!(error instanceof UnknownProjection)) throw error;
    say(error.message);
    return 2;
  });
}
