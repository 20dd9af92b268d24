import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { TestAnswer } from '#platform/testing/test-app.ts';
import { DEMO_PASSWORD } from '../../demo/demo-accounts.ts';
import { AccountsApp, PASSWORD } from '../../testing/accounts-app.ts';

const REFUSED = {
  status: 0,
  code: 'too_many_requests',
  message: expect.stringMatching(/^Too many tries, please try again in an? (?:hour|quarter of an hour)$/),
};
const WRONG = { password: 'not this one', password_confirmation: 'not this one' };

let accounts: AccountsApp;

beforeAll(async () => {
  // Behind a proxy of ours, so that a test can come from anywhere.
  accounts = await AccountsApp.start({ THROTTLING: '1', TRUSTED_PROXIES: '127.0.0.1' });
});
afterAll(() => accounts.close());

let visitor = 0;
/** An address nobody has come from yet. */
const anew = () => {
  visitor += 1;
  return { 'x-forwarded-for': `198.51.100.${visitor}` };
};
const post = (path: string, body: object, headers: Record<string, string> = anew()) =>
  accounts.test.post(`/api/user/${path}`, body, headers);

/** @returns how many are answered before the first that is told to wait; none after it is answered. */
async function letThrough(request: (n: number) => Promise<TestAnswer>, most: number): Promise<number> {
  let through = 0;
  for (let n = 0; n <= most; n++) {
    const { status, body, headers } = await request(n);
    if (status === 429) {
      expect(body).toEqual(REFUSED);
      expect(Number(headers['retry-after'])).toBeGreaterThan(60);
      break;
    }
    through += 1;
  }
  expect((await request(most + 1)).status).toBe(429);
  return through;
}

describe('from one address', () => {
  it.each<[what: string, most: number, request: (n: number, from: Record<string, string>) => Promise<TestAnswer>]>([
    ['links for passwords', 20, (n, from) => post('recovery', { email: `somebody${n}@example.com` }, from)],
    ['uses of such links', 20, (n, from) => post('changePassword', { hash: `x${n}`, ...WRONG }, from)],
    ['looks at such links', 60, (n, from) => post('recoveryLink', { hash: `x${n}` }, from)],
    ['codes', 60, (n, from) => post('verify', { user_id: `handle${n}`, code: '123456' }, from)],
    ['calls', 20, (n, from) => post('activationCall', { user_id: `handle${n}` }, from)],
    [
      'registrations',
      30,
      (n, from) => accounts.register('x', { email: `r${n}@example.com`, username: `r${n}x`, captcha: 'x' }, from),
    ],
    ['log-ins', 60, (n, from) => post('login', { credentials: { login: `l${n}`, password: 'x' }, captcha: 'x' }, from)],
  ])('so many %s get through: %i; others are let in meanwhile', async (_, most, request) => {
    const from = anew();
    expect(await letThrough((n) => request(n, from), most)).toBe(most);
    expect((await request(most + 2, anew())).status).not.toBe(429);
  });

  it('counts a whole IPv6 network as one', async () => {
    const from = (n: number) => ({ 'x-forwarded-for': `2001:db8:1:2::${n.toString(16)}` });
    const request = (n: number) => post('recovery', { email: `six${n}@example.com` }, from(n + 1));
    expect(await letThrough(request, 20)).toBe(20);
    const next = { 'x-forwarded-for': '2001:db8:1:3::1' };
    expect((await post('recovery', { email: 'six@example.com' }, next)).status).toBe(200);
  });
});

