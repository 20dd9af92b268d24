import { randomUUID } from 'node:crypto';
import { Global, Module } from '@nestjs/common';
import pg from 'pg';
import { roleChanged } from '#modules/accounts/contract/accounts.events.ts';
import { Usernames } from '#modules/accounts/contract/usernames.port.ts';
import { ADVISORY_LOCK } from '#platform/database/advisory-locks.ts';
import { defineProjection, on } from '#platform/messaging/projections/projection.ts';
import { ProjectionsModule } from '#platform/messaging/projections/projections.module.ts';
import { appendAsCommand } from '#platform/testing/append-events.ts';
import { eventually } from '#platform/testing/eventually.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { ConsoleProjectorModule } from './console.projector.module.ts';
import { ConsoleReadModule } from './console.read.module.ts';
import { ConsoleWorkersModule } from './console.workers.module.ts';
import { ConsoleWriteModule } from './console.write.module.ts';
import { RebuildRunner } from './jobs/rebuild-runner.ts';

const usernames: Usernames = { find: async () => new Map() };
@Global()
@Module({ providers: [{ provide: Usernames, useValue: usernames }], exports: [Usernames] })
class UsernamesModule {}

/** Closed, it holds whoever projects an event. */
const gate: { open: Promise<void>; release: () => void } = { open: Promise.resolve(), release: () => undefined };
function closeGate(): void {
  const { promise, resolve } = Promise.withResolvers<void>();
  gate.open = promise;
  gate.release = resolve;
}

/** Members whose roles cannot be projected. */
const poison = new Set<number>();

const roles = defineProjection(
  'roles',
  ['member_role'],
  [
    on(roleChanged, async ({ data: { userId, role } }, { query }) => {
      await gate.open;
      if (poison.has(userId)) throw new Error(`no member ${userId}`);
      await query(
        `insert into member_role (user_id, role) values ($1, $2)
         on conflict (user_id) do update set role = excluded.role`,
        [userId, role],
      );
    }),
  ],
);

let test: TestApp;
let admin: Record<string, string>;

beforeAll(async () => {
  const sides = [ConsoleWriteModule, ConsoleReadModule, ConsoleProjectorModule, ConsoleWorkersModule];
  test = await startTestApp({ modules: [...sides, UsernamesModule, ProjectionsModule.forFeature([roles])] });
  await test.database.rows('create table read.member_role (user_id int primary key, role text not null)');
  admin = { authorization: `Bearer ${test.signIn({ userId: 1, role: 'admin' })}` };
  for (const userId of [5, 6]) {
    await appendAsCommand(test.app, `user-${userId}`, 1, [roleChanged({ userId, role: 'moderator' })]);
  }
  await eventually(async () => expect(await live()).toHaveLength(2));
});
afterEach(() => gate.release());
afterAll(() => test?.close());

const live = () => test.database.rows('select user_id, role from read.member_role order by user_id');
const spoil = () => test.database.rows(`update read.member_role set role = 'viewer' where user_id = 5`);
const RIGHT = [
  { user_id: 5, role: 'moderator' },
  { user_id: 6, role: 'moderator' },
];
const SPOILT = [{ user_id: 5, role: 'viewer' }, RIGHT[1]];

const ask = (projection: string, mode = 'swap', headers = admin) =>
  test.post('/api/console/projections/rebuild', { projection, mode }, headers);
const cancel = (id: number, headers = {}) =>
  test.post('/api/console/rebuilds/cancel', { id }, { ...admin, ...headers });
const shadows = () => test.database.rows(`select 1 from pg_namespace where nspname = 'read_next_roles'`);

/** As a worker does every second. */
async function seen(id: number, stages: string[]) {
  return await eventually(async () => {
    await test.app.get(RebuildRunner).beginNext();
    const { body } = await test.get(`/api/console/rebuilds/${id}`, admin);
    expect(stages).toContain(body.stage);
    return body;
  });
}
const ended = (id: number) => seen(id, ['done', 'failed', 'cancelled']);

