import { AccountsApp } from '../../testing/accounts-app.ts';

let accounts: AccountsApp;

beforeAll(async () => {
  accounts = await AccountsApp.start();
});
afterAll(() => accounts.close());

const ask = (handle: string) => accounts.test.post('/api/user/activationCall', { user_id: handle });
const aMinuteLater = (handle: string) =>
  accounts.rows(
    `update write.account set registered_at = now() - interval '60 seconds'
     where id = (select account_id from write.registration_handle where handle = $1)`,
    [handle],
  );

describe('the code by telephone', () => {
  it('is refused in the first minute, read aloud after it, and refused the second time', async () => {
    const { body } = await accounts.register('caller', { phone: '0912 123 45 67' });
    const mailed = await accounts.codeFor('caller@example.com');
    expect((await ask(body.user_id)).body.code).toBe('call_too_early');
    await aMinuteLater(body.user_id);
    expect((await ask(body.user_id)).body).toEqual({ status: 1, message: expect.stringMatching(/تماس می‌گیریم/) });
    const [call] = await accounts.deliveredTo('+989121234567');
    expect(call).toMatchObject({ channel: 'call', code: expect.stringMatching(/^\d{6}$/) });
    expect((await ask(body.user_id)).body).toMatchObject({
      code: 'call_refused',
      message: 'درخواست تماس فقط یک بار ممکن است',
    });

    // The mail may still come, and its code is as good, until one of the two was used.
    expect((await accounts.verify(body.user_id, mailed)).body.status).toBe(1);
    expect((await accounts.verify(body.user_id, call?.code ?? '')).body.code).toBe('code_expired');
  });

  it('works beside the one that was mailed', async () => {
    const { body } = await accounts.register('listener', { phone: '09121234568' });
    await aMinuteLater(body.user_id);
    await ask(body.user_id);
    const [call] = await accounts.deliveredTo('+989121234568');
    expect((await accounts.verify(body.user_id, call?.code ?? '')).body.status).toBe(1);
  });

  it('comes by mail where there is no number', async () => {
    const { body } = await accounts.register('numberless');
    await accounts.codeFor('numberless@example.com');
    await aMinuteLater(body.user_id);
    expect((await ask(body.user_id)).body.message).toMatch(/ایمیل/);
    const [newest] = await accounts.deliveredTo('numberless@example.com', 2);
    expect((await accounts.verify(body.user_id, newest?.code ?? '')).body.status).toBe(1);
  });

  it('is made once when it is asked for twice at once', async () => {
    const { body } = await accounts.register('twice', { phone: '09350001122' });
    await aMinuteLater(body.user_id);
    const answers = await Promise.all([ask(body.user_id), ask(body.user_id), ask(body.user_id)]);
    expect(answers.filter((answer) => answer.body.status === 1)).toHaveLength(1);
    expect(await accounts.deliveredTo('+989350001122')).toHaveLength(1);
  });

  it('is never made for an address that has an account', async () => {
    await accounts.member('proprietor');
    const { body } = await accounts.register('burglar', { email: 'proprietor@example.com', phone: '09360001122' });
    await aMinuteLater(body.user_id);
    expect((await ask(body.user_id)).body.status).toBe(1);
    await accounts.member('afterwards');
    expect(await accounts.deliveries('+989360001122')).toEqual([]);
  });

  it('is refused for accounts that wait for none', async () => {
    const { body } = await accounts.register('verified');
    await accounts.verify(body.user_id, await accounts.codeFor('verified@example.com'));
    expect((await ask(body.user_id)).body.code).toBe('call_refused');
    expect((await ask('A'.repeat(32))).body.code).toBe('call_refused');
  });
});
