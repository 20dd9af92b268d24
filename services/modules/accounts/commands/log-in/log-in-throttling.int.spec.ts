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
    message: 'Too many tries, please try again in a quarter of an hour',
  });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800);
  expect((await accounts.logIn('nobody')).body.code).toBe('wrong_credentials');
});

it('an account takes as many by its name and its e-mail address together', async () => {
  await accounts.member('twofold');
  const logins = ['twofold', 'twofold@example.com'];
  for (let guess = 1; guess <= 10; guess++) {
    expect((await accounts.logIn(logins[guess % 2]!, `guess number ${guess}`)).body.code).toBe('wrong_credentials');
  }
  for (const login of logins) expect((await accounts.logIn(login)).status).toBe(429);
});

it('so does a registration that waits for its code', async () => {
  await accounts.register('waiting');
  const logins = ['waiting', 'waiting@example.com'];
  for (let guess = 1; guess <= 10; guess++) await accounts.logIn(logins[guess % 2]!, `guess number ${guess}`);
  for (const login of logins) expect((await accounts.logIn(login)).status).toBe(429);
});

it('the right password clears the count', async () => {
  await accounts.member('forgetful');
  for (let round = 1; round <= 3; round++) {
    for (let guess = 1; guess <= 6; guess++) await accounts.logIn('forgetful', 'not this one');
    expect((await accounts.logIn('forgetful')).body.status).toBe(1);
  }
});
