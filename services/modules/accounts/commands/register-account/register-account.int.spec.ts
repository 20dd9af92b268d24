import { randomUUID } from 'node:crypto';
import { AccountsApp, PASSWORD } from '../../testing/accounts-app.ts';

let accounts: AccountsApp;

beforeAll(async () => {
  accounts = await AccountsApp.start();
});
afterAll(() => accounts.close());

describe('a registration that is refused', () => {
  it('tells every fault under its field at once', async () => {
    const { status, body } = await accounts.register('1', {
      name: ' ',
      email: 'nobody',
      phone: '12',
      password: 'password1',
      password_confirmation: 'other',
    });
    expect(status).toBe(422);
    expect(body).toMatchObject({ status: 0, code: 'invalid_request' });
    expect(Object.keys(body.errors).sort()).toEqual(
      ['email', 'name', 'password', 'password_confirmation', 'phone', 'username'].sort(),
    );
    expect(body.errors.password).toEqual(['This password is too common, please choose another one']);
  });

  it('takes no unknown field, such as a role', async () => {
    expect((await accounts.register('mallory', { role: 'admin' })).body.code).toBe('invalid_request');
  });

  it('may have what the form asks for in `fields`, with its faults under the same names', async () => {
    const password = PASSWORD;
    const fields = { name: 'Nested', username: 'nested', email: 'nested@example.com', password };
    const send = async (all: object) =>
      (await accounts.test.post('/api/user/register', { fields: all, planId: 1, captcha: await accounts.captcha() }))
        .body;
    expect((await send(fields)).errors).toEqual({ password_confirmation: ['Please repeat the password'] });
    const whole = { ...fields, password_confirmation: password };
    expect((await send({ ...whole, role: 'admin' })).code).toBe('invalid_request');
    expect(await send(whole)).toMatchObject({ status: 1, user_id: expect.any(String), price: 0, size: 0 });
  });

  it('may send what was left blank, or null for it', async () => {
    const nothing = { phone: '', planId: '', offer_id: '', referrer_id: '', replaces: '' };
    expect((await accounts.register('blanks', nothing)).body).toMatchObject({ status: 1, price: 0 });
    expect((await accounts.register('nulls', { ...nothing, referrer_id: null, planId: null })).body.status).toBe(1);
    expect(await accounts.rows("select phone, referrer_id from write.account where username = 'blanks'")).toEqual([
      { phone: null, referrer_id: null },
    ]);
    expect((await accounts.register('friendless', { referrer_id: 'x' })).body.errors).toHaveProperty('referrer_id');
  });

  it('says that paid plans are not available yet', async () => {
    const { body } = await accounts.register('paying', { planId: 2 });
    expect(body).toMatchObject({ code: 'not_available', errors: { planId: [expect.any(String)] } });
  });

  it('wants a captcha that was solved, and takes each once', async () => {
    expect((await accounts.register('robot', { captcha: 'bm90aGluZw==' })).body.code).toBe('captcha_failed');
    const captcha = await accounts.captcha();
    expect((await accounts.register('somebody', { captcha })).body.status).toBe(1);
    expect((await accounts.register('robot', { captcha })).body.code).toBe('captcha_failed');
  });

  it('tells that a username is taken, in any case, and keeps names of the house', async () => {
    await accounts.register('farhad');
    const taken = await accounts.register('FarHad', { email: 'another@example.com' });
    expect(taken.body).toMatchObject({
      code: 'username_taken',
      errors: { username: ['This username is already taken'] },
    });
    expect((await accounts.register('Admin')).body.errors.username).toEqual([
      'This username is reserved, please choose another one',
    ]);
  });
});

