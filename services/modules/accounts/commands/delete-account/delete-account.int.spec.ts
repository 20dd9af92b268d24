import { DEMO_PASSWORD } from '../../demo/demo-accounts.ts';
import { AccountsApp, PASSWORD } from '../../testing/accounts-app.ts';
import { jpeg } from '../../testing/pictures.ts';

let accounts: AccountsApp;

beforeAll(async () => {
  accounts = await AccountsApp.start();
});
afterAll(() => accounts.close());

const erase = (token: string, fields: object = { password: PASSWORD }) =>
  accounts.test.post('/api/user/deleteAccount', { token, ...fields });
const profileOf = (username: string) => accounts.test.post('/api/user/getPublicProfile', { username });

describe('an account that its owner deletes', () => {
  it('needs the password', async () => {
    await accounts.member('careful');
    const token = await accounts.tokenOf('careful');
    expect((await erase(token, { password: 'not this one' })).body).toMatchObject({
      status: 0,
      code: 'wrong_password',
      errors: { password: ['The password is wrong'] },
    });
    expect((await erase(token, {})).body).toMatchObject({ code: 'invalid_request' });
    expect((await accounts.test.post('/api/user/deleteAccount', { password: PASSWORD })).status).toBe(401);
    expect((await accounts.info(token)).status).toBe(200);
  });

  it('is gone at once: session, log-in, profile; its name and address are free', async () => {
    const id = await accounts.member('leaving');
    const token = await accounts.tokenOf('leaving');
    const deleted = await erase(token);
    expect(deleted.body).toEqual({ status: 1, message: 'Your account is deleted' });
    expect((await accounts.info(token)).body.auth_error).toBe('token_expired');
    for (const login of ['leaving', 'leaving@example.com', `deleted.${id}`, '']) {
      const { body } = await accounts.logIn(login);
      expect(['wrong_credentials', 'invalid_request']).toContain(body.code);
    }
    await accounts.projected();
    for (const username of ['leaving', 'deleted', `deleted.${id}`]) {
      expect((await profileOf(username)).status).toBe(404);
    }
    const again = await accounts.member('leaving');
    expect(again).not.toBe(id);
    expect((await accounts.logIn('leaving')).body).toMatchObject({ status: 1 });
  });

  it('gets one mail that says so and none after it, and no link for a password', async () => {
    await accounts.member('silent');
    await accounts.test.post('/api/user/recovery', { email: 'silent@example.com' });
    const [mail] = await accounts.deliveredTo('silent@example.com', 2);
    const hash = /change-password\/(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
    await erase(await accounts.tokenOf('silent'));
    const passwords = {
      password: 'another evening, another film',
      password_confirmation: 'another evening, another film',
    };
    const changed = await accounts.test.post('/api/user/changePassword', { hash, ...passwords });
    expect(changed.body.code).toBe('link_expired');
    await accounts.test.post('/api/user/recovery', { email: 'silent@example.com' });
    await accounts.everyJobDone();
    const mails = await accounts.deliveries('silent@example.com');
    expect(mails).toHaveLength(3);
    const told = mails.filter(({ subject }) => subject === 'پرده: حساب شما حذف شد');
    expect(told.map(({ text }) => text)).toEqual([expect.stringMatching(/حساب «silent» در .* حذف شد/)]);
    // No row of ours knows the address once it is sent.
    const rows = await accounts.rows(`select 1 from write.effect_job where payload is not null`);
    expect(rows).toEqual([]);
  });

  it('leaves nothing of a person in any row or event, and nothing of its picture', async () => {
    const id = await accounts.member('vanishing');
    const token = await accounts.tokenOf('vanishing');
    const { avatar_path } = (await accounts.upload(await jpeg(80, 80), { token })).body;
    await accounts.test.post('/api/user/editInfo', { token, name: 'Canary Renamed' });
    const reviewer = await accounts.staff('moderator');
    const look = { user_id: id, avatar_path, avatar_waiting: true, outcome: 'kept', token: reviewer };
    expect((await accounts.test.post('/api/console/users/reviewAvatar', look)).status).toBe(200);
    await erase(token);
    await accounts.projected();
    await accounts.everyJobDone();
    const rows = await accounts.rows<{ text: string }>(
      `select t::text as text from write.account t where id = $1 union all
       select t::text from write.event_log t where stream = $2 union all
       select t::text from write.session t where account_id = $1 union all
       select t::text from read.account t where user_id = $1 union all
       select t::text from read.session_history t where user_id = $1`,
      [id, `user-${id}`],
    );
    const all = rows.map(({ text }) => text).join('\n');
    expect(all).toContain('Deleted user');
    const [avatar] = /[0-9a-f-]{36}/.exec(avatar_path) ?? [];
    for (const trace of ['vanishing', 'Canary', 'Test Viewer', 'argon2', avatar!]) expect(all).not.toContain(trace);
    expect(all).not.toMatch(/127\.0\.0\.1|lightMyRequest/);
  });

  it('is deleted once when it is asked for twice at once', async () => {
    const id = await accounts.member('twice');
    const token = await accounts.tokenOf('twice');
    const answers = await Promise.all([erase(token), erase(token)]);
    expect(answers.filter(({ body }) => body.status === 1)).toHaveLength(1);
    const events = await accounts.rows(`select 1 from write.event_log where stream = $1 and type = 'user.deleted.v1'`, [
      `user-${id}`,
    ]);
    expect(events).toHaveLength(1);
  });

  it('is none of the staff’s, before the role is taken', async () => {
    for (const role of ['moderator', 'admin'] as const) {
      const token = await accounts.staff(role);
      expect((await erase(token, { password: DEMO_PASSWORD })).body.code).toBe('staff_account');
      expect((await accounts.info(token)).status).toBe(200);
    }
  });

  it('is not found by the staff’s commands', async () => {
    const id = await accounts.member('past');
    await erase(await accounts.tokenOf('past'));
    const token = await accounts.staff('admin');
    for (const [verb, fields] of [
      ['suspend', { reason: 'too late' }],
      ['unsuspend', { reason: 'too late' }],
      ['changeRole', { role: 'admin', version: 1 }],
    ] as const) {
      const { body } = await accounts.test.post(`/api/console/users/${verb}`, { token, user_id: id, ...fields });
      expect(body.code).toBe('unknown_user');
    }
  });
});

describe('the export of one’s data', () => {
  it('holds one’s own account and sessions, no secret, and nobody else’s', async () => {
    await accounts.member('curious');
    await accounts.member('other');
    const logIn = await accounts.logIn('curious');
    await accounts.projected();
    const { body } = await accounts.test.post('/api/user/exportMyData', { token: logIn.body.token });
    expect(body).toMatchObject({
      status: 1,
      exported_at: expect.any(String),
      data: {
        account: [{ username: 'curious', email: 'curious@example.com', name: 'Test Viewer' }],
        sessions: [
          { address: '127.0.0.1', ended_at: null },
          { address: '127.0.0.1', ended_by: 'other_log_in' },
        ],
      },
    });
    const text = JSON.stringify(body);
    for (const foreign of ['argon2', 'password', 'other@example.com', logIn.body.token]) {
      expect(text).not.toContain(foreign);
    }
    expect((await accounts.test.post('/api/user/exportMyData')).status).toBe(401);
  });
});