describe('for one account or address, from wherever', () => {
  it.each<[what: string, most: number, request: () => Promise<TestAnswer>]>([
    ['links', 3, () => post('recovery', { email: ' Wanted@Example.com' })],
    ['registrations', 5, () => accounts.register('wanted', { email: 'wanted@example.com' }, anew())],
    ['log-ins', 10, () => accounts.logIn(' WANTED', 'x')],
  ])('so many %s get through: %i', async (_, most, request) => {
    expect(await letThrough(request, most)).toBe(most);
  });

  it('so many codes get through: 20', async () => {
    const { body } = await accounts.register('guessed', {}, anew());
    expect(await letThrough(() => post('verify', { user_id: body.user_id, code: '123456' }), 20)).toBe(20);
  });

  it('nobody is kept out by tries that solve no captcha', async () => {
    await accounts.member('besieged');
    for (let n = 0; n < 15; n++) {
      const siege = { credentials: { login: 'besieged', password: 'x' }, captcha: 'x' };
      expect((await post('login', siege)).body.code).toBe('captcha_failed');
    }
    expect((await accounts.logIn('besieged')).body.status).toBe(1);
  });

  it('ten wrong passwords of who is signed in, however they are asked for', async () => {
    await accounts.member('signedin');
    const token = await accounts.tokenOf('signedin');
    await accounts.rows(`update write.session set started_at = now() - interval '1 hour'`);
    const name = 'Name';
    const passwords = { password: 'another evening out', password_confirmation: 'another evening out' };
    const requests = [
      () => post('editInfo', { token, name, ...passwords, current_password: 'not this one' }),
      () => post('deleteAccount', { token, password: 'not this one' }),
    ];
    expect(await letThrough((n) => requests[n % 2]!(), 10)).toBe(10);
    // Not even the right one, now.
    expect((await post('deleteAccount', { token, password: PASSWORD })).status).toBe(429);
  });

  it('sixty changes of who somebody is and what their page shows', async () => {
    await accounts.member('restless');
    const token = await accounts.tokenOf('restless');
    const requests = [
      (n: number) => post('editInfo', { token, name: `Restless ${n}` }),
      (n: number) => post('chooseProfileParts', { token, shows: n % 4 === 1 ? ['lists'] : [] }),
    ];
    expect(await letThrough((n) => requests[n % 2]!(n), 60)).toBe(60);
  });

  it('ten codes of an authenticator', async () => {
    const token = await accounts.staff('moderator');
    await post('twoFactor/enrol', { token, password: DEMO_PASSWORD });
    expect(await letThrough(() => post('twoFactor/confirm', { token, code: '000000' }), 10)).toBe(10);
  });

  it('ten codes of an authenticator together, wherever one is asked for', async () => {
    await accounts.member('manydoors');
    await accounts.rows(`update write.account set role = 'admin' where username = 'manydoors'`);
    const token = await accounts.tokenOf('manydoors');
    const { secret } = (await post('twoFactor/enrol', { token, password: PASSWORD })).body;
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
    expect((await post('twoFactor/confirm', { token, code })).body.status).toBe(1);
    const guess = { token, password: PASSWORD, code: '000000' };
    const requests = [
      () => post('twoFactor/disable', guess),
      () => post('deleteAccount', guess),
      () => post('removePhone', guess),
      () => post('changeEmail', { ...guess, email: 'elsewhere@example.com' }),
    ];
    expect(await letThrough((n) => requests[n % 4]!(), 9)).toBe(9);
  });

  it('five codes an hour for a new address, from one account, and for one address from all', async () => {
    const ask = async (token: string, email: string) => post('changeEmail', { token, email, password: PASSWORD });
    await accounts.member('wandering');
    const token = await accounts.tokenOf('wandering');
    expect(await letThrough((n) => ask(token, `wandering${n}@example.com`), 5)).toBe(5);
    const tokens: string[] = [];
    for (const username of ['flooder1', 'flooder2']) {
      await accounts.member(username);
      tokens.push(await accounts.tokenOf(username));
    }
    expect(await letThrough((n) => ask(tokens[n % 2]!, 'flooded@example.com'), 5)).toBe(5);
  });

  it('twenty guesses at the code for a new address', async () => {
    await accounts.member('puzzled');
    const token = await accounts.tokenOf('puzzled');
    const guess = () => post('confirmContactChange', { token, detail: 'email', code: '000000' });
    expect(await letThrough(guess, 20)).toBe(20);
  });

  it('twenty pictures an hour', async () => {
    await accounts.member('photographer');
    const token = await accounts.tokenOf('photographer');
    expect(await letThrough(() => accounts.upload(Buffer.from('x'), { token }), 20)).toBe(20);
  });
});

