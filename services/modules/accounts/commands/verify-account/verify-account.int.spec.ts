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
    expect(events).toEqual([{ version: 1 }, { version: 2 }]);
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
