import { AccountsApp } from '../../testing/accounts-app.ts';

const OTHERS = 'the password of somebody else';

let accounts: AccountsApp;

beforeAll(async () => {
  accounts = await AccountsApp.start({ THROTTLING: '1' });
});
afterAll(() => accounts.close());

describe('a stranger who registers with the address of an account', () => {
  it('does not clear its count of wrong passwords by logging in there', async () => {
    await accounts.member('envied');
    await accounts.register('envious', {
      email: 'envied@example.com',
      password: OTHERS,
      password_confirmation: OTHERS,
    });
    for (let guess = 1; guess <= 9; guess++) await accounts.logIn('envied', `guess number ${guess}`);
    expect((await accounts.logIn('envied@example.com', OTHERS)).body.code).toBe('not_verified');
    expect((await accounts.logIn('envied', 'one guess more')).status).toBe(429);
  });

  it('may go on with the registration all the same', async () => {
    for (let round = 1; round <= 11; round++) {
      expect((await accounts.logIn('envious', OTHERS)).body.code).toBe('not_verified');
    }
  });
});
