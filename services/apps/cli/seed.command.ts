import { loadDemoData } from '#apps/composition/demo-data.ts';
import { DEMO_PASSWORD } from '#modules/accounts/demo/demo-accounts.ts';
import type { Config } from '#platform/kernel/config/config.ts';
import { withWriteSide } from './cli.module.ts';

/** cli seed: the demo accounts and the demo catalogue; what is there already is left alone. */
export async function runSeed(config: Config): Promise<number> {
  const say = (line: string) => process.stderr.write(`  ${line}\n`);
  await withWriteSide(config, (app) => loadDemoData(app, say));
  say(`demo accounts (password ${DEMO_PASSWORD}): viewer@parde.local · moderator@parde.local · admin@parde.local`);
  return 0;
}
