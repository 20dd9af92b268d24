import type { TestAnswer } from '#platform/testing/test-app.ts';
import { AccountsApp, PASSWORD } from '../../testing/accounts-app.ts';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Mobile Safari/604.1';

let accounts: AccountsApp;

beforeAll(async () => {
  accounts = await AccountsApp.start({ TRUSTED_PROXIES: '127.0.0.1' });
});
afterAll(() => accounts.close());

async function logInFrom(login: string, userAgent: string, address: string): Promise<TestAnswer> {
  const body = { credentials: { login, password: PASSWORD }, captcha: await accounts.captcha() };
  return accounts.test.post('/api/user/login', body, { 'user-agent': userAgent, 'x-forwarded-for': address });
}

async function list(token: string): Promise<TestAnswer> {
  await accounts.projected();
  return accounts.test.post('/api/user/sessions', { token });
}

const end = (token: string, sessionId: string) =>
  accounts.test.post('/api/user/endSession', { token, session_id: sessionId });

describe('the list of one’s sessions', () => {
  it('tells device, address and end of each, the newest first', async () => {
    await accounts.member('traveller');
    const first = await logInFrom('traveller', FIREFOX, '203.0.113.7');
    const second = await logInFrom('traveller', SAFARI, '2001:db8::1');
    const { body } = await list(second.body.token);
    expect(body).toEqual({
      status: 1,
      sessions: [
        {
          id: expect.any(String),
          device: 'Safari, iPhone',
          kind: 'phone',
          address: '2001:db8::1',
          current: true,
          started_at: expect.any(String),
          expires_at: expect.any(String),
          ended_at: null,
          ended_by: null,
        },
        {
          id: expect.any(String),
          device: 'Firefox, Windows',
          kind: 'desktop',
          address: '203.0.113.7',
          current: false,
          started_at: expect.any(String),
          expires_at: expect.any(String),
          ended_at: expect.any(String),
          ended_by: 'other_log_in',
        },
        // That of the verification.
        expect.objectContaining({ current: false, ended_by: 'other_log_in' }),
      ],
    });
    expect((await accounts.info(first.body.token)).body.auth_error).toBe('token_expired');
  });

  it('tells how each ended, and holds nobody else’s', async () => {
    const id = await accounts.member('lister');
    const out = await accounts.logIn('lister');
    await accounts.test.post('/api/user/logout', { token: out.body.token });
    const expired = await accounts.logIn('lister');
    await accounts.rows(`update write.session set expires_at = now() - interval '1 second' where account_id = $1`, [
      id,
    ]);
    expect((await accounts.info(expired.body.token)).status).toBe(401);
    const last = await accounts.logIn('lister');
    const { sessions } = (await list(last.body.token)).body;
    expect(sessions.map(({ ended_by }: { ended_by: string | null }) => ended_by)).toEqual([
      null,
      'other_log_in',
      'log_out',
      'other_log_in',
    ]);
  });

  it('keeps the newest twenty', async () => {
    await accounts.member('regular');
    let last = await accounts.logIn('regular');
    for (let n = 0; n < 21; n++) last = await accounts.logIn('regular');
    expect((await list(last.body.token)).body.sessions).toHaveLength(20);
  });

  it('is for who is signed in', async () => {
    expect((await accounts.test.post('/api/user/sessions')).body.auth_error).toBe('token_required');
  });
});

describe('signing out', () => {
  it('ends the session at once, and only an own one that is alive', async () => {
    await accounts.member('owner');
    await accounts.member('stranger');
    const own = await accounts.logIn('owner');
    const strange = await accounts.logIn('stranger');
    const [{ id: strangeId }] = (await list(strange.body.token)).body.sessions;
    const [{ id: ownId }] = (await list(own.body.token)).body.sessions;

    const refused = await end(own.body.token, strangeId);
    expect([refused.status, refused.body.code]).toEqual([404, 'unknown_session']);
    expect((await accounts.info(strange.body.token)).status).toBe(200);

    expect((await end(own.body.token, ownId)).body).toEqual({ status: 1, message: 'This device is logged out' });
    expect((await accounts.info(own.body.token)).body.auth_error).toBe('token_expired');
    const again = await accounts.logIn('owner');
    expect((await end(again.body.token, ownId)).body.code).toBe('unknown_session');
    const [, before] = (await list(again.body.token)).body.sessions;
    expect(before).toMatchObject({ id: ownId, ended_by: 'signed_out', ended_at: expect.any(String) });
  });
});
