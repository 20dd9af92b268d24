import { appendAsCommand } from '#platform/testing/append-events.ts';
import type { TestAnswer } from '#platform/testing/test-app.ts';
import { roleChanged } from '../../contract/accounts.events.ts';
import { AccountsApp, PASSWORD } from '../../testing/accounts-app.ts';

let accounts: AccountsApp;
let admin: string;
let moderator: string;
let adminId: number;
let moderatorId: number;

beforeAll(async () => {
  accounts = await AccountsApp.start();
  moderator = await accounts.staff('moderator');
  admin = await accounts.staff('admin');
  moderatorId = (await accounts.info(moderator)).body.user.id;
  adminId = (await accounts.info(admin)).body.user.id;
});
afterAll(() => accounts.close());

const command = (verb: string, token: string, user_id: number, fields: object = { reason: 'for a reason' }) =>
  accounts.test.post(`/api/console/users/${verb}`, { token, user_id, ...fields });
const codeOf = (answer: TestAnswer) => answer.body.code ?? answer.body.message;

async function seenBy(token: string, userId: number) {
  await accounts.projected();
  const headers = { authorization: `Bearer ${token}` };
  return (await accounts.test.get(`/api/console/users/${userId}`, headers)).body;
}

describe('a suspended user', () => {
  it('is out at once, learns why at the log-in, and comes back when it is over', async () => {
    const id = await accounts.member('troll');
    const session = await accounts.tokenOf('troll');
    const suspended = await command('suspend', moderator, id, { reason: '  spam in comments ' });
    expect(suspended.body).toEqual({ status: 1, message: 'The account is suspended' });
    expect((await accounts.info(session)).body.auth_error).toBe('token_expired');
    expect((await accounts.logIn('troll')).body).toEqual({
      status: 0,
      code: 'account_suspended',
      message: 'This account is suspended',
      reason: 'spam in comments',
    });
    // Whoever does not know the password does not learn it.
    expect((await accounts.logIn('troll', 'not the password')).body.code).toBe('wrong_credentials');
    expect(await seenBy(moderator, id)).toMatchObject({
      state: 'suspended',
      suspension_reason: 'spam in comments',
      suspended_at: expect.any(String),
    });

    const again = await command('unsuspend', moderator, id, { reason: 'apologised' });
    expect(again.body).toEqual({ status: 1, message: 'The account is active again' });
    expect((await accounts.info(session)).body.auth_error).toBe('token_expired');
    expect((await accounts.logIn('troll')).body.status).toBe(1);
    expect(await seenBy(moderator, id)).toMatchObject({ state: 'active', suspension_reason: null });
  });

  it('is out also with a session that has not ended', async () => {
    const id = await accounts.member('lingerer');
    const session = await accounts.tokenOf('lingerer');
    expect((await accounts.info(session)).body.auth_error).toBeUndefined();
    await accounts.rows(`update write.account set suspended_at = now(), suspension_reason = 'x' where id = $1`, [id]);
    expect((await accounts.info(session)).body.auth_error).toBe('token_expired');
  });

  it('is not let in by a log-in that was under way', async () => {
    const id = await accounts.member('racer');
    const captchas = await Promise.all([1, 2, 3].map(() => accounts.captcha()));
    const logIn = (captcha: string) =>
      accounts.test.post('/api/user/login', { credentials: { login: 'racer', password: PASSWORD }, captcha });
    const answers = await Promise.all([...captchas.map(logIn), command('suspend', moderator, id)]);
    for (const { body } of answers.slice(0, 3)) {
      if (body.token) expect((await accounts.info(body.token)).body.auth_error).toBe('token_expired');
    }
    expect(
      await accounts.rows('select id from write.session where account_id = $1 and ended_at is null', [id]),
    ).toEqual([]);
  });
});

describe('who may suspend whom', () => {
  it('goes by rank, and never oneself', async () => {
    const id = await accounts.member('plain');
    const tries: [string, TestAnswer][] = [
      ['own_account', await command('suspend', moderator, moderatorId)],
      ['higher_role', await command('suspend', moderator, adminId)],
      ['own_account', await command('suspend', admin, adminId)],
      ['unknown_user', await command('suspend', moderator, 2_000_000_000)],
      ['not_suspended', await command('unsuspend', moderator, id)],
      ['The account is suspended', await command('suspend', moderator, id)],
      ['already_suspended', await command('suspend', admin, id)],
      ['The account is suspended', await command('suspend', admin, moderatorId)],
      ['The account is active again', await command('unsuspend', admin, moderatorId)],
    ];
    expect(tries.map(([, answer]) => codeOf(answer))).toEqual(tries.map(([code]) => code));
    moderator = await accounts.staff('moderator');
  });

  it.each(['', 'no', 'x'.repeat(501)])('needs a reason of some words: %j', async (reason) => {
    const { status, body } = await command('suspend', moderator, 2_000_000_000, { reason });
    expect([status, Object.keys(body.errors)]).toEqual([422, ['reason']]);
  });

  it('is nothing for a viewer', async () => {
    await accounts.member('viewer-only');
    const token = await accounts.tokenOf('viewer-only');
    for (const verb of ['suspend', 'unsuspend']) expect((await command(verb, token, adminId)).status).toBe(403);
    expect((await command('changeRole', token, adminId, { role: 'viewer', version: 1 })).status).toBe(403);
    expect((await command('changeRole', moderator, moderatorId, { role: 'admin', version: 1 })).status).toBe(403);
  });
});

