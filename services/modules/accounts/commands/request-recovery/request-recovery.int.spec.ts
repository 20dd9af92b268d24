import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { eventually } from '#platform/testing/eventually.ts';
import { AccountsApp, PASSWORD } from '../../testing/accounts-app.ts';

const NEW_PASSWORD = 'another evening, another film';
const SENT = { status: 1, message: 'An email sent to you containing a URL link to reset your password' };
const EXPIRED = {
  status: 0,
  code: 'link_expired',
  message: 'This link is no longer valid, please ask for a new one',
  errors: { hash: ['This link is no longer valid, please ask for a new one'] },
};

let accounts: AccountsApp;

beforeAll(async () => {
  accounts = await AccountsApp.start({ PUBLIC_URL: 'https://parde.example' });
});
afterAll(() => accounts.close());

const recover = (email: string, headers: Record<string, string> = {}) =>
  accounts.test.post('/api/user/recovery', { email }, headers);
const change = (hash: string, password = NEW_PASSWORD, headers: Record<string, string> = {}) =>
  accounts.test.post('/api/user/changePassword', { hash, password, password_confirmation: password }, headers);

const check = (hash: string) => accounts.test.post('/api/user/recoveryLink', { hash });

/** The link of the newest of `count` deliveries, which has to be the recovery's. */
async function mailedLink(username: string, count = 2): Promise<string> {
  const [newest] = await accounts.deliveredTo(`${username}@example.com`, count);
  expect(newest?.subject).toBe('پرده: لینک گذرواژهٔ تازه');
  return /^https:\S+$/m.exec(newest?.text ?? '')?.[0] ?? '';
}

async function tokenFor(username: string, count = 2): Promise<string> {
  await recover(`${username}@example.com`);
  return (await mailedLink(username, count)).split('/').at(-1) ?? '';
}

