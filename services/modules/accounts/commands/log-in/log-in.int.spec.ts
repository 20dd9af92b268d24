import { AccountsApp, PASSWORD } from '../../testing/accounts-app.ts';

let accounts: AccountsApp;

beforeAll(async () => {
  accounts = await AccountsApp.start();
});
afterAll(() => accounts.close());

describe('from registration to the signed-in user', () => {
  it('registers, verifies by the mailed code, logs in and knows who it is', async () => {
    const registered = await accounts.register('leila', { name: 'لیلا حاتمی', email: 'Leila@Example.com' });
    expect(registered.body).toEqual({ status: 1, user_id: expect.any(String), price: 0, resend_in: 60, size: 0 });
    const verified = await accounts.verify(registered.body.user_id, await accounts.codeFor('Leila@Example.com'));
    expect(verified.body).toMatchObject({ status: 1, message: 'Your account is verified, welcome to Parde' });

    const loggedIn = await accounts.logIn('leila@example.COM', PASSWORD, true);
    expect(loggedIn.body).toMatchObject({
      status: 1,
      expires_in: 30 * 24 * 3_600,
      user: { username: 'leila', plan: 3 },
    });
    await accounts.projected();
    const position = String(loggedIn.headers['parde-position'] ?? 0);
    const info = await accounts.info(loggedIn.body.token, { 'parde-after': position });
    expect(info.headers['parde-stale']).toBeUndefined();
    expect(info.body).toEqual({ status: 1, user: loggedIn.body.user, panel_url: null });
    expect(info.body.user).toMatchObject({ name: 'لیلا حاتمی', email: 'Leila@Example.com', role: 'viewer' });
  });
});

describe('credentials', () => {
  it('are an e-mail address or a username, in any case', async () => {
    await accounts.member('Shirin');
    for (const login of ['shirin', 'SHIRIN@EXAMPLE.COM']) expect((await accounts.logIn(login)).body.status).toBe(1);
  });

  it('may be typed with the digits of a Persian keyboard, as at the registration', async () => {
    const { body } = await accounts.register('parviz۶۹');
    await accounts.verify(body.user_id, await accounts.codeFor('parviz69@example.com'));
    for (const login of ['parviz69', 'parviz۶۹', 'parviz۶۹@example.com', 'Parviz٦٩@example.com'])
      expect((await accounts.logIn(login)).body).toMatchObject({ status: 1, user: { username: 'parviz69' } });
  });

  it('get the same refusal whether the login or the password is wrong', async () => {
    await accounts.member('existing');
    const refusals = [
      await accounts.logIn('existing', 'not the password'),
      await accounts.logIn('nobody', 'not the password'),
      await accounts.logIn('nobody@example.com', 'not the password'),
    ];
    for (const { status, body } of refusals) {
      expect([status, body]).toEqual([
        422,
        {
          status: 0,
          code: 'wrong_credentials',
          message: 'Wrong username or password',
          errors: { 'credentials.login': ['Wrong username or password'] },
        },
      ]);
    }
  });

  it('need a captcha of their own each time', async () => {
    const captcha = await accounts.captcha();
    const logIn = () =>
      accounts.test.post('/api/user/login', { credentials: { login: 'nobody', password: 'x' }, captcha });
    expect((await logIn()).body.code).toBe('wrong_credentials');
    expect((await logIn()).body.code).toBe('captcha_failed');
  });

  it('of an unverified account lead to the code page, with a fresh code at most once a minute', async () => {
    const { body } = await accounts.register('unverified');
    const old = await accounts.codeFor('unverified@example.com');
    for (const login of ['unverified', 'unverified@example.com']) {
      expect((await accounts.logIn(login)).body).toMatchObject({
        status: 0,
        code: 'not_verified',
        user_id: body.user_id,
        phone: false,
        resend_in: expect.any(Number),
      });
    }
    expect(await accounts.deliveries('unverified@example.com')).toHaveLength(1);
    await accounts.rows(
      `update write.verification set issued_at = now() - interval '61 seconds' where account_id = $1`,
      [await accounts.idOf('unverified')],
    );
    await accounts.logIn('unverified');
    await accounts.logIn('unverified');
    const mails = await accounts.deliveredTo('unverified@example.com', 2);
    expect(mails).toHaveLength(2);
    expect((await accounts.verify(body.user_id, mails[0]?.code ?? '')).body.status).toBe(1);
    expect(mails[1]?.code).toBe(old);
  });
});

