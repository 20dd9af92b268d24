import { randomBytes } from 'node:crypto';
import { CommandBus } from '@nestjs/cqrs';
import { Secret, TOTP } from 'otpauth';
import { Config } from '#platform/kernel/config/config.ts';
import { operatorSender, systemSender } from '#platform/kernel/context/sender.ts';
import type { Role } from '#platform/kernel/context/viewer.ts';
import { ReadModelFeed } from '#platform/messaging/feed/read-model-feed.ts';
import { eventually } from '#platform/testing/eventually.ts';
import { ChangeRole } from '../../commands/change-role/change-role.command.ts';
import { CreateAdmin } from '../../commands/create-admin/create-admin.command.ts';
import { OpenAccount } from '../../commands/open-account/open-account.command.ts';
import { ResetTwoFactor } from '../../commands/reset-two-factor/reset-two-factor.command.ts';
import { DEMO_PASSWORD } from '../../demo/demo-accounts.ts';
import { AccountsApp, PASSWORD } from '../../testing/accounts-app.ts';
import { ReadSessions } from '../sessions/read-sessions.ts';

let accounts: AccountsApp;

beforeAll(async () => {
  const secret = 'a secret of this test alone, long enough';
  const environment = {
    NODE_ENV: 'production',
    TOKEN_SECRET: secret,
    DATA_KEYS: `test:${randomBytes(32).toString('base64')}`,
    PUBLIC_URL: 'https://parde.example.org',
  };
  accounts = await AccountsApp.start(environment);
});

afterAll(() => accounts.close());

const execute = <Result>(command: object): Promise<Result> =>
  accounts.test.app.get(CommandBus).execute(command as never);
const create = (username: string, password: string | null = PASSWORD) =>
  execute<{ accountId: number; link: string | null }>(
    new CreateAdmin(operatorSender('create-admin'), { username, email: `${username}@example.com`, password }),
  );
const open = (username: string, role: Role, password = PASSWORD) =>
  execute<{ accountId: number }>(
    new OpenAccount(systemSender('test'), username, username, `${username}@example.com`, role, password),
  );
const post = (path: string, token: string, body: object = {}) => accounts.test.post(path, { ...body, token });
const list = (token: string) => accounts.test.get('/api/console/users', { authorization: `Bearer ${token}` });
const ready = () => accounts.test.get('/health/ready');

/** Sets two-factor up by the calls of the console. @returns the authenticator, and the answer's recovery codes. */
async function enrol(token: string): Promise<{ totp: TOTP; recoveryCodes: string[] }> {
  const { secret } = (await post('/api/user/twoFactor/enrol', token, { password: PASSWORD })).body;
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const { body } = await post('/api/user/twoFactor/confirm', token, { code: totp.generate() });
  return { totp, recoveryCodes: body.recovery_codes };
}

interface Act extends Record<string, unknown> {
  operation: string;
  action: string;
  stream: string;
}

const operatorActs = async (stream: string): Promise<string[]> => {
  const rows = await accounts.rows<{ data: Act }>(
    `select data from write.event_log where type = 'operator.acted.v1' and data->>'stream' = $1 order by id`,
    [stream],
  );
  return rows.map(({ data }) => `${data.operation}: ${data.action}`);
};

describe('an admin in production', () => {
  it('without two-factor may set it up and nothing else of the console', async () => {
    await create('lonely');
    const token = await accounts.tokenOf('lonely');
    await accounts.projected();
    for (const answer of [
      await list(token),
      await post('/api/console/users/suspend', token, { user_id: 1, reason: 'because' }),
      await post('/api/user/twoFactor/disable', token, { password: PASSWORD, code: '123456' }),
    ]) {
      expect(answer).toMatchObject({ status: 403, body: { code: 'two_factor_required' } });
      expect(answer.body.message).toBe('Please set up two-step verification first');
    }
    expect((await post('/api/user/twoFactor/state', token)).body).toMatchObject({ enabled: false, needed: true });
    // As anybody may.
    expect((await accounts.info(token)).body.user.username).toBe('lonely');

    const { recoveryCodes } = await enrol(token);
    expect(recoveryCodes).toHaveLength(10);
    expect((await list(token)).status).toBe(200);
    await accounts.projected();
    expect((await post('/api/user/twoFactor/state', token)).body).toMatchObject({ enabled: true, needed: true });
  });

  it('cannot switch it off', async () => {
    const code = new TOTP().generate();
    await create('steady');
    const token = await accounts.tokenOf('steady');
    await enrol(token);
    const answer = await post('/api/user/twoFactor/disable', token, { password: PASSWORD, code });
    expect(answer.body.code).toBe('two_factor_needed');
    expect((await list(token)).status).toBe(200);
  });

  it('is not sent back by a read side that has not heard of it yet', async () => {
    const { accountId } = await create('quick');
    const token = await accounts.tokenOf('quick');
    const sessions = await accounts.rows<{ id: string }>('select id from write.session where account_id = $1', [
      accountId,
    ]);
    const { secret } = (await post('/api/user/twoFactor/enrol', token, { password: PASSWORD })).body;
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
    const { headers } = await post('/api/user/twoFactor/confirm', token, { code });
    const position = Number(headers['parde-position']);
    const { app, database } = accounts.test;
    const reader = new ReadSessions(database, app.get(ReadModelFeed), app.get(Config));
    const viewer = await reader.verify(accountId, sessions[0]!.id, Date.now() / 1_000, [
      { partition: 'log', position },
    ]);
    expect(viewer).toMatchObject({ username: 'quick', twoFactor: true });
  });

  it('is left alone where it is a moderator, to whom it is only recommended', async () => {
    await open('guardian', 'moderator');
    const token = await accounts.tokenOf('guardian');
    expect((await list(token)).status).toBe(200);
    const { totp } = await enrol(token);
    await accounts.rows('update write.two_factor set last_step = 0');
    const code = totp.generate();
    expect((await post('/api/user/twoFactor/disable', token, { password: PASSWORD, code })).body.status).toBe(1);
  });
});

