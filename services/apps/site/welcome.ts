import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { StaffPasswords } from '#modules/accounts/application/security/staff-passwords.ts';
import { DEMO_PASSWORD } from '#modules/accounts/demo/demo-accounts.ts';
import { Config } from '#platform/kernel/config/config.ts';
import { terminal } from '#platform/startup/terminal.ts';

const STAFF = ' · moderator@parde.local · admin@parde.local';

/** Says where everything is. @param tookMs time since the start, in milliseconds. */
export async function printWelcome(app: NestFastifyApplication, tookMs: number): Promise<void> {
  const url = (await app.getUrl()).replace('[::1]', 'localhost').replace('127.0.0.1', 'localhost');
  const { dataDir, devMailbox } = app.get(Config).values;
  terminal.line(`
  پرده · Parde is up (${(tookMs / 1000).toFixed(1)} s)

    site          ${url}/
    console       ${url}/admin
    API           ${url}/api/docs${devMailbox ? `\n    dev mailbox   ${url}/dev/mailbox` : ''}

    ${await whoMaySignIn(app)}

    Ctrl-C stops everything; the data stays in ${dataDir}
`);
}

async function whoMaySignIn(app: NestFastifyApplication): Promise<string> {
  const { demoData, environment } = app.get(Config).values;
  const production = environment === 'production';
  if (production && !(await app.get(StaffPasswords).hasAdmin()))
    return 'nobody runs the console yet: npm run create-admin';
  if (!demoData) return 'without the demo';
  return `demo accounts (password ${DEMO_PASSWORD}):\n      viewer@parde.local${production ? '' : STAFF}`;
}
