import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { DEMO_PASSWORD } from '../../demo/demo-accounts.ts';
import { AccountsApp } from '../../testing/accounts-app.ts';

const STEP_MS = 30_000;

let accounts: AccountsApp;
let token: string;
let userId: number;

beforeAll(async () => {
  accounts = await AccountsApp.start();
});
afterAll(() => accounts.close());

const post = (verb: string, fields: object = {}, as = token, headers: Record<string, string> = {}) =>
  accounts.test.post(`/api/user/twoFactor/${verb}`, { token: as, ...fields }, headers);
const logIn = (code?: string) => accounts.logIn('moderator', DEMO_PASSWORD, false, code);

/** What the authenticator shows. @param steps from now, of 30 seconds each. */
function codeOf(secret: string, steps = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * STEP_MS });
}

/** As if no code had been used yet, so that a test need not wait for the next one. */
const forgetSteps = () => accounts.rows('update write.two_factor set last_step = 0');

async function switchedOn(): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { secret } = (await post('enrol', { password: DEMO_PASSWORD })).body;
  const { recovery_codes: recoveryCodes } = (await post('confirm', { code: codeOf(secret) })).body;
  await forgetSteps();
  return { secret, recoveryCodes };
}

beforeEach(async () => {
  await accounts.rows('delete from write.two_factor');
  token = await accounts.staff('moderator');
  userId = (await accounts.info(token)).body.user.id;
});