describe('who has lost the second step', () => {
  it('is let in by the operator: it is off, the session over, the owner told, and the audit log has it', async () => {
    const { accountId } = await create('forgetful');
    const token = await accounts.tokenOf('forgetful');
    const reset = () => execute<void>(new ResetTwoFactor(operatorSender('reset-two-factor'), accountId));
    await expect(reset()).rejects.toMatchObject({ code: 'not_enrolled' });
    await enrol(token);
    await reset();
    expect((await accounts.info(token)).body.auth_error).toBe('token_expired');
    const [, told] = [await accounts.everyJobDone(), await accounts.deliveredTo('forgetful@example.com')];
    expect(told[0]!.text).toContain('ورود دومرحله‌ای حساب «forgetful» را برداشت');
    const again = await accounts.tokenOf('forgetful');
    expect((await list(again)).body.code).toBe('two_factor_required');
    expect(await operatorActs(`user-${accountId}`)).toEqual([
      'cli create-admin: user.registered',
      'cli reset-two-factor: user.session-ended',
      'cli reset-two-factor: user.two-factor-disabled',
    ]);
  });

  it('leaves an entry that nobody changes or removes', async () => {
    for (const change of ['delete from', 'update']) {
      const sql =
        change === 'update'
          ? `update write.event_log set data = '{}' where type = 'operator.acted.v1'`
          : `delete from write.event_log where type = 'operator.acted.v1'`;
      await expect(accounts.rows(sql)).rejects.toThrow('never changed or removed');
    }
  });
});

describe('a new admin', () => {
  it('sets the password by a link, once', async () => {
    const { link } = await create('invited', null);
    const hash = /^https:\/\/parde\.example\.org\/change-password\/([\w-]{43})$/.exec(link ?? '')?.[1];
    const kept = await accounts.rows('select token_hash from write.password_recovery');
    expect(JSON.stringify(kept)).not.toContain(hash);
    const change = { hash, password: PASSWORD, password_confirmation: PASSWORD };
    const published = { hash, password: DEMO_PASSWORD, password_confirmation: DEMO_PASSWORD };
    expect((await accounts.test.post('/api/user/changePassword', published)).body.errors).toHaveProperty('password');
    expect((await accounts.test.post('/api/user/changePassword', change)).body.status).toBe(1);
    expect((await accounts.test.post('/api/user/changePassword', change)).body.code).toBe('link_expired');
    await accounts.tokenOf('invited');
  });

  it('is refused where name or address is taken, and nothing changes', async () => {
    const { accountId } = await open('settled', 'viewer');
    await expect(create('Settled')).rejects.toMatchObject({
      code: 'account_exists',
      username: 'settled',
      role: 'viewer',
    });
    const other = { username: 'newcomer', email: 'SETTLED@example.com', password: PASSWORD };
    await expect(execute(new CreateAdmin(operatorSender('create-admin'), other))).rejects.toMatchObject({
      username: 'settled',
    });
    const [row] = await accounts.rows('select role, version from write.account where id = $1', [accountId]);
    expect(row).toEqual({ role: 'viewer', version: 1 });
    await execute(new ChangeRole(operatorSender('change-role'), accountId, 'admin', null, null));
    expect(await operatorActs(`user-${accountId}`)).toEqual(['cli change-role: user.role-changed']);
  });
});

describe('the published password', () => {
  /** Asked again where a busy machine has not answered within the time of the check. */
  const readinessSays = (status: number, said: string) =>
    eventually(async () => {
      const { status: answered, body } = await ready();
      expect([answered, body.checks['staff passwords']]).toEqual([status, said]);
    });

  it('opens nobody of the staff in production, and cannot get there by a change of role', async () => {
    const { accountId } = await open('guest', 'viewer', DEMO_PASSWORD);
    const raise = () =>
      execute<void>(new ChangeRole(operatorSender('change-role'), accountId, 'moderator', null, null));
    await expect(raise()).rejects.toMatchObject({ code: 'published_password' });
    await readinessSays(200, 'ok');
  });

  it('fails readiness while somebody of the staff has it, and no longer', async () => {
    // As a process of development on the same database would do it.
    const { accountId } = await open('careless', 'moderator', DEMO_PASSWORD);
    await readinessSays(503, 'one of the staff has a published password');
    await execute(new ChangeRole(operatorSender('change-role'), accountId, 'viewer', null, null));
    await readinessSays(200, 'ok');
  });
});