describe('a rebuild that the staff asks for', () => {
  it('tells what would differ and leaves it, then puts the right rows in place', async () => {
    await spoil();
    const asked = await ask('roles', 'check');
    expect(asked).toMatchObject({ status: 200, body: { status: 1, id: expect.any(Number) } });
    expect(await ended(asked.body.id)).toMatchObject({
      projection: 'roles',
      mode: 'check',
      stage: 'done',
      begun_by: 1,
      events: 2,
      differences: [{ table: 'member_role', liveRows: 2, rebuiltRows: 2, onlyLive: 1, onlyRebuilt: 1 }],
    });
    expect(await live()).toEqual(SPOILT);

    const { body } = await ask('roles');
    const done = await ended(body.id);
    expect(done).toMatchObject({ stage: 'done', events: 2, parked: 0, differences: null, error: null, phase: null });
    expect(done.position).toBe(done.head);
    expect(Date.parse(done.ended_at)).toBeGreaterThanOrEqual(Date.parse(done.started_at));
    expect(await live()).toEqual(RIGHT);
  });

  it('is shown beside the state of its read model', async () => {
    const { id } = (await ask('roles', 'compare')).body;
    await ended(id);
    await test.database.rows('analyze read.member_role');
    const { body, headers } = await test.get('/api/console/projections?range=[0,99]', admin);
    expect(headers['content-range']).toBe(`projections 0-${body.length - 1}/${body.length}`);
    expect(body.map((each: { id: string }) => each.id)).toEqual(expect.arrayContaining(['audit', 'rebuilds', 'roles']));
    const row = body.find((each: { id: string }) => each.id === 'roles');
    expect(row).toMatchObject({ tables: 1, rows: 2, parked: 0, rebuild: { id, mode: 'compare', differences: [] } });
    expect(row.bytes).toBeGreaterThan(8_000);
    expect(row.position).toBeGreaterThan(0);
    const sorted = await test.get('/api/console/projections?sort=["bytes","DESC"]&range=[0,1]', admin);
    expect(sorted.body).toHaveLength(2);
    expect(sorted.body[0].bytes).toBeGreaterThanOrEqual(sorted.body[1].bytes);
  });

  it('is one at a time of each read model, tells its phase, and cancelled leaves the live rows', async () => {
    await spoil();
    closeGate();
    const { id } = (await ask('roles')).body;
    const running = await seen(id, ['running']);
    expect(running).toMatchObject({ started_at: expect.any(String), ended_at: null });
    await eventually(async () => {
      expect((await test.get(`/api/console/rebuilds/${id}`, admin)).body).toMatchObject({ phase: 'filling' });
    });
    expect(await ask('roles', 'check')).toMatchObject({ status: 409, body: { code: 'rebuild_under_way' } });
    const key = { 'idempotency-key': 'lost' };
    expect((await cancel(id, key)).body).toEqual({ status: 1, id });
    gate.release();
    expect(await ended(id)).toMatchObject({ stage: 'cancelled', error: null });
    // Pressed again after the answer was lost; then by somebody who comes second.
    expect((await cancel(id, key)).body).toEqual({ status: 1, id });
    await eventually(async () => expect(await shadows()).toEqual([]));
    expect(await live()).toEqual(SPOILT);
    expect(await cancel(id)).toMatchObject({ status: 409, body: { code: 'rebuild_over' } });
    expect((await ended((await ask('roles')).body.id)).stage).toBe('done');
    expect(await live()).toEqual(RIGHT);
  });

  it('cannot be cancelled while it is put in place', async () => {
    const [row] = await test.database.rows<{ id: number }>(
      `insert into write.rebuild (version, projection, mode, begun_by, stage, attempts, worker, lease_until, phase)
       values (1, 'roles', 'swap', 1, 'running', 1, gen_random_uuid(), now() + interval '1 hour', 'swapping')
       returning id`,
    );
    expect(await cancel(row!.id)).toMatchObject({ status: 409, body: { code: 'rebuild_swapping' } });
    await test.database.rows('delete from write.rebuild where id = $1', [row!.id]);
  });

  it('fails with its reason where somebody rebuilds the same from the terminal', async () => {
    const terminal = new pg.Client({ connectionString: test.url });
    await terminal.connect();
    try {
      await terminal.query('select pg_advisory_lock($1, hashtext($2))', [ADVISORY_LOCK.rebuild, 'roles']);
      const { id } = (await ask('roles')).body;
      expect(await ended(id)).toMatchObject({ stage: 'failed', error: 'roles is being rebuilt already' });
    } finally {
      await terminal.end();
    }
  });

  it('goes to another worker where its own has died', async () => {
    const { id } = (await ask('roles')).body;
    await test.database.rows(
      `update write.rebuild set stage = 'running', worker = gen_random_uuid(), attempts = 1,
         lease_until = now() - interval '1 second' where id = $1 and stage = 'waiting'`,
      [id],
    );
    expect(await ended(id)).toMatchObject({ stage: 'done', events: 2 });
  });

  it('can be of the read model that lists the rebuilds, which still has every one after it', async () => {
    const rows = () => test.database.rows('select id, projection, stage from read.rebuild order by id');
    const before = await rows();
    const { id } = (await ask('rebuilds')).body;
    expect(await ended(id)).toMatchObject({ projection: 'rebuilds', stage: 'done' });
    expect(await rows()).toEqual([...before, { id, projection: 'rebuilds', stage: 'done' }]);
  });

  it('is refused for a read model that there is not, and to whoever is no administrator', async () => {
    expect(await ask('nothing')).toMatchObject({ status: 404, body: { code: 'unknown_projection' } });
    expect((await ask('roles', 'quickly')).status).toBe(422);
    const moderator = { authorization: `Bearer ${test.signIn({ userId: 2, role: 'moderator' })}` };
    expect((await ask('roles', 'swap', moderator)).status).toBe(403);
    expect((await test.get('/api/console/projections', moderator)).status).toBe(403);
    expect((await cancel(9_999)).status).toBe(404);
    expect((await test.get('/api/console/rebuilds/9999', admin)).status).toBe(404);
  });
});

