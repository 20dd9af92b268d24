import { AccountsApp } from '../../testing/accounts-app.ts';

let accounts: AccountsApp;

beforeAll(async () => {
  accounts = await AccountsApp.start();
});
afterAll(() => accounts?.close());

/** What a stranger can come by: the ids of those who registered before and after. */
async function registered(username: string): Promise<{ handle: string; id: number }> {
  const { body } = await accounts.register(username);
  return { handle: body.user_id, id: await accounts.idOf(username) };
}

const call = (user_id: unknown) => accounts.test.post('/api/user/activationCall', { user_id });

describe('a stranger who counts accounts', () => {
  it('cannot guess codes, so that the owner’s code still works', async () => {
    const { handle, id } = await registered('guarded');
    const code = await accounts.codeFor('guarded@example.com');
    for (let guess = 0; guess < 6; guess += 1) {
      for (const user_id of [id, String(id)]) {
        const { body } = await accounts.test.post('/api/user/verify', { user_id, code: '000000' });
        expect(body.code).toBe('code_expired');
      }
    }
    expect((await accounts.verify(handle, code)).body.status).toBe(1);
  });

  it('cannot use the one call up', async () => {
    const { handle, id } = await registered('quiet');
    await accounts.codeFor('quiet@example.com');
    await accounts.rows(`update write.account set registered_at = now() - interval '60 seconds' where id = $1`, [id]);
    for (const user_id of [id, String(id)]) expect((await call(user_id)).body.code).toBe('call_refused');
    expect((await call(handle)).body.status).toBe(1);
  });

  it('gets the answer of an unknown handle, whether the account is there or not', async () => {
    const { id } = await registered('present');
    const unknown = 'A'.repeat(32);
    for (const user_id of [id, 2_000_000_000, '', 'x'.repeat(5_000)]) {
      const answers = [await call(user_id), await accounts.test.post('/api/user/verify', { user_id, code: '000000' })];
      const expected = [
        await call(unknown),
        await accounts.test.post('/api/user/verify', { user_id: unknown, code: '000000' }),
      ];
      expect(answers.map(({ status, body }) => [status, body])).toEqual(
        expected.map(({ status, body }) => [status, body]),
      );
    }
  });
});

describe('the handle of a registration', () => {
  it('cannot be guessed and is no number that counts', async () => {
    const handles = [(await registered('first')).handle, (await registered('second')).handle];
    for (const handle of handles) expect(handle).toMatch(/^[A-Za-z0-9_-]{32,64}$/);
    expect(handles[0]!.slice(0, 8)).not.toBe(handles[1]!.slice(0, 8));
  });

  it('is told again to whoever knows the password, and the first one stays good', async () => {
    const { handle } = await registered('returning');
    const { body } = await accounts.logIn('returning');
    expect(body).toMatchObject({ code: 'not_verified', user_id: handle });
    expect((await accounts.verify(handle, await accounts.codeFor('returning@example.com'))).body.status).toBe(1);
  });

  it('ends with the registration', async () => {
    const { handle, id } = await registered('yesterday');
    const code = await accounts.codeFor('yesterday@example.com');
    await accounts.rows(
      `update write.registration_handle set expires_at = now() - interval '1 second' where account_id = $1`,
      [id],
    );
    expect((await accounts.verify(handle, code)).body.code).toBe('code_expired');
    const { body } = await accounts.logIn('yesterday');
    expect(body.user_id).not.toBe(handle);
    expect((await accounts.verify(body.user_id, code)).body.status).toBe(1);
  });
});