describe('what is done already', () => {
  it('is told to a retry of a registration, whose address has used up its tries', async () => {
    const headers = { ...anew(), 'idempotency-key': randomUUID() };
    const captcha = await accounts.captcha();
    const register = (email: string, more = {}) =>
      accounts.register('persistent', { email, captcha }, { ...headers, ...more });
    const first = await register('persistent@example.com');
    expect(first.body.status).toBe(1);
    const other = () => register('other@example.com', { 'idempotency-key': randomUUID() });
    expect(await letThrough(other, 29)).toBe(29);
    expect((await register('persistent@example.com')).body).toEqual(first.body);
    // A key that has its answer tries nothing else.
    expect((await register('another@example.com')).body.code).toBe('idempotency_key_reused');
    expect((await other()).status).toBe(429);
  });

  it('is told to a retry of a new password, and a guess at links is none', async () => {
    await accounts.member('renewing');
    await post('recovery', { email: 'renewing@example.com' });
    const [mail] = await accounts.deliveredTo('renewing@example.com', 2);
    const hash = /[\w-]{43}$/m.exec(mail?.text ?? '')?.[0];
    const passwords = { password: 'another evening out', password_confirmation: 'another evening out' };
    const from = anew();
    const change = () => post('changePassword', { hash, ...passwords }, { ...from, 'idempotency-key': 'renewed' });
    expect((await change()).body.status).toBe(1);
    const guess = (n: number) => post('changePassword', { hash: `x${n}`, ...WRONG }, from);
    expect(await letThrough(guess, 19)).toBe(19);
    expect((await change()).body.status).toBe(1);
    expect((await guess(21)).status).toBe(429);
  });

  it('is told to a retry of a code for a new address', async () => {
    await accounts.member('mover');
    const token = await accounts.tokenOf('mover');
    await post('changeEmail', { token, email: 'moved@example.com', password: PASSWORD });
    const code = await accounts.codeFor('moved@example.com');
    const confirm = (typed: string, headers = {}) =>
      post('confirmContactChange', { token, detail: 'email', code: typed }, { ...anew(), ...headers });
    const done = () => confirm(code, { 'idempotency-key': 'moved' });
    const first = await done();
    expect(first.body.status).toBe(1);
    expect(await letThrough(() => confirm('000000'), 19)).toBe(19);
    expect((await done()).body).toEqual(first.body);
  });

  it('is told to a retry of an authenticator’s first code and of its end', async () => {
    await accounts.member('switcher');
    await accounts.rows(`update write.account set role = 'moderator' where username = 'switcher'`);
    const token = await accounts.tokenOf('switcher');
    const { secret } = (await post('twoFactor/enrol', { token, password: PASSWORD })).body;
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
    const confirm = () => post('twoFactor/confirm', { token, code }, { ...anew(), 'idempotency-key': 'on' });
    const first = await confirm();
    expect(first.body.status).toBe(1);
    for (let n = 0; n < 12; n++) expect((await confirm()).body).toEqual(first.body);
    const guess = () => post('twoFactor/disable', { token, password: PASSWORD, code: '000000' });
    expect(await letThrough(guess, 9)).toBe(9);
    expect((await confirm()).body).toEqual(first.body);
  });
});

describe('a guess at the second step', () => {
  it('counts as a wrong password does', async () => {
    const token = await accounts.staff('admin');
    await post('twoFactor/enrol', { token, password: DEMO_PASSWORD });
    await accounts.rows('update write.two_factor set confirmed_at = now()');
    const guess = () => accounts.logIn('admin', DEMO_PASSWORD, false, '000000');
    expect(await letThrough(guess, 10)).toBe(10);
  });

  it('counts at a deletion too, where the right password clears the count of the wrong ones', async () => {
    await accounts.member('formerstaff');
    const setRole = (role: string) =>
      accounts.rows(`update write.account set role = $1 where username = 'formerstaff'`, [role]);
    await setRole('moderator');
    const token = await accounts.tokenOf('formerstaff');
    await post('twoFactor/enrol', { token, password: PASSWORD });
    await accounts.rows('update write.two_factor set confirmed_at = now()');
    await setRole('viewer');
    const guess = () => post('deleteAccount', { token, password: PASSWORD, code: '000000' });
    expect((await guess()).body.code).toBe('wrong_code');
    expect(await letThrough(guess, 9)).toBe(9);
  });
});

describe('without a proxy of ours before the site', () => {
  let open: AccountsApp;

  beforeAll(async () => {
    open = await AccountsApp.start({ THROTTLING: '1' });
  });
  afterAll(() => open.close());

  it('what a request says of its own address is not believed', async () => {
    const request = (n: number) =>
      open.test.post('/api/user/recovery', { email: `f${n}@example.com` }, { 'x-forwarded-for': `203.0.113.${n}` });
    expect(await letThrough(request, 20)).toBe(20);
  });
});
