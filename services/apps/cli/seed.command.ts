import { loadDemoData } from '#apps/composition/demo-data.ts';
import { DEMO_PASSWORD } from '#modules/accounts/demo/demo-accounts.ts';
import type { Config } from '#platform/kernel/config/config.ts';
import { withWriteSide } from './cli.module.ts';

const say = (line: string) => process.stderr.write(`  ${line}\n`);

/** cli seed: the demo accounts and the demo catalogue; what is there already is left alone. @returns the exit code. */
export async function runSeed(config: Config): Promise<number> {
  const { demoData, environment } = config.values;
  if (!demoData) {
    say(`the demo opens accounts whose password is published; ${environment} loads it for these words alone:`);
    say('  DEMO_DATA=with-published-passwords npm run seed');
    return 1;
  }
  await withWriteSide(config, (app) => loadDemoData(app, say));
  const staff = environment === 'production' ? '' : ' · moderator@parde.local · admin@parde.local';
  say(`demo accounts (password ${DEMO_PASSWORD}): viewer@parde.local${staff}`);
  return 0;
}
