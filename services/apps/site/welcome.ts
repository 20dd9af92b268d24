import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DEMO_PASSWORD } from '#modules/accounts/demo/demo-accounts.ts';
import { Config } from '#platform/kernel/config/config.ts';
import { terminal } from '#platform/startup/terminal.ts';

/** Says where everything is. @param tookMs time since the start, in milliseconds. */
export async function printWelcome(app: NestFastifyApplication, tookMs: number): Promise<void> {
  const url = (await app.getUrl()).replace('[::1]', 'localhost').replace('127.0.0.1', 'localhost');
  const { dataDir } = app.get(Config).values;
  terminal.line(`
  پرده · Parde is up (${(tookMs / 1000).toFixed(1)} s)

    site          ${url}/
    console       ${url}/admin
    API           ${url}/api/docs
    dev mailbox   ${url}/dev/mailbox

    demo accounts (password ${DEMO_PASSWORD}):
      viewer@parde.local · moderator@parde.local · admin@parde.local

    Ctrl-C stops everything; the data stays in ${dataDir}
`);
}