describe('a role', () => {
  /** Over the role as it is by now. */
  async function changeRole(token: string, id: number, role: string, fields: object = {}) {
    const [account] = await accounts.rows<{ version: number }>(
      'select role_version as version from write.account where id = $1',
      [id],
    );
    return command('changeRole', token, id, { role, version: account?.version ?? 1, ...fields });
  }

  it('is given by admins, counts from the next request on, and is taken away the same way', async () => {
    const id = await accounts.member('promoted');
    const token = await accounts.tokenOf('promoted');
    const list = () => accounts.test.get('/api/console/users', { authorization: `Bearer ${token}` });
    expect((await list()).status).toBe(403);
    const promoted = await changeRole(admin, id, 'moderator', { reason: 'knows films' });
    expect(promoted.body).toEqual({ status: 1, message: 'The role was changed' });
    expect((await list()).status).toBe(200);
    expect((await seenBy(admin, id)).role).toBe('moderator');
    await changeRole(admin, id, 'viewer');
    expect((await list()).status).toBe(403);
  });

  it('is changed only by who has seen the change before, also where it has become again what it was', async () => {
    const id = await accounts.member('discussed');
    const seen = await seenBy(admin, id);
    expect(seen).toMatchObject({ role: 'viewer', role_version: 1 });
    await changeRole(admin, id, 'moderator');
    await changeRole(admin, id, 'viewer');
    const late = await command('changeRole', admin, id, { role: 'admin', version: seen.role_version });
    expect([late.status, codeOf(late)]).toEqual([409, 'version_conflict']);
    const now = await seenBy(admin, id);
    expect(now).toMatchObject({ role: 'viewer', role_version: 3 });
    expect((await command('changeRole', admin, id, { role: 'admin', version: now.role_version })).status).toBe(200);
    await changeRole(admin, id, 'viewer');
  });

  it('that was given before roles had versions is changed over the one that the console shows', async () => {
    const id = await accounts.member('veteran');
    const mine = [id];
    await accounts.rows(`update write.account set role = 'moderator', version = version + 1 where id = $1`, mine);
    const [account] = await accounts.rows<{ version: number }>('select version from write.account where id = $1', mine);
    const changed = roleChanged({ userId: id, role: 'moderator' });
    await appendAsCommand(accounts.test.app, `user-${id}`, account!.version, [changed]);
    const seen = await seenBy(admin, id);
    expect(seen).toMatchObject({ role: 'moderator', role_version: 1 });
    expect((await command('changeRole', admin, id, { role: 'viewer', version: seen.role_version })).status).toBe(200);
  });

  it('is taken by one of two admins who take each other’s at once: an admin is always left', async () => {
    const rivalId = await accounts.member('rival');
    const rival = await accounts.tokenOf('rival');
    for (let round = 0; round < 5; round += 1) {
      await changeRole(admin, rivalId, 'admin');
      const answers = await Promise.all([
        changeRole(admin, rivalId, 'moderator'),
        changeRole(rival, adminId, 'moderator'),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
      const admins = await accounts.rows<{ id: number }>(`select id from write.account where role = 'admin'`);
      expect(admins).toHaveLength(1);
      if (admins[0]!.id === rivalId) await changeRole(rival, adminId, 'admin');
    }
  });

  it('is refused where it makes no sense', async () => {
    const id = await accounts.member('unchanged');
    await accounts.register('notyet');
    const tries: [string, number, string][] = [
      ['same_role', id, 'viewer'],
      ['own_account', adminId, 'viewer'],
      ['unknown_user', 2_000_000_000, 'admin'],
      ['waiting_account', await accounts.idOf('notyet'), 'moderator'],
      ['invalid_request', id, 'root'],
    ];
    for (const [code, userId, role] of tries) {
      expect(codeOf(await changeRole(admin, userId, role))).toBe(code);
    }
  });
});
