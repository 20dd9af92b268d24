import { AccountsApp } from '../../testing/accounts-app.ts';

let accounts: AccountsApp;

beforeAll(async () => {
  accounts = await AccountsApp.start({ THROTTLING: '1' });
});
afterAll(() => accounts.close());

it('an account takes ten wrong passwords, then asks to wait, and says how long', async () => {
  await accounts.member('target');
  for (let guess = 1; guess <= 10; guess++) {
    expect((await accounts.logIn('target', `guess number ${guess}`)).body.code).toBe('wrong_credentials');
  }
  const refused = await accounts.logIn('TARGET');
  expect(refused.status).toBe(429);
  expect(refused.body).toEqual({
    status: 0,
    code: 'too_many_requests',
    message: 'Too many tries, please wait a little',
  });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800);
  expect((await accounts.logIn('nobody')).body.code).toBe('wrong_credentials');
});

it('the right password clears the count', async () => {
  await accounts.member('forgetful');
  for (let round = 1; round <= 3; round++) {
    for (let guess = 1; guess <= 6; guess++) await accounts.logIn('forgetful', 'not this one');
    expect((await accounts.logIn('forgetful')).body.status).toBe(1);
  }
});