describe('one session for each account', () => {
  it('the newest log-in takes the place of the one before, which says so at once', async () => {
    await accounts.member('traveller');
    const first = (await accounts.logIn('traveller')).body.token;
    const second = (await accounts.logIn('traveller')).body.token;
    const refused = await accounts.info(first);
    expect(refused.status).toBe(401);
    expect(refused.body).toMatchObject({ status: -1, auth_error: 'token_expired' });
    expect((await accounts.info(second)).body.status).toBe(1);
  });

  it('log-ins at the same moment leave one', async () => {
    const id = await accounts.member('everywhere');
    const answers = await Promise.all(Array.from({ length: 5 }, () => accounts.logIn('everywhere')));
    expect(answers.map(({ body }) => body.status)).toEqual([1, 1, 1, 1, 1]);
    const infos = await Promise.all(answers.map(({ body }) => accounts.info(body.token)));
    expect(infos.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(
      await accounts.rows('select 1 from write.session where account_id = $1 and ended_at is null', [id]),
    ).toHaveLength(1);
    const events = await accounts.rows<{ version: number }>(
      'select version from write.event_log where stream = $1 order by version',
      [`user-${id}`],
    );
    expect(events.map(({ version }) => version)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('ends with the log-out, and only that one', async () => {
    await accounts.member('leaving');
    const { token } = (await accounts.logIn('leaving')).body;
    expect((await accounts.test.post('/api/user/logout', { token })).body).toEqual({ status: 1 });
    expect((await accounts.info(token)).body.auth_error).toBe('token_expired');
    expect((await accounts.test.post('/api/user/logout')).body.auth_error).toBe('token_required');
  });

  it('lives a day where the form says nothing of it, and needs no code that the form sends blank', async () => {
    await accounts.member('blankform');
    for (const blank of [null, '']) {
      const credentials = { login: 'blankform', password: PASSWORD, code: blank };
      const captcha = await accounts.captcha();
      const { body } = await accounts.test.post('/api/user/login', { credentials, captcha, remember: blank });
      expect(body).toMatchObject({ status: 1, expires_in: 86_400 });
    }
  });

  it('lives a day, or 30 when it is to be remembered', async () => {
    await accounts.member('brief');
    for (const [remember, days] of [
      [false, 1],
      [true, 30],
    ] as const) {
      const { body } = await accounts.logIn('brief', PASSWORD, remember);
      expect(body.expires_in).toBe(days * 86_400);
      const [session] = await accounts.rows<{ seconds: number }>(
        `select extract(epoch from expires_at - started_at)::int as seconds from write.session where ended_at is null
         and account_id = $1`,
        [body.user.id],
      );
      expect(Math.abs((session?.seconds ?? 0) - days * 86_400)).toBeLessThan(5);
    }
    await accounts.rows(`update write.session set expires_at = now() - interval '1 second' where ended_at is null`);
  });

  it('is over when its time is, whatever the token says', async () => {
    const id = await accounts.member('expired');
    const { token } = (await accounts.logIn('expired')).body;
    await accounts.rows(`update write.session set expires_at = now() - interval '1 second' where account_id = $1`, [
      id,
    ]);
    expect((await accounts.info(token)).body.auth_error).toBe('token_expired');
    expect((await accounts.logIn('expired')).body.status).toBe(1);
  });
});
