import type { TestAnswer } from '#platform/testing/test-app.ts';
import { AccountsApp, PASSWORD } from '../../testing/accounts-app.ts';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0';

describe('the console’s list of a user’s sessions', () => {
  let accounts: AccountsApp;
  let userId: number;
  let last: TestAnswer;

  beforeAll(async () => {
    accounts = await AccountsApp.start({ TRUSTED_PROXIES: '127.0.0.1' });
    userId = await accounts.member('watched');
    await accounts.member('bystander');
    await accounts.logIn('bystander');
    await accounts.logIn('watched');
    const body = { credentials: { login: 'watched', password: PASSWORD }, captcha: await accounts.captcha() };
    const headers = { 'user-agent': FIREFOX, 'x-forwarded-for': '203.0.113.7' };
    last = await accounts.test.post('/api/user/login', body, headers);
  });
  afterAll(() => accounts.close());

  const list = (token: string, range = [0, 4]) => {
    const query = `filter=${encodeURIComponent(JSON.stringify({ user_id: userId }))}&range=${JSON.stringify(range)}`;
    const headers = { authorization: `Bearer ${token}`, 'parde-after': String(last.headers['parde-position']) };
    return accounts.test.get(`/api/console/sessions?${query}`, headers);
  };

  it('gives that user’s alone, the newest first, with the address for an admin', async () => {
    const { status, body, headers } = await list(await accounts.staff('admin'));
    expect([status, headers['content-range']]).toEqual([200, 'sessions 0-2/3']);
    expect(body).toEqual([
      expect.objectContaining({
        user_id: userId,
        device: 'Firefox, Windows',
        kind: 'desktop',
        address: '203.0.113.7',
        ended_at: null,
        ended_by: null,
      }),
      expect.objectContaining({ user_id: userId, ended_at: expect.any(String), ended_by: 'other_log_in' }),
      expect.objectContaining({ user_id: userId, ended_at: expect.any(String), ended_by: 'other_log_in' }),
    ]);
  });

  it('shows a moderator no addresses, and counts all of a range that shows one', async () => {
    const { body, headers } = await list(await accounts.staff('moderator'), [0, 0]);
    expect(headers['content-range']).toBe('sessions 0-0/3');
    expect(body[0]).toMatchObject({ device: 'Firefox, Windows' });
    expect(body[0]).not.toHaveProperty('address');
  });

  it('is closed to viewers', async () => {
    expect((await list(last.body.token)).status).toBe(403);
    expect((await accounts.test.get('/api/console/sessions')).status).toBe(401);
  });
});