describe('a forgotten password', () => {
  it('is replaced by the mailed link, once; the session there was ends, and the owner is told', async () => {
    await accounts.member('forgetful');
    const session = await accounts.tokenOf('forgetful');
    expect((await recover(' Forgetful@Example.com')).body).toEqual(SENT);
    const link = await mailedLink('forgetful');
    expect(link).toMatch(/^https:\/\/parde\.example\/change-password\/[\w-]{43}$/);
    const token = link.split('/').at(-1)!;

    expect((await change(token)).body).toEqual({ status: 1, message: 'Your password changed successfully' });
    expect((await change(token, 'a third one, later')).body).toEqual(EXPIRED);
    expect((await accounts.info(session)).body.auth_error).toBe('token_expired');
    expect((await accounts.logIn('forgetful', PASSWORD)).body.code).toBe('wrong_credentials');
    expect((await accounts.logIn('forgetful', NEW_PASSWORD)).body.status).toBe(1);
    const [told] = await accounts.deliveredTo('forgetful@example.com', 3);
    expect(told?.subject).toBe('پرده: گذرواژهٔ شما تغییر کرد');
    expect(told?.text).toContain('گذرواژهٔ حساب «forgetful» همین حالا تغییر کرد');
  });

  it('is told as replaced to a second press after a lost answer, also where the first has ended the session', async () => {
    await accounts.member('pressing');
    const session = await accounts.tokenOf('pressing');
    const hash = await tokenFor('pressing');
    const headers = { 'idempotency-key': randomUUID(), authorization: `Bearer ${session}` };
    const first = await change(hash, NEW_PASSWORD, headers);
    const again = await change(hash, NEW_PASSWORD, headers);
    expect([first.body.status, again.body]).toEqual([1, first.body]);
    expect((await accounts.info(session)).body.auth_error).toBe('token_expired');
    expect((await change(hash, NEW_PASSWORD, { ...headers, 'idempotency-key': randomUUID() })).body).toEqual(EXPIRED);
    await accounts.everyJobDone();
    expect(await accounts.deliveries('pressing@example.com')).toHaveLength(3);
  });

  it('is not replaced by a link that is too old', async () => {
    const id = await accounts.member('late');
    const token = await tokenFor('late');
    const [left] = await accounts.rows<{ seconds: number }>(
      'select extract(epoch from expires_at - now())::int as seconds from write.password_recovery where account_id = $1',
      [id],
    );
    expect(left?.seconds).toBeGreaterThan(3_500);
    expect(left?.seconds).toBeLessThanOrEqual(3_600);
    await accounts.rows(
      `update write.password_recovery set expires_at = now() - interval '1 second' where account_id = $1`,
      [id],
    );
    expect((await change(token)).body).toEqual(EXPIRED);
    expect((await accounts.logIn('late')).body.status).toBe(1);
  });

  it('has one link at a time: a newer one takes the place of the one before', async () => {
    await accounts.member('impatient');
    const first = await tokenFor('impatient');
    const second = await tokenFor('impatient', 3);
    expect(second).not.toBe(first);
    expect((await change(first)).body).toEqual(EXPIRED);
    expect((await change(second)).body.status).toBe(1);
  });

  it('has one good link where several were asked for at once', async () => {
    const id = await accounts.member('hurried');
    const asked = await Promise.all([1, 2, 3].map(() => recover('hurried@example.com')));
    expect(asked.map(({ body }) => body)).toEqual([SENT, SENT, SENT]);
    const mails = (await accounts.deliveredTo('hurried@example.com', 4)).slice(0, 3);
    const links = mails.map(({ text }) => /change-password\/(\S+)/.exec(text)?.[1] ?? '');
    expect(new Set(links).size).toBe(3);
    expect(await accounts.rows('select from write.password_recovery where account_id = $1', [id])).toHaveLength(1);
    const looks = await Promise.all(links.map(async (link) => ({ link, good: (await check(link)).body.status === 1 })));
    const good = looks.filter((look) => look.good).map(({ link }) => link);
    expect(good).toHaveLength(1);
    for (const { link } of looks.filter((look) => !look.good)) expect((await change(link)).body).toEqual(EXPIRED);
    expect((await change(good[0]!)).body.status).toBe(1);
    expect((await change(good[0]!, 'a third one, later')).body).toEqual(EXPIRED);
  });

  it('is replaced once when the link comes several times at once; the others are told that it is over', async () => {
    await accounts.member('doubled');
    const token = await tokenFor('doubled');
    const passwords = Array.from({ length: 4 }, (_, index) => `one of several films ${index}`);
    const answers = await Promise.all(passwords.map((password) => change(token, password)));
    const refused = answers.filter(({ body }) => body.status !== 1);
    expect(refused.map(({ body }) => body)).toEqual([EXPIRED, EXPIRED, EXPIRED]);
    const chosen = passwords[answers.findIndex(({ body }) => body.status === 1)];
    expect((await accounts.logIn('doubled', chosen)).body.status).toBe(1);
  });

  it('tells what is wrong with the new one, and the link stays good', async () => {
    await accounts.member('careless');
    const token = await tokenFor('careless');
    const answer = await accounts.test.post('/api/user/changePassword', {
      hash: token,
      password: 'password1',
      password_confirmation: 'password2',
    });
    expect(answer.body).toMatchObject({
      code: 'invalid_request',
      errors: {
        password: ['This password is too common, please choose another one'],
        password_confirmation: ['The passwords are not the same'],
      },
    });
    expect((await change(token)).body.status).toBe(1);
  });

  it('does not let in an account that is suspended', async () => {
    const id = await accounts.member('suspended');
    const token = await tokenFor('suspended');
    const headers = { authorization: `Bearer ${await accounts.staff('admin')}` };
    const suspended = await accounts.test.post('/api/console/users/suspend', { user_id: id, reason: 'rude' }, headers);
    expect(suspended.body.status).toBe(1);
    expect((await check(token)).body).toEqual({ status: 1 });
    expect((await change(token)).body.status).toBe(1);
    expect((await accounts.logIn('suspended', NEW_PASSWORD)).body.code).toBe('account_suspended');
    // Nor by one that is asked for afterwards: behind those of the first link, the suspension and the change.
    const later = await tokenFor('suspended', 4);
    expect((await change(later, 'a third one, later')).body.status).toBe(1);
    expect((await accounts.logIn('suspended', 'a third one, later')).body.code).toBe('account_suspended');
  });
});

