import { AccountsApp } from '../../testing/accounts-app.ts';

let accounts: AccountsApp;

beforeAll(async () => {
  accounts = await AccountsApp.start();
});
afterAll(() => accounts.close());

async function waiting(username: string): Promise<{ handle: string; code: string; wrong: string }> {
  const { body } = await accounts.register(username);
  const code = await accounts.codeFor(`${username}@example.com`);
  return { handle: body.user_id, code, wrong: code === '123456' ? '654321' : '123456' };
}

describe('a verification code', () => {
  it('works once, in Persian digits too', async () => {
    const { handle, code } = await waiting('parisa');
    const persian = code.replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)] ?? '');
    expect((await accounts.verify(handle, persian)).body.status).toBe(1);
    expect((await accounts.verify(handle, code)).body.code).toBe('code_expired');
  });

  it('may be guessed five times, then the right one comes too late', async () => {
    const { handle, code, wrong } = await waiting('guessed');
    for (let guess = 1; guess <= 5; guess++) {
      expect((await accounts.verify(handle, wrong)).body).toMatchObject({
        code: 'wrong_code',
        errors: { code: ['The code is wrong'] },
      });
    }
    expect((await accounts.verify(handle, code)).body.code).toBe('code_expired');
  });

  it('may be guessed five times also when all guesses come at once', async () => {
    const { handle, wrong } = await waiting('rushedguess');
    const answers = await Promise.all(Array.from({ length: 12 }, () => accounts.verify(handle, wrong)));
    expect(answers.filter(({ body }) => body.code === 'wrong_code')).toHaveLength(5);
  });

  it('verifies once when it comes twice at once', async () => {
    const { handle, code } = await waiting('doubleclick');
    const answers = await Promise.all([accounts.verify(handle, code), accounts.verify(handle, code)]);
    expect(answers.map(({ body }) => body.status).sort()).toEqual([0, 1]);
    const events = await accounts.rows('select version from write.event_log where stream = $1 order by version', [
      `user-${await accounts.idOf('doubleclick')}`,
    ]);
    // Registered, verified, signed in.
    expect(events).toEqual([{ version: 1 }, { version: 2 }, { version: 3 }]);
  });

  it('signs its owner in at once, as a log-in does, for a day or for 30', async () => {
    for (const [username, remember, days] of [
      ['homecoming', false, 1],
      ['undecided', null, 1],
      ['staying', true, 30],
    ] as const) {
      const { handle, code } = await waiting(username);
      const { body } = await accounts.test.post('/api/user/verify', { user_id: handle, code, remember });
      expect(body).toMatchObject({ status: 1, user: { username, role: 'viewer' }, expires_in: days * 86_400 });
      expect((await accounts.info(body.token)).body.user.username).toBe(username);
      const later = await accounts.tokenOf(username);
      expect((await accounts.info(body.token)).body.auth_error).toBe('token_expired');
      expect((await accounts.info(later)).status).toBe(200);
    }
  });

  it('lets nobody in whom the staff has suspended meanwhile', async () => {
    const { handle, code } = await waiting('shutout');
    await accounts.rows(
      `update write.account set suspended_at = now(), suspension_reason = 'spam' where username = $1`,
      ['shutout'],
    );
    const { body } = await accounts.verify(handle, code);
    expect(body).toMatchObject({ status: 0, code: 'account_suspended', reason: 'spam' });
    expect(body).not.toHaveProperty('token');
  });

  it('is no good after 15 minutes', async () => {
    const { handle, code } = await waiting('slow');
    await accounts.rows(
      `update write.verification set expires_at = now() - interval '1 second' where account_id = $1`,
      [await accounts.idOf('slow')],
    );
    expect((await accounts.verify(handle, code)).body.code).toBe('code_expired');
  });

  it('opens only the account it was made for', async () => {
    const [one, other] = [await waiting('one'), await waiting('other')];
    expect((await accounts.verify(other.handle, one.code)).body.status).toBe(0);
    expect((await accounts.verify('A'.repeat(32), one.code)).body.code).toBe('code_expired');
  });
});

describe('a further code', () => {
  const again = (user_id: string) => accounts.test.post('/api/user/resendCode', { user_id });
  const aMinuteLater = async (username: string) =>
    accounts.rows(`update write.verification set issued_at = now() - interval '60 seconds' where account_id = $1`, [
      await accounts.idOf(username),
    ]);

  it('is mailed a minute after the one before, and says how long that still is', async () => {
    const { body: registered } = await accounts.register('impatient');
    expect(registered.resend_in).toBe(60);
    await accounts.codeFor('impatient@example.com');
    const early = await again(registered.user_id);
    expect([early.status, early.body.code]).toEqual([422, 'resend_too_early']);
    expect(early.body.resend_in).toBeGreaterThan(0);
    expect(early.body.resend_in).toBeLessThanOrEqual(60);
    expect(early.headers['retry-after']).toBe(String(early.body.resend_in));
    await aMinuteLater('impatient');
    const message = 'A new code is on its way to your email';
    expect((await again(registered.user_id)).body).toEqual({ status: 1, message, resend_in: 60 });
    const mails = await accounts.deliveredTo('impatient@example.com', 2);
    expect((await accounts.verify(registered.user_id, mails[0]?.code ?? '')).body.status).toBe(1);
  });

  it('leaves the one before good, until one of them is used', async () => {
    const { handle, code } = await waiting('latemail');
    await aMinuteLater('latemail');
    await again(handle);
    const [second] = await accounts.deliveredTo('latemail@example.com', 2);
    expect((await accounts.verify(handle, code)).body.status).toBe(1);
    expect((await accounts.verify(handle, second?.code ?? '')).body.code).toBe('code_expired');
  });

  it('gives no further guesses: those at both count together', async () => {
    const { handle, code } = await waiting('guesser');
    const guess = async () => (await accounts.verify(handle, '000000' === code ? '000001' : '000000')).body.code;
    for (let n = 0; n < 3; n++) expect(await guess()).toBe('wrong_code');
    await aMinuteLater('guesser');
    await again(handle);
    const [second] = await accounts.deliveredTo('guesser@example.com', 2);
    for (let n = 0; n < 2; n++) expect(await guess()).toBe('wrong_code');
    for (const good of [code, second?.code ?? '']) {
      expect((await accounts.verify(handle, good)).body.code).toBe('code_expired');
    }
    // Nothing is good any more, so the next one begins anew.
    await aMinuteLater('guesser');
    await again(handle);
    const [third] = await accounts.deliveredTo('guesser@example.com', 3);
    expect((await accounts.verify(handle, code)).body.code).toBe('wrong_code');
    expect((await accounts.verify(handle, third?.code ?? '')).body.status).toBe(1);
  });

  it('is answered alike for an address that has an account, and refused to who waits for none', async () => {
    await accounts.member('settled');
    const { body } = await accounts.register('settler', { email: 'settled@example.com' });
    await aMinuteLater('settler');
    const before = (await accounts.deliveries('settled@example.com')).length;
    expect((await again(body.user_id)).body).toMatchObject({ status: 1, resend_in: 60 });
    await accounts.everyJobDone();
    const codes = (await accounts.deliveries('settled@example.com')).slice(0, -before).map(({ code }) => code);
    expect(codes.filter(Boolean)).toEqual([]);
    const { handle, code } = await waiting('done');
    await accounts.verify(handle, code);
    for (const known of [handle, 'A'.repeat(32)]) expect((await again(known)).body.code).toBe('resend_refused');
  });
});
