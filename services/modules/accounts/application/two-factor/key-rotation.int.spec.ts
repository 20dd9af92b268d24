import { createCipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { Metrics } from '#platform/telemetry/metrics.ts';
import { DEMO_PASSWORD } from '../../demo/demo-accounts.ts';
import { ResealSecrets } from '../../jobs/reseal-secrets.ts';
import { AccountsApp } from '../../testing/accounts-app.ts';

const FIRST_SECRET = 'the first secret that signs tokens here';
const SECOND_SECRET = 'the second secret that signs tokens here';
const key = (id: string) => `${id}:${Buffer.alloc(32, id).toString('base64')}`;

/** Answers on the same database as the others, each with its own secrets, as before and after a rotation. */
let started: AccountsApp[];
let secret: string;
let recoveryCodes: string[];
let logged: string;

async function startWith(tokenSecret: string, ...keyIds: string[]): Promise<AccountsApp> {
  const database = started[0] && { DATABASE_URL: started[0].test.url };
  const keys = { TOKEN_SECRET: tokenSecret, DATA_KEYS: keyIds.map(key).join(',') };
  const app = await AccountsApp.start({ ...database, ...keys, LOG_LEVEL: 'error' });
  started.push(app);
  await app.test.app.get(ResealSecrets).run();
  return app;
}

/** As if no code had been used yet, so that a test need not wait for the next one. */
const forgetSteps = () => started[0]!.rows('update write.two_factor set last_step = 0');
const codeOf = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate();
const sealed = async () =>
  (await started[0]!.rows<{ sealed: string }>('select sealed_secret as sealed from write.two_factor'))[0]!.sealed;

async function logIn(app: AccountsApp, code: string) {
  await forgetSteps();
  const { status, body } = await app.logIn('moderator', DEMO_PASSWORD, false, code);
  return { status, code: body.code ?? 'in' };
}
const IN = { status: 200, code: 'in' };

async function enrol(app: AccountsApp): Promise<void> {
  const token = await app.staff('moderator');
  secret = (await app.test.post('/api/user/twoFactor/enrol', { token, password: DEMO_PASSWORD })).body.secret;
  const confirmed = await app.test.post('/api/user/twoFactor/confirm', { token, code: codeOf() });
  recoveryCodes = confirmed.body.recovery_codes;
}

beforeEach(() => {
  started = [];
  logged = '';
  // Before a logger is made: it writes past a process.stdout that is as it came.
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    logged += text;
    return true;
  });
});
afterEach(async () => {
  jest.restoreAllMocks();
  for (const app of started.reverse()) await app.close();
});