describe('whoever asks for a link', () => {
  it('gets the same answer for an address that has no account, and nothing is mailed', async () => {
    await accounts.member('present');
    await accounts.register('unverified');
    await accounts.codeFor('unverified@example.com');
    const [known, unknown, waiting] = [
      await recover('present@example.com'),
      await recover('absent@example.com'),
      await recover('unverified@example.com'),
    ];
    const told = ({ status, body, headers }: typeof known) => ({ status, body, headers: Object.keys(headers).sort() });
    expect(told(unknown)).toEqual(told(known));
    expect(told(waiting)).toEqual(told(known));
    await mailedLink('present');
    await accounts.everyJobDone();
    expect(await accounts.deliveries('absent@example.com')).toEqual([]);
    expect(await accounts.deliveries('unverified@example.com')).toHaveLength(1);
  });

  it('may type the digits of a Persian keyboard', async () => {
    await accounts.member('year69');
    expect((await recover('year۶۹@example.com')).body).toEqual(SENT);
    expect(await mailedLink('year69')).toContain('/change-password/');
  });

  it.each(['nobody', '', '@', 'a@b', 'two@example.com, three@example.com', 'a@example.com\nBcc: b@example.com'])(
    'with %j, which is no address, is told so',
    async (email) => {
      expect((await recover(email)).body).toEqual({
        status: 0,
        code: 'wrong_email',
        message: 'Wrong email address , Try again',
        errors: { email: ['Wrong email address , Try again'] },
      });
    },
  );

  it('cannot send the link elsewhere by a forged Host', async () => {
    await accounts.member('target');
    await recover('target@example.com', { host: 'evil.example', 'x-forwarded-host': 'evil.example' });
    expect(await mailedLink('target')).toMatch(/^https:\/\/parde\.example\//);
  });
});

/** Until so many wait for a lock. */
const waiting = (count: number) =>
  eventually(async () => {
    const sql = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    expect(await accounts.rows(sql)).toHaveLength(count);
  });

it('a log-in whose password was right, and was changed before the session began, is refused', async () => {
  const id = await accounts.member('robbed');
  const token = await tokenFor('robbed');
  const runner = accounts.test.app.get(DataSource).createQueryRunner();
  await runner.startTransaction();
  await runner.query('select from write.account where id = $1 for update', [id]);
  const changed = change(token);
  const loggedIn = waiting(1).then(() => accounts.logIn('robbed', PASSWORD));
  await waiting(2).finally(async () => {
    await runner.rollbackTransaction();
    await runner.release();
  });
  expect((await changed).body.status).toBe(1);
  expect((await loggedIn).body.code).toBe('wrong_credentials');
  const sql = 'select from write.session where account_id = $1 and ended_at is null';
  expect(await accounts.rows(sql, [id])).toEqual([]);
});

describe('the link', () => {
  it('is told as good before it is used, however often, and as over once it was used, replaced or is too old', async () => {
    const id = await accounts.member('looking');
    const first = await tokenFor('looking');
    for (let n = 0; n < 3; n++) expect((await check(first)).body).toEqual({ status: 1 });
    const second = await tokenFor('looking', 3);
    expect((await check(first)).body).toEqual(EXPIRED);
    expect((await check(second)).body).toEqual({ status: 1 });
    expect((await change(second)).body.status).toBe(1);
    expect((await check(second)).body).toEqual(EXPIRED);
    const third = await tokenFor('looking', 5);
    await accounts.rows(
      `update write.password_recovery set expires_at = now() - interval '1 second' where account_id = $1`,
      [id],
    );
    expect((await check(third)).body).toEqual(EXPIRED);
  });

  it.each(['', 'x', 'a'.repeat(43), "' or 1=1 --"])('that is %j opens nothing', async (hash) => {
    expect((await change(hash)).body).toEqual(EXPIRED);
    expect((await check(hash)).body).toEqual(EXPIRED);
  });

  it('is kept as a hash alone, and not in the job that has mailed it', async () => {
    await accounts.member('discreet');
    const token = await tokenFor('discreet');
    await accounts.everyJobDone();
    const kept = await accounts.rows<{ text: string }>(
      `select t::text as text from write.password_recovery t union all select t::text from write.event_log t
       union all select t::text from write.effect_job t`,
    );
    expect(kept.length).toBeGreaterThan(3);
    expect(kept.filter(({ text }) => text.includes(token))).toEqual([]);
  });

  it('goes to nobody where the address was changed while it was made: nobody has asked for one to the new address', async () => {
    const id = await accounts.member('moving');
    const runner = accounts.test.app.get(DataSource).createQueryRunner();
    await runner.startTransaction();
    const moved = `update write.account set email = 'moved@example.com', email_folded = 'moved@example.com' where id = $1`;
    await runner.query(moved, [id]);
    await recover('moving@example.com');
    await waiting(1).finally(async () => {
      await runner.commitTransaction();
      await runner.release();
    });
    await accounts.everyJobDone();
    expect(await accounts.deliveries('moved@example.com')).toEqual([]);
    expect(await accounts.rows('select from write.password_recovery where account_id = $1', [id])).toEqual([]);
  });

  it('that was not used is gone once the password was changed in another way', async () => {
    await accounts.member('remembering');
    const token = await tokenFor('remembering');
    const changed = await accounts.test.post('/api/user/editInfo', {
      name: 'Remembering',
      password: NEW_PASSWORD,
      password_confirmation: NEW_PASSWORD,
      token: await accounts.tokenOf('remembering'),
    });
    expect(changed.body.status).toBe(1);
    expect((await change(token, 'too late for this one')).body).toEqual(EXPIRED);
  });
});
