import { Secret, TOTP } from 'otpauth';
import { DEMO_PASSWORD } from '../demo/demo-accounts.ts';
import { AccountsApp } from './accounts-app.ts';

const CANARY = 'canary-password-that-nobody-logs';
const SECOND = 'second-canary-that-nobody-logs';

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

it('no link, new password, secret of an authenticator, code or recovery code does either', async () => {
  await accounts.member('loser');
  await accounts.test.post('/api/user/recovery', { email: 'loser@example.com' });
  const [mail] = await accounts.deliveredTo('loser@example.com', 2);
  const hash = /change-password\/(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
  const passwords = { password: SECOND, password_confirmation: SECOND };
  expect((await accounts.test.post('/api/user/changePassword', { hash, ...passwords })).body.status).toBe(1);
  const member = await accounts.tokenOf('loser', SECOND);
  const edit = { token: member, name: 'Loser', ...passwords, current_password: CANARY };
  expect((await accounts.test.post('/api/user/editInfo', edit)).body.code).toBe('wrong_password');

  const token = await accounts.staff('moderator');
  const enrol = { token, password: DEMO_PASSWORD };
  const { secret, uri } = (await accounts.test.post('/api/user/twoFactor/enrol', enrol)).body;
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  const confirmed = await accounts.test.post('/api/user/twoFactor/confirm', { token, code });
  const [first] = confirmed.body.recovery_codes;
  expect((await accounts.logIn('moderator', DEMO_PASSWORD, false, first)).body.status).toBe(1);
  await accounts.logIn('moderator', DEMO_PASSWORD, false, '000000');
  await accounts.test.post('/api/user/deleteAccount', { token: member, password: SECOND });
  await accounts.everyJobDone();

  expect(hash.length).toBeGreaterThan(40);
  const secrets = [CANARY, SECOND, DEMO_PASSWORD, hash, member, token, secret, uri, ...confirmed.body.recovery_codes];
  for (const one of secrets) expect(logged).not.toContain(one);
  expect(logged).not.toMatch(new RegExp(`\\b${code}\\b`));
});

it('what was refused is told: what, on which route, from which address, to whom where somebody is signed in', async () => {
  await accounts.member('stranger');
  const token = await accounts.tokenOf('stranger');
  await accounts.logIn('stranger', 'not the password');
  await accounts.test.get('/api/console/users', { authorization: `Bearer ${token}` });
  await accounts.info('x');
  const lines = logged.split('\n').filter((line) => line.includes('"msg":"refused"'));
  const told = lines.map((line) => JSON.parse(line)).slice(-3);
  const everywhere = { address: '127.0.0.1', time: expect.any(Number), correlationId: expect.any(String) };
  expect(told).toEqual([
    expect.objectContaining({ ...everywhere, refusal: 'wrong_credentials', route: '/api/user/login', status: 422 }),
    expect.objectContaining({ ...everywhere, refusal: 'not_allowed', status: 403, userId: expect.any(Number) }),
    expect.objectContaining({ ...everywhere, refusal: 'token_expired', status: 401 }),
  ]);
});