describe('when the secrets are rotated', () => {
  it('staff with two-step verification logs in before, meanwhile and after the old key is gone', async () => {
    const before = await startWith(FIRST_SECRET, 'old');
    await enrol(before);
    const token = await before.tokenOf('moderator', DEMO_PASSWORD, recoveryCodes[0]);

    const sealedBefore = await sealed();
    expect(sealedBefore).toMatch(/^old\./);

    const meanwhile = await startWith(SECOND_SECRET, 'new', 'old');
    expect(await sealed()).toMatch(/^new\./);
    await before.rows('update write.two_factor set sealed_secret = $1', [sealedBefore]);
    expect((await meanwhile.info(token)).body).toMatchObject({ auth_error: 'token_expired' });
    expect(await logIn(meanwhile, codeOf())).toEqual(IN);
    expect(await logIn(meanwhile, recoveryCodes[1]!)).toEqual(IN);
    expect(await meanwhile.test.app.get(ResealSecrets).run()).toBe(1);
    expect(await sealed()).toMatch(/^new\./);
    expect(await meanwhile.test.app.get(ResealSecrets).run()).toBe(0);

    const after = await startWith(SECOND_SECRET, 'new');
    expect(await logIn(after, codeOf())).toEqual(IN);
    expect(await logIn(after, recoveryCodes[2]!)).toEqual(IN);
    expect((await logIn(after, recoveryCodes[2]!)).code).toBe('wrong_code');
  }, 180_000);

  it('what was sealed before there were keys opens while TOKEN_SECRET is unchanged, and for good once it is sealed anew', async () => {
    const before = await startWith(FIRST_SECRET, 'first');
    await enrol(before);
    await sealAsBefore(FIRST_SECRET);
    expect(await logIn(before, codeOf())).toEqual(IN);
    expect(await logIn(before, recoveryCodes[0]!)).toEqual(IN);
    expect(await before.test.app.get(ResealSecrets).run()).toBe(1);
    const after = await startWith(SECOND_SECRET, 'first');
    expect(await logIn(after, codeOf())).toEqual(IN);
    expect(await logIn(after, recoveryCodes[1]!)).toEqual(IN);
  }, 180_000);

  it('a lost key is a clear refusal, counted, and nothing that is sealed is touched', async () => {
    const before = await startWith(FIRST_SECRET, 'old');
    await enrol(before);
    const kept = await sealed();
    expect(logged).not.toContain('cannot log in');
    const after = await startWith(FIRST_SECRET, 'new');
    expect(logged).toContain(
      '1 accounts with two-step verification cannot log in: the key old of DATA_KEYS is not here',
    );
    for (const code of [codeOf(), recoveryCodes[0]!]) {
      expect(await logIn(after, code)).toEqual({ status: 422, code: 'two_factor_unavailable' });
    }
    expect(await after.test.app.get(ResealSecrets).run()).toBe(0);
    expect(await sealed()).toBe(kept);
    expect(await unreadable(after)).toMatch(/^parde_unreadable_secrets\{key="old"\} 1$/m);
    await sealAsBefore(SECOND_SECRET);
    expect(await logIn(after, codeOf())).toEqual({ status: 422, code: 'two_factor_unavailable' });
    await after.test.app.get(ResealSecrets).run();
    expect(await unreadable(after)).toMatch(/^parde_unreadable_secrets\{key="legacy"\} 1$/m);
    expect(await unreadable(after)).not.toMatch(/^parde_unreadable_secrets\{key="old"\}/m);
  }, 180_000);

  it('a code that was mailed before still counts while its key is there, and is a wrong one afterwards', async () => {
    const before = await startWith(FIRST_SECRET, 'old');
    const [early, late] = [await waiting(before, 'early'), await waiting(before, 'late')];
    const meanwhile = await startWith(SECOND_SECRET, 'new', 'old');
    expect((await meanwhile.verify(early.handle, early.code)).body.status).toBe(1);
    const after = await startWith(SECOND_SECRET, 'new');
    expect((await after.verify(late.handle, late.code)).body).toMatchObject({ status: 0, code: 'wrong_code' });
    await before.rows('update write.verification set code_hash = $1', [randomBytes(32).toString('hex')]);
    expect((await after.verify(late.handle, late.code)).body).toMatchObject({ status: 0, code: 'wrong_code' });
  }, 180_000);
});

async function waiting(app: AccountsApp, username: string): Promise<{ handle: string; code: string }> {
  const { body } = await app.register(username);
  return { handle: body.user_id, code: await app.codeFor(`${username}@example.com`) };
}

function unreadable(app: AccountsApp): Promise<string> {
  return app.test.app.get(Metrics).registry.getSingleMetricAsString('parde_unreadable_secrets');
}

/** Seals the secret, and hashes the recovery codes, the way it was done before there was a key ring. */
async function sealAsBefore(tokenSecret: string): Promise<void> {
  const derive = (use: string) => Buffer.from(hkdfSync('sha256', tokenSecret, '', use, 32));
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', derive('two-factor secret'), nonce);
  const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  const whole = Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64');
  const [row] = await started[0]!.rows<{ id: number }>('select account_id as id from write.two_factor');
  const hash = (code: string) =>
    createHmac('sha256', derive('two-factor recovery code')).update(`${row!.id}:${code}`).digest('hex');
  await started[0]!.rows('update write.two_factor set sealed_secret = $1, recovery_codes = $2', [
    whole,
    recoveryCodes.map(hash),
  ]);
}