describe('parked events that the staff tries again', () => {
  const roleOf = (userId: number) =>
    test.database.rows('select role from read.member_role where user_id = $1', [userId]);
  const parked = () => test.database.rows('select stream, fault from read.parked_event order by position');
  const retry = (projection: string, headers = admin) =>
    test.post('/api/console/parked-events/retry', { projection }, headers);

  async function park(userId: number): Promise<void> {
    poison.add(userId);
    await appendAsCommand(test.app, `user-${userId}`, 1, [roleChanged({ userId, role: 'moderator' })]);
    await eventually(async () =>
      expect(await parked()).toContainEqual({ stream: `user-${userId}`, fault: `no member ${userId}` }),
    );
  }
  afterEach(async () => {
    poison.clear();
    await test.database.rows('delete from read.parked_event');
    await test.database.rows('delete from read.member_role where user_id > 6');
  });

  it('are digested where they can be; the others stay parked, with what went wrong this time', async () => {
    await park(7);
    await park(8);
    poison.delete(7);
    const { status, body } = await retry('roles');
    expect({ status, body }).toMatchObject({ status: 200, body: { status: 1, id: expect.any(Number) } });
    expect(await ended(body.id)).toMatchObject({ mode: 'retry', begun_by: 1, stage: 'done', events: 1, parked: 1 });
    expect(await roleOf(7)).toEqual([{ role: 'moderator' }]);
    expect(await parked()).toEqual([{ stream: 'user-8', fault: 'no member 8' }]);

    poison.clear();
    const again = await ended((await retry('roles')).body.id);
    expect(again).toMatchObject({ stage: 'done', events: 1, parked: 0, error: null });
    expect(await roleOf(8)).toEqual([{ role: 'moderator' }]);
    expect(await parked()).toEqual([]);
    expect(await ended((await retry('roles')).body.id)).toMatchObject({ stage: 'done', events: 0, parked: 0 });
  });

  it('are one wish for each read model and Idempotency-Key, beside no rebuild', async () => {
    await park(9);
    closeGate();
    const headers = { ...admin, 'idempotency-key': randomUUID() };
    const { body } = await retry('roles', headers);
    expect((await retry('roles', headers)).body).toEqual(body);
    expect(await retry('roles')).toMatchObject({ status: 409, body: { code: 'rebuild_under_way' } });
    expect(await ask('roles')).toMatchObject({ status: 409, body: { code: 'rebuild_under_way' } });
    poison.clear();
    gate.release();
    expect(await ended(body.id)).toMatchObject({ events: 1, parked: 0 });
  });

  it('are in the audit log, by whom and of which read model', async () => {
    const { id } = (await retry('roles')).body;
    await ended(id);
    await eventually(async () => {
      const { body } = await test.get('/api/console/audit?filter={"resource":"rebuilds"}', admin);
      expect(body).toContainEqual(
        expect.objectContaining({
          action: 'parked-events.retry-begun',
          resource_id: id,
          actor_id: 1,
          details: expect.objectContaining({ projection: 'roles' }),
        }),
      );
    });
  });

  it('are for administrators, and of a read model that there is', async () => {
    const moderator = { authorization: `Bearer ${test.signIn({ userId: 2, role: 'moderator' })}` };
    expect((await retry('roles', moderator)).status).toBe(403);
    expect(await retry('nothing')).toMatchObject({ status: 404, body: { code: 'unknown_projection' } });
  });
});
