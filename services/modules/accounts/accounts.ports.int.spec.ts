import { Recipients } from './contract/recipients.port.ts';
import { Usernames } from './contract/usernames.port.ts';
import { AccountsApp } from './testing/accounts-app.ts';

let accounts: AccountsApp;

beforeAll(async () => {
  accounts = await AccountsApp.start();
});
afterAll(() => accounts?.close());

describe('who gets a mail', () => {
  const find = (userId: number) => accounts.test.app.get(Recipients).find(userId);

  it('is known by address and name, and whether the address is theirs', async () => {
    const verified = await accounts.member('sara');
    await accounts.register('reza');
    expect(await find(verified)).toEqual({
      email: 'sara@example.com',
      name: 'Test Viewer',
      username: 'sara',
      language: 'fa',
      verified: true,
    });
    expect(await find(await accounts.idOf('reza'))).toMatchObject({
      email: 'reza@example.com',
      name: null,
      verified: false,
    });
  });

  it('is nobody for an account that is deleted, or never was', async () => {
    const id = await accounts.member('leaving');
    await accounts.rows('update write.account set deleted_at = now() where id = $1', [id]);
    expect(await find(id)).toBeNull();
    expect(await find(999_999)).toBeNull();
  });
});

describe('usernames', () => {
  it('are those of the accounts that are known', async () => {
    const id = await accounts.member('leila');
    await accounts.projected();
    const usernames = accounts.test.app.get(Usernames);
    expect(await usernames.find([id, id, 999_999])).toEqual(new Map([[id, 'leila']]));
    expect(await usernames.find([])).toEqual(new Map());
  });
});