describe('two-step verification', () => {
  it('is enrolled with the password, changes nothing until a code confirms it, and is asked for from then on', async () => {
    expect((await post('enrol', { password: 'not this one' })).body.code).toBe('wrong_password');
    const enrolled = (await post('enrol', { password: DEMO_PASSWORD })).body;
    expect(enrolled).toEqual({
      status: 1,
      secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
      uri: expect.stringMatching(/^otpauth:\/\/totp\/Parde:moderator\?issuer=Parde&secret=[A-Z2-7]{32}&/),
    });
    token = (await logIn()).body.token;
    expect(token).toBeTruthy();
    expect((await post('confirm', { code: codeOf(enrolled.secret, 9) })).body).toMatchObject({
      code: 'wrong_code',
      errors: { code: ['The code is wrong'] },
    });
    const confirmed = await post('confirm', { code: codeOf(enrolled.secret) });
    expect(confirmed.body).toMatchObject({ status: 1, message: 'Two-step verification is on' });
    expect(new Set(confirmed.body.recovery_codes).size).toBe(10);
    await accounts.projected();
    const state = await accounts.test.post('/api/user/twoFactor/state', { token });
    expect(state.body).toEqual({ status: 1, enabled: true, needed: false, recovery_codes_left: 10 });
    expect((await accounts.info(token)).body.user.two_factor).toBe(true);

    await forgetSteps();
    expect((await logIn()).body).toMatchObject({
      status: 0,
      code: 'code_required',
      errors: { 'credentials.code': [expect.any(String)] },
    });
    expect((await logIn('000000')).body.code).toBe('wrong_code');
    expect((await logIn(codeOf(enrolled.secret))).body).toMatchObject({ status: 1, user: { two_factor: true } });
  });

  it('says nothing about itself to somebody without the password', async () => {
    const { secret } = await switchedOn();
    const answers = [
      await accounts.logIn('moderator', 'not this one'),
      await accounts.logIn('moderator', 'not this one', false, codeOf(secret)),
    ];
    expect(answers.map(({ body }) => body.code)).toEqual(['wrong_credentials', 'wrong_credentials']);
  });

  it('needs an enrolment first, and one that is in force stays', async () => {
    expect((await post('confirm', { code: '123456' })).body.code).toBe('not_enrolled');
    const disable = { password: DEMO_PASSWORD, code: '123456' };
    expect((await post('disable', disable)).body.code).toBe('not_enrolled');
    const { secret } = await switchedOn();
    expect((await post('enrol', { password: DEMO_PASSWORD })).body.code).toBe('already_enrolled');
    expect((await post('confirm', { code: codeOf(secret) })).body.code).toBe('already_enrolled');
  });

  it('is for the staff', async () => {
    await accounts.member(`leila-${userId}`);
    const viewer = await accounts.tokenOf(`leila-${userId}`);
    for (const verb of ['state', 'enrol', 'confirm', 'disable'])
      expect((await post(verb, {}, viewer)).status).toBe(403);
  });

  it('is switched off by password and code together', async () => {
    const { secret } = await switchedOn();
    const off = (password: string, code: string) => post('disable', { password, code });
    expect((await off('not this one', codeOf(secret))).body.code).toBe('wrong_password');
    expect((await off(DEMO_PASSWORD, '000000')).body.code).toBe('wrong_code');
    const disabled = await off(DEMO_PASSWORD, codeOf(secret));
    expect(disabled.body).toEqual({ status: 1, message: 'Two-step verification is off' });
    expect((await logIn()).body.status).toBe(1);
  });

  it('is on once, with the same recovery codes, for a second press after a lost answer, also with the next code', async () => {
    const { secret } = (await post('enrol', { password: DEMO_PASSWORD })).body;
    const headers = { 'idempotency-key': randomUUID() };
    const first = await post('confirm', { code: codeOf(secret) }, token, headers);
    const again = await post('confirm', { code: codeOf(secret, 1) }, token, headers);
    expect([first.body.status, again.body]).toEqual([1, first.body]);
    expect(first.body.recovery_codes).toHaveLength(10);
    await forgetSteps();
    expect((await logIn(first.body.recovery_codes[9])).body.status).toBe(1);
    const [kept] = await accounts.rows<{ answer: unknown }>('select answer from write.idempotency_key where key = $1', [
      headers['idempotency-key'],
    ]);
    expect(kept).toEqual({ answer: null });
    // Whoever enrols anew gets others.
    await accounts.rows('delete from write.two_factor');
    token = await accounts.staff('moderator');
    const { recoveryCodes } = await switchedOn();
    expect(recoveryCodes.filter((code) => first.body.recovery_codes.includes(code))).toEqual([]);
  });

  it('is off once for a second press after a lost answer, and the mail says it once', async () => {
    const { secret } = await switchedOn();
    await accounts.everyJobDone();
    const before = (await accounts.deliveries('moderator@parde.local')).length;
    const headers = { 'idempotency-key': randomUUID() };
    const off = (steps: number) =>
      post('disable', { password: DEMO_PASSWORD, code: codeOf(secret, steps) }, token, headers);
    const first = await off(0);
    const again = await off(1);
    expect([first.body.status, again.body]).toEqual([1, first.body]);
    await accounts.everyJobDone();
    expect(await accounts.deliveries('moderator@parde.local')).toHaveLength(before + 1);
  });

  it('is told of by mail, on and off', async () => {
    await accounts.everyJobDone();
    const before = (await accounts.deliveredTo('moderator@parde.local', 0)).length;
    const { secret } = await switchedOn();
    await post('disable', { password: DEMO_PASSWORD, code: codeOf(secret) });
    const mails = (await accounts.deliveredTo('moderator@parde.local', before + 2)).slice(0, 2);
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
      'پرده: ورود دومرحله‌ای حساب شما خاموش شد',
      'پرده: ورود دومرحله‌ای حساب شما روشن شد',
    ]);
  });
});

