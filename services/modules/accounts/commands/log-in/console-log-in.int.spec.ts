import { DEMO_PASSWORD } from '../../demo/demo-accounts.ts';
import { AccountsApp, PASSWORD } from '../../testing/accounts-app.ts';

const CONSOLE = { 'parde-console': '1' };

let accounts: AccountsApp;

beforeAll(async () => {
  accounts = await AccountsApp.start();
  await accounts.staff('moderator');
});
afterAll(() => accounts.close());

async function logIn(
  login: string,
  password = DEMO_PASSWORD,
  fields: object = {},
  headers: Record<string, string> = {},
) {
  const body = { credentials: { login, password }, captcha: await accounts.captcha(), ...fields };
  return accounts.test.post('/api/user/consoleLogin', body, headers);
}

/** What a browser would keep: `name=value` of the cookie, and how it is to be kept. */
function cookieOf({ headers }: { headers: Record<string, unknown> }): { pair: string; attributes: string[] } {
  const [pair = '', ...attributes] = String(headers['set-cookie'] ?? '').split('; ');
  return { pair, attributes };
}

async function signedIn(): Promise<string> {
  const { pair } = cookieOf(await logIn('moderator'));
  await accounts.projected();
  return pair;
}

const users = (headers: Record<string, string>) => accounts.test.get('/api/console/users', headers);

describe('a log-in of the console', () => {
  it('answers without the token, which only a cookie carries that no script and no other site gets', async () => {
    const answer = await logIn('moderator');
    expect(answer.body).toEqual({
      status: 1,
      user: expect.objectContaining({ username: 'moderator', role: 'moderator' }),
      expires_in: 86_400,
    });
    const { pair, attributes } = cookieOf(answer);
    expect(pair).toMatch(/^parde_console=[\w-]+\.[\w-]+\.[\w-]+$/);
    expect(attributes.sort()).toEqual(['HttpOnly', 'Max-Age=86400', 'Path=/api', 'SameSite=Strict']);
    expect(cookieOf(await logIn('moderator', DEMO_PASSWORD, { remember: true })).attributes).toContain(
      'Max-Age=2592000',
    );
  });

  it('is for the staff: another’s session on the site goes on', async () => {
    await accounts.member('viewer-here');
    const token = await accounts.tokenOf('viewer-here');
    const refused = await logIn('viewer-here', PASSWORD);
    expect([refused.status, refused.body.code]).toEqual([403, 'staff_only']);
    expect(refused.headers['set-cookie']).toBeUndefined();
    expect((await accounts.info(token)).body.status).toBe(1);
    expect((await logIn('viewer-here', 'not this one')).body.code).toBe('wrong_credentials');
  });

  it('ends the session on the site, as every log-in does', async () => {
    const token = await accounts.tokenOf('moderator', DEMO_PASSWORD);
    await logIn('moderator');
    expect((await accounts.info(token)).body.auth_error).toBe('token_expired');
  });
});

describe('the console’s cookie', () => {
  it('opens reads and commands of the console, with the header that no other site can send', async () => {
    const cookie = await signedIn();
    expect((await users({ cookie, ...CONSOLE })).status).toBe(200);
    expect((await accounts.test.post('/api/user/info', {}, { cookie, ...CONSOLE })).body.user.username).toBe(
      'moderator',
    );
    for (const answer of [await users({ cookie }), await accounts.test.post('/api/user/info', {}, { cookie })]) {
      expect([answer.status, answer.body.code]).toEqual([401, 'token_required']);
    }
  });

  it('is another than that of the site: neither opens what is the other’s', async () => {
    const token = await accounts.tokenOf('moderator', DEMO_PASSWORD);
    await accounts.projected();
    const cookie = `token=${token}`;
    for (const headers of [{ cookie }, { cookie, ...CONSOLE }]) {
      const answer = await users(headers);
      expect([answer.status, answer.body.code]).toEqual([401, 'token_required']);
    }
    const onSite = (headers: Record<string, string>) => accounts.test.get('/api/captcha', headers);
    expect((await onSite({ cookie: 'token=nonsense' })).status).toBe(401);
    expect((await onSite({ cookie: 'parde_console=nonsense' })).status).toBe(200);
    expect((await users({ authorization: `Bearer ${token}` })).status).toBe(200);
  });

  it('is taken away by a log-out, which ends the session', async () => {
    const cookie = await signedIn();
    const { body, headers } = await accounts.test.post('/api/user/logout', {}, { cookie, ...CONSOLE });
    expect(body).toEqual({ status: 1 });
    expect(cookieOf({ headers })).toEqual({
      pair: 'parde_console=',
      attributes: expect.arrayContaining(['Path=/api']),
    });
    expect((await users({ cookie, ...CONSOLE })).body.auth_error).toBe('token_expired');
  });

  it('is taken away when its session is over, so that it does not stand in the way of the next log-in', async () => {
    const cookie = await signedIn();
    await accounts.tokenOf('moderator', DEMO_PASSWORD);
    const refused = await accounts.test.post('/api/user/info', {}, { cookie, ...CONSOLE });
    expect(refused.body.auth_error).toBe('token_expired');
    expect(cookieOf(refused).pair).toBe('parde_console=');
    expect((await logIn('moderator', DEMO_PASSWORD, {}, { cookie })).body.status).toBe(1);
  });

  // Last: the two sites share what checks tokens.
  it('is Secure where the site is reached by https', async () => {
    const behindTls = await AccountsApp.start({ PUBLIC_URL: 'https://parde.example', DATABASE_URL: accounts.test.url });
    const credentials = { login: 'moderator', password: DEMO_PASSWORD };
    const answer = await behindTls.test.post('/api/user/consoleLogin', {
      credentials,
      captcha: await behindTls.captcha(),
    });
    await behindTls.close();
    expect(cookieOf(answer).attributes).toContain('Secure');
  });
});
