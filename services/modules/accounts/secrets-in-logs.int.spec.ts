import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { AccountsApp } from './testing/accounts-app.js';

const CANARY = 'canary-password-that-nobody-logs';

let accounts: AccountsApp;
let logged = '';

beforeAll(async () => {
  // Before the logger is made: it writes past a process.stdout that is as it came.
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    logged += text;
    return true;
  });
  accounts = await AccountsApp.start({ LOG_LEVEL: 'debug' });
});
afterAll(async () => {
  jest.restoreAllMocks();
  await accounts.close();
});

it('no password, code, captcha or token reaches a log line, not even of a request that fails inside', async () => {
  const passwords = { password: CANARY, password_confirmation: CANARY };
  const { body } = await accounts.register('quiet', passwords);
  const code = await accounts.codeFor('quiet@example.com');
  await accounts.verify(body.user_id, code);
  const { token } = (await accounts.logIn('quiet', CANARY)).body;
  await accounts.info(token);
  await accounts.rows('alter table write.account rename column plan_id to plan');
  const broken = await accounts.register('loud', passwords);
  expect([broken.status, broken.body.code]).toEqual([500, 'failed']);
  await accounts.rows('alter table write.account rename column plan to plan_id');

  expect(logged).toContain('a request failed');
  expect(logged).toContain('"parameters":"[redacted]"');
  for (const secret of [CANARY, token, '$argon2id$']) expect(logged).not.toContain(secret);
  expect(logged).not.toMatch(new RegExp(`\\b${code}\\b`));
});
