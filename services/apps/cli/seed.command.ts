import type { Config } from '../../platform/config/config.js';
import { loadDemoData } from '../demo-data.js';
import { withWriteSide } from './cli.module.js';

/** cli seed: the demo accounts and the demo catalogue; what is there already is left alone. */
export async function runSeed(config: Config): Promise<number> {
  await withWriteSide(config, (app) => loadDemoData(app, (line) => process.stderr.write(`  ${line}\n`)));
  return 0;
}
