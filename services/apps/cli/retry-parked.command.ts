import type { Config } from '../../platform/config/config.js';
import { ReadDatabase } from '../../platform/database/read-database.js';
import { ProjectionRegistry } from '../../platform/messaging/projections/projections.module.js';
import { retryParked } from '../../platform/messaging/projections/retry-parked.js';
import { AppLogger } from '../../platform/telemetry/app-logger.js';
import { chooseProjections, UnknownProjection } from './choose-projections.js';
import { withProjections } from './cli.module.js';

const say = (line: string) => process.stderr.write(`  ${line}\n`);

/** cli retry-parked [PROJECTION]: tries parked events again. @returns the exit code: 1 when some are parked still. */
export function runRetryParked(config: Config, [name = 'all']: string[]): Promise<number> {
  return withProjections(config, async (app) => {
    const logger = app.get(AppLogger).child('retry-parked');
    let left = 0;
    for (const projection of chooseProjections(app.get(ProjectionRegistry).projections, name)) {
      const result = await retryParked(projection, app.get(ReadDatabase), logger);
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