describe('a name that others could be taken in by', () => {
  it('as a username is refused where it looks like another one, and told from one that is taken', async () => {
    await accounts.register('Ivanmoor');
    for (const username of ['lvanmoor', 'lvanmo0r', 'Ivanrnoor']) {
      const { status, body } = await accounts.register(username);
      expect([status, body.code]).toEqual([422, 'username_alike']);
      expect(body.errors.username).toEqual([
        'This username looks too much like another one, please choose another one',
      ]);
    }
    expect((await accounts.register('ivanmoor', { email: 'b@example.com' })).body.code).toBe('username_taken');
    expect((await accounts.register('evanmoor')).body.status).toBe(1);
  });

  it('as a username is given once when two that look alike are asked for at the same moment', async () => {
    const usernames = ['rapid0', 'rapidO', 'rap1d0', 'rapldO'];
    const answers = await Promise.all(
      usernames.map((username) => accounts.register(username, { email: `${username}@example.com` })),
    );
    const skeletons = await accounts.rows(
      `select username_skeleton from write.account where username_folded like 'rap%'`,
    );
    expect(answers.filter(({ body }) => body.status === 1)).toHaveLength(skeletons.length);
    expect(new Set(skeletons.map(({ username_skeleton }) => username_skeleton)).size).toBe(skeletons.length);
    expect(skeletons).toHaveLength(2);
  });

  it('is free again with the account that had it', async () => {
    await accounts.member('Illicit');
    const token = await accounts.tokenOf('illicit');
    expect((await accounts.register('lllicit')).body.code).toBe('username_alike');
    await accounts.test.post('/api/user/deleteAccount', { token, password: PASSWORD });
    expect((await accounts.register('lllicit')).body.status).toBe(1);
  });

  it.each([
    ['\u200b\u200b\u200b', 'The name must have at least 2 characters'],
    ['\u2060\u3164\u2800', 'The name must have at least 2 characters'],
    ['\u202enimda', 'The name must not turn the direction of writing'],
    ['Sara \u2067x\u2069', 'The name must not turn the direction of writing'],
    ['\u0410dmin', 'The name must not mix letters of different alphabets in one word'],
    ['پشتیبانی پرده', 'This name is reserved, please choose another one'],
    ['A\u200bd\u200bmin', 'This name is reserved, please choose another one'],
  ])('as a display name is refused: %j', async (name, message) => {
    const { status, body } = await accounts.register('namesake', { name });
    expect(status).toBe(422);
    expect(body.errors).toEqual({ name: [message] });
  });

  it('is kept without what nobody sees, and with the half-space of Persian words', async () => {
    await accounts.register('tidy', { name: ' \u200fفاطمه\u200cزهرا \r\n\u200bاحمدی ' });
    const [account] = await accounts.rows('select name from write.account where username = $1', ['tidy']);
    expect(account).toEqual({ name: 'فاطمه\u200cزهرا احمدی' });
  });
});

describe('an address that has an account', () => {
  it('gets the answer of any other; its owner is told, and nobody gets a code', async () => {
    await accounts.member('owner');
    const known = await accounts.register('intruder', { email: 'OWNER@example.com' });
    const unknown = await accounts.register('newcomer');
    expect(known.status).toBe(unknown.status);
    expect(known.body).toEqual({ ...unknown.body, user_id: expect.any(String) });
    const names = (answer: typeof known) => Object.keys(answer.headers).sort();
    expect(names(known)).toEqual(names(unknown));
    const [newest, first] = await accounts.deliveredTo('owner@example.com', 2);
    expect(first?.code).toMatch(/^\d{6}$/);
    expect(newest).toMatchObject({ code: null, subject: 'پرده: این ایمیل از قبل حساب دارد' });
  });

  it('answers what follows alike, too: wrong codes, the call, the log-in', async () => {
    await accounts.member('known');
    const handles: string[] = [
      (await accounts.register('pretender', { email: 'known@example.com' })).body.user_id,
      (await accounts.register('genuine')).body.user_id,
    ];
    const steps = [
      (handle: string) => accounts.verify(handle, '000000'),
      (handle: string) => accounts.test.post('/api/user/activationCall', { user_id: handle }),
    ];
    for (const step of steps) {
      const [known, unknown] = [await step(handles[0]!), await step(handles[1]!)];
      expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    }
    for (const [index, login] of ['known@example.com', 'genuine@example.com'].entries()) {
      expect((await accounts.logIn(login)).body.status).toBe(index === 0 ? 1 : 0);
      const other = await accounts.register(`other${index}`, {
        email: login,
        password: 'something else entirely',
        password_confirmation: 'something else entirely',
      });
      const answer = await accounts.logIn(login, 'something else entirely');
      expect(answer.body).toMatchObject({ code: 'not_verified', user_id: other.body.user_id });
    }
  });
});

