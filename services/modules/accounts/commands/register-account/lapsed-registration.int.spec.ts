import { MembershipWriteModule } from '#modules/membership/membership.write.module.ts';
import { RegistrationWatch } from '../../jobs/registration-watch.ts';
import { AccountsApp } from '../../testing/accounts-app.ts';

const ordered = new Set<number>();

let accounts: AccountsApp;

beforeAll(async () => {
  accounts = await AccountsApp.start({}, [MembershipWriteModule], undefined, ordered);
});
afterAll(() => accounts?.close());

/** @returns the id of a registration that was never verified, a day ago. */
async function abandoned(username: string, fields: object = {}): Promise<number> {
  await accounts.register(username, fields);
  const id = await accounts.idOf(username);
  await accounts.rows(`update write.account set registered_at = now() - interval '25 hours' where id = $1`, [id]);
  return id;
}

const again = (username: string) => accounts.register(username, { email: `${username}2@example.com` });
const projected = () => Promise.all(['accounts', 'account-names'].map((name) => accounts.projected(name)));
const lapse = () => accounts.test.app.get(RegistrationWatch).lapseDue();

/** Rows and events in which something of the registration still stands. */
async function traces(id: number, canary: string): Promise<string[]> {
  const rows = await accounts.rows<{ text: string }>(
    `select t::text as text from write.account t where id = $1 union all
     select t::text from write.event_log t where stream = $2 union all
     select t::text from write.verification t where account_id = $1 union all
     select t::text from read.account t where user_id = $1 union all
     select t::text from read.account_name t where user_id = $1`,
    [id, `user-${id}`],
  );
  return rows.map(({ text }) => text).filter((text) => text.toLowerCase().includes(canary));
}

describe('the username of a registration that nobody verified for a day', () => {
  it('stays with whoever has ordered, and is free where nobody has', async () => {
    ordered.add(await abandoned('buyer'));
    await abandoned('looker');
    expect((await again('buyer')).body.code).toBe('username_taken');
    expect((await again('looker')).body.status).toBe(1);
  });

  it('is given to one of several who ask at the same moment', async () => {
    await abandoned('wanted');
    const answers = await Promise.all(
      [1, 2, 3, 4].map((n) => accounts.register('wanted', { email: `wanted${n}@example.com` })),
    );
    expect(answers.map(({ body }) => body.status).sort()).toEqual([0, 0, 0, 1]);
  });

  it('is free where staff gave the registration days', async () => {
    const token = await accounts.staff('admin');
    const id = await abandoned('gifted');
    const grant = { user_id: id, unit: 'days', amount: 30, reason: 'a present' };
    expect((await accounts.test.post('/api/console/users/grant', { ...grant, token })).body.status).toBe(1);
    expect((await again('gifted')).body.status).toBe(1);
    expect(await accounts.idOf('gifted')).not.toBe(id);
    await projected();
    expect(await traces(id, 'gifted')).toEqual([]);
  });

  it('leaves nothing of the person when another takes it', async () => {
    const id = await abandoned('canary', { name: 'Canary Surname', phone: '09121110098' });
    await projected();
    expect((await again('canary')).body.status).toBe(1);
    await projected();
    for (const canary of ['canary', '9121110098']) expect(await traces(id, canary)).toEqual([]);
  });
});

describe('a registration whose address was mistyped', () => {
  const mistyped = async (username: string) =>
    (await accounts.register(username, { email: `${username}@exmaple.com` })).body.user_id as string;
  const correct = (username: string, replaces: string) =>
    accounts.register(username, { email: `${username}@example.com`, replaces });

  it('gives its username up at once to whoever has its handle, and ends', async () => {
    const handle = await mistyped('hurried');
    const id = await accounts.idOf('hurried');
    expect((await again('hurried')).body.code).toBe('username_taken');
    const corrected = await correct('hurried', handle);
    expect(corrected.body.status).toBe(1);
    expect(corrected.body.user_id).not.toBe(handle);
    expect((await accounts.test.post('/api/user/resendCode', { user_id: handle })).body.code).toBe('resend_refused');
    await projected();
    expect(await traces(id, 'exmaple')).toEqual([]);
  });

  it('stays where it has ordered, or another username is asked for', async () => {
    const paid = await mistyped('paying');
    ordered.add(await accounts.idOf('paying'));
    expect((await correct('paying', paid)).body.code).toBe('username_taken');
    const handle = await mistyped('staying');
    const id = await accounts.idOf('staying');
    expect((await correct('going', handle)).body.status).toBe(1);
    expect(await accounts.idOf('staying')).toBe(id);
  });

  it('is not one that was verified', async () => {
    const handle = await mistyped('arrived');
    await accounts.rows(`update write.account set verified_at = now() where username = 'arrived'`);
    expect((await correct('arrived', handle)).body.code).toBe('username_taken');
  });
});

describe('a registration that nobody verified for a day and nobody asks for', () => {
  it('is erased by the workers, with its events, whatever staff gave it', async () => {
    const token = await accounts.staff('admin');
    const id = await abandoned('forgotten', { name: 'Forgotten Surname' });
    const grant = { user_id: id, unit: 'bytes', amount: 1024, reason: 'a present' };
    expect((await accounts.test.post('/api/console/users/grant', { ...grant, token })).body.status).toBe(1);
    await projected();
    expect(await traces(id, 'forgotten')).not.toEqual([]);
    await lapse();
    await projected();
    expect(await traces(id, 'forgotten')).toEqual([]);
    expect((await accounts.logIn('forgotten')).body.code).toBe('wrong_credentials');
    expect(await eventsOf(id)).toEqual(['user.registered.v1', 'user.registration-lapsed.v1']);
  });

  it('stays where somebody has ordered, was verified, or has time left; others behind them do not', async () => {
    const buyer = await abandoned('patient');
    ordered.add(buyer);
    const member = await accounts.member('member');
    await accounts.rows(`update write.account set registered_at = now() - interval '1 year' where id = $1`, [member]);
    await accounts.register('fresh');
    const overdue = await abandoned('overdue');
    await lapse();
    await projected();
    for (const username of ['patient', 'member', 'fresh']) expect(await accounts.idOf(username)).toBeGreaterThan(0);
    expect(await traces(overdue, 'overdue')).toEqual([]);
    expect(await lapse()).toBe(0);
  });

  it('is erased once when two workers come at once', async () => {
    const id = await abandoned('contested');
    await Promise.all([lapse(), lapse()]);
    expect(await eventsOf(id)).toHaveLength(2);
  });
});

async function eventsOf(id: number): Promise<string[]> {
  const events = await accounts.rows<{ type: string }>(
    'select type from write.event_log where stream = $1 order by version',
    [`user-${id}`],
  );
  return events.map(({ type }) => type);
}