describe('a code of the authenticator', () => {
  it('is good once: it, and those before it, are refused afterwards', async () => {
    const { secret } = await switchedOn();
    const [before, now] = [codeOf(secret, -1), codeOf(secret)];
    expect((await logIn(now)).body.status).toBe(1);
    const used = 'This code has been used, please wait for the next one';
    for (const code of [now, before]) {
      expect((await logIn(code)).body).toMatchObject({ code: 'wrong_code', errors: { 'credentials.code': [used] } });
    }
    expect((await logIn(codeOf(secret, 1))).body.status).toBe(1);
  });

  it('lets one of two log-ins in that come with it at once', async () => {
    const { secret } = await switchedOn();
    const code = codeOf(secret);
    const answers = await Promise.all([logIn(code), logIn(code), logIn(code)]);
    expect(answers.map(({ body }) => body.code ?? 'in').sort()).toEqual(['in', 'wrong_code', 'wrong_code']);
  });

  it.each([
    ['two steps old', -2],
    ['two steps ahead', 2],
  ])('is refused when it is %s', async (_, steps) => {
    const { secret } = await switchedOn();
    // Made when the log-in is judged: a step that begins in between must not bring the code nearer.
    const timestamp = Date.now();
    const now = jest.spyOn(Date, 'now').mockReturnValue(timestamp);
    const { body } = await logIn(codeOf(secret, steps));
    now.mockRestore();
    expect(body.code).toBe('wrong_code');
  });

  it('may be typed in Persian digits, with a space', async () => {
    const { secret } = await switchedOn();
    const persian = codeOf(secret).replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)]!);
    expect((await logIn(`${persian.slice(0, 3)} ${persian.slice(3)}`)).body.status).toBe(1);
  });
});

describe('a recovery code', () => {
  it('takes the authenticator’s place, each once', async () => {
    const { recoveryCodes } = await switchedOn();
    expect(recoveryCodes[0]).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}$/);
    const first = await logIn(recoveryCodes[0]!.toUpperCase());
    expect(first.body.status).toBe(1);
    const used = 'This recovery code has been used, please take another one';
    expect((await logIn(recoveryCodes[0])).body).toMatchObject({ code: 'wrong_code', message: used });
    const again = await Promise.all([logIn(recoveryCodes[1]), logIn(recoveryCodes[1])]);
    expect(again.map(({ body }) => body.code ?? 'in').sort()).toEqual(['in', 'wrong_code']);
    const { body } = again.find((answer) => answer.body.status === 1)!;
    await accounts.projected();
    const state = await accounts.test.post('/api/user/twoFactor/state', { token: body.token });
    expect(state.body).toEqual({ status: 1, enabled: true, needed: false, recovery_codes_left: 8 });
    expect((await logIn('aaaa-aaaa')).body).toMatchObject({ code: 'wrong_code', message: 'The code is wrong' });
  });
});

describe('a new password by a mailed link', () => {
  it('takes the second step from nobody', async () => {
    const { secret } = await switchedOn();
    const find = `select password_hash as hash from write.account where id = $1`;
    const [before] = await accounts.rows<{ hash: string }>(find, [userId]);
    await accounts.test.post('/api/user/recovery', { email: 'moderator@parde.local' });
    await accounts.everyJobDone();
    const mails = await accounts.deliveredTo('moderator@parde.local', 1);
    const hash = mails.map(({ text }) => /change-password\/(\S+)/.exec(text)?.[1]).find(Boolean);
    const password = 'another evening, another film';
    const changed = { hash, password, password_confirmation: password };
    expect((await accounts.test.post('/api/user/changePassword', changed)).body.status).toBe(1);
    expect((await accounts.logIn('moderator', password)).body.code).toBe('code_required');
    expect((await accounts.logIn('moderator', password, false, codeOf(secret))).body.status).toBe(1);
    await accounts.rows('update write.account set password_hash = $2 where id = $1', [userId, before?.hash]);
  });
});

describe('secrets', () => {
  it('are kept sealed: neither secret nor recovery codes are in the database', async () => {
    const { secret, recoveryCodes } = await switchedOn();
    await logIn(recoveryCodes[0]);
    const kept = await accounts.rows<{ text: string }>(
      `select t::text as text from write.two_factor t union all select t::text from write.event_log t
       union all select t::text from write.effect_job t`,
    );
    const all = kept.map(({ text }) => text).join('\n');
    const hex = Buffer.from(secret).toString('hex');
    for (const plain of [secret, hex, Buffer.from(secret).toString('base64'), ...recoveryCodes]) {
      expect(all).not.toContain(plain);
    }
  });
});