describe('registrations at the same moment', () => {
  it('give one account for one username', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) => accounts.register('rushed', { email: `rushed${index}@example.com` })),
    );
    expect(answers.filter(({ body }) => body.status === 1)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'username_taken')).toHaveLength(5);
  });

  it('give one account for one address: the first whose code comes back', async () => {
    const email = 'shared@example.com';
    const registered: { handle: string; code: string }[] = [];
    for (const username of ['shared1', 'shared2', 'shared3', 'shared4']) {
      const { body } = await accounts.register(username, { email });
      const [mail] = await accounts.deliveredTo(email, registered.length + 1);
      registered.push({ handle: body.user_id, code: mail?.code ?? '' });
    }
    const verified = await Promise.all(registered.map(({ handle, code }) => accounts.verify(handle, code)));
    expect(verified.filter(({ body }) => body.status === 1)).toHaveLength(1);
    expect(verified.filter(({ body }) => body.code === 'email_taken')).toHaveLength(3);
    const rows = await accounts.rows(
      'select 1 from write.account where email_folded = $1 and verified_at is not null',
      [email],
    );
    expect(rows).toHaveLength(1);
  });
});

describe('a mail to an address that nobody has verified', () => {
  it('carries nothing that whoever registered has typed', async () => {
    await accounts.register('Visit-Evil-Now', { name: 'Visit evil example', email: 'stranger@example.com' });
    const [mail] = await accounts.deliveredTo('stranger@example.com');
    expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/visit|evil/i);
  });
});

describe('a retry with the same Idempotency-Key', () => {
  it('gets the first answer, with the captcha it had, and registers nobody twice', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const captcha = await accounts.captcha();
    const first = await accounts.register('retrying', { captcha }, headers);
    const again = await accounts.register('retrying', { captcha }, headers);
    expect(first.body.status).toBe(1);
    expect(again.body).toEqual(first.body);
    const other = await accounts.register('retrying2', { captcha }, headers);
    expect(other.body.code).toBe('idempotency_key_reused');
    expect(await accounts.deliveredTo('retrying@example.com')).toHaveLength(1);
  });
});

describe('a registration that nobody verified for a day', () => {
  it('gives its username up', async () => {
    await accounts.register('sleeper');
    const abandoned = await accounts.idOf('sleeper');
    await accounts.rows(`update write.account set registered_at = now() - interval '25 hours' where id = $1`, [
      abandoned,
    ]);
    const { body } = await accounts.register('sleeper', { email: 'awake@example.com' });
    expect(body.status).toBe(1);
    expect(await accounts.idOf('sleeper')).not.toBe(abandoned);
    const [lapsed] = await accounts.rows(
      `select version from write.event_log where stream = $1 and type = 'user.registration-lapsed.v1'`,
      [`user-${abandoned}`],
    );
    expect(lapsed).toEqual({ version: 2 });
  });

  it('keeps it once it was verified', async () => {
    const id = await accounts.member('settled');
    await accounts.rows(`update write.account set registered_at = now() - interval '1 year' where id = $1`, [id]);
    expect((await accounts.register('settled', { email: 'late@example.com' })).body.code).toBe('username_taken');
  });
});

describe('secrets', () => {
  it('are kept hashed, and in no event or job that is done', async () => {
    await accounts.register('careful', { phone: '09121234567' });
    const code = await accounts.codeFor('careful@example.com');
    const [account] = await accounts.rows<{ password_hash: string; phone: string }>(
      'select * from write.account where id = $1',
      [await accounts.idOf('careful')],
    );
    expect(account?.password_hash).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$/);
    expect(account?.phone).toBe('+989121234567');
    const kept = await accounts.rows<{ text: string }>(
      `select t::text as text from write.account t union all select t::text from write.verification t
       union all select t::text from write.event_log t union all select t::text from write.idempotency_key t
       union all select t::text from write.effect_job t where done_at is not null`,
    );
    // The microseconds of a time are six digits as well.
    const told = kept.map(({ text }) => text.replace(/(:\d\d)\.\d+/g, '$1'));
    const secrets = told.filter((text) => text.includes(PASSWORD) || new RegExp(`\\D${code}\\D`).test(text));
    expect(secrets).toEqual([]);
  });
});
