import { Global, Module } from '@nestjs/common';
import { roleChanged } from '#modules/accounts/contract/accounts.events.ts';
import { Usernames } from '#modules/accounts/contract/usernames.port.ts';
import {
  commentApproved,
  commentPosted,
  commentPutBack,
  commentRefused,
} from '#modules/community/contract/community.events.ts';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import type { NewEvent } from '#platform/messaging/outbox/event-definition.ts';
import { ProjectionRegistry } from '#platform/messaging/projections/projections.module.ts';
import { SubjectNamesRegistry } from '#platform/subject-names/subject-names.registry.ts';
import { appendAsCommand } from '#platform/testing/append-events.ts';
import { eventually } from '#platform/testing/eventually.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { WaitingWorkRegistry } from '#platform/waiting-work/waiting-work.registry.ts';
import { ConsoleProjectorModule } from '../console.projector.module.ts';
import { ConsoleReadModule } from '../console.read.module.ts';

/** A request by the moderator, user 9, to a route for staff. */
const BY_MODERATOR: MemberSender = {
  actor: { userId: 9, username: 'mod', name: 'Mod', role: 'moderator', sessionId: '', twoFactor: false },
  address: null,
  idempotencyKey: null,
  operation: 'POST /api/console/comments/refuse',
  asStaff: true,
};

/** What accounts knows. */
const known = new Map<number, string>();
const usernames: Usernames = { find: async () => known };
@Global()
@Module({ providers: [{ provide: Usernames, useValue: usernames }], exports: [Usernames] })
class UsernamesModule {}

const posted = (commentId: number) =>
  commentPosted({ commentId, postId: 1, userId: 5, username: 'sara', name: 'Sara', parentId: null, body: 'hello' });
const decision = (commentId: number) => ({ commentId, postId: 1, userId: 5, moderatorId: 9, moderator: 'mod' });

describe('the console’s own queries', () => {
  let app: TestApp;
  const tokens: Record<string, string> = {};

  beforeAll(async () => {
    app = await startTestApp({ modules: [ConsoleReadModule, ConsoleProjectorModule, UsernamesModule] });
    const append = (stream: string, version: number, event: NewEvent) =>
      appendAsCommand(app.app, stream, version, [event]);
    for (const id of [1, 2, 3, 4]) await append(`comment-${id}`, 1, posted(id));
    const byModerator = (stream: string, version: number, event: NewEvent) =>
      appendAsCommand(app.app, stream, version, [event], BY_MODERATOR);
    await byModerator('comment-1', 2, commentApproved(decision(1)));
    await byModerator('comment-2', 2, commentRefused({ ...decision(2), reason: 'rude' }));
    await byModerator('user-5', 1, roleChanged({ userId: 5, role: 'moderator' }));
    for (const role of ['viewer', 'moderator', 'admin'] as const) tokens[role] = app.signIn({ userId: 9, role });
  });
  afterAll(() => app.close());

  const get = (path: string, role: string) => app.get(path, { authorization: `Bearer ${tokens[role]}` });

  it('counts what waits, and tells how fresh the read models are', async () => {
    const projections = app.app.get(ProjectionRegistry).projections.map(({ name }) => name);
    expect(projections).toEqual(expect.arrayContaining(['audit', 'console', 'rebuilds', 'work-claims']));
    await eventually(async () => {
      const { status, body } = await get('/api/console/overview', 'moderator');
      expect(status).toBe(200);
      expect(body).toEqual({
        waiting: { comments: { count: 2, oldest_at: expect.any(String) } },
        projections: projections.toSorted().map((name) => ({
          name,
          position: 10,
          lag: 0,
          parked: 0,
          updated_at: expect.any(String),
        })),
        head: 10,
      });
    });
  });

  it('tells of the other features’ waiting work those who act on it', async () => {
    const waitingWork = app.app.get(WaitingWorkRegistry, { strict: false });
    waitingWork.add({ name: 'payments', role: 'admin', sql: `select 3 as count, now() as oldest_at` });
    const waiting = async (role: string) => (await get('/api/console/overview', role)).body.waiting;
    expect(await waiting('moderator')).toEqual({ comments: { count: 2, oldest_at: expect.any(String) } });
    expect(await waiting('admin')).toEqual({
      comments: { count: 2, oldest_at: expect.any(String) },
      payments: { count: 3, oldest_at: expect.any(String) },
    });
  });

  it('sees a projection that lags and what it has parked', async () => {
    await app.database.rows(
      `insert into read.projection_checkpoint (projection, partition, position) values ('slow', 'log', 3)`,
    );
    await app.database.rows(
      `insert into read.parked_event (projection, position, stream, fault) values ('slow', 2, 's', 'why')`,
    );
    const { body } = await get('/api/console/overview', 'moderator');
    expect(body.projections.find(({ name }: { name: string }) => name === 'slow')).toMatchObject({
      position: 3,
      lag: 7,
      parked: 1,
    });
  });

  it('names to admins the events that are parked, of one read model or of all', async () => {
    await app.database.rows(`
      insert into read.parked_event (projection, position, stream, type, fault) values
        ('halted', 8, 'comment-1', 'comment.posted.v1', 'no such title'),
        ('halted', 9, 'comment-1', 'comment.approved.v1', 'waits behind it'),
        ('older', 8, 'comment-1', null, 'no such title')`);
    const parked = (filter: object, role = 'admin') =>
      get(`/api/console/parked-events?range=[0,1]&filter=${encodeURIComponent(JSON.stringify(filter))}`, role);
    const { body, headers } = await parked({ projection: 'halted' });
    expect(headers['content-range']).toBe('parked-events 0-1/2');
    expect(body[0]).toEqual({
      id: 'halted-8',
      projection: 'halted',
      position: 8,
      stream: 'comment-1',
      type: 'comment.posted.v1',
      fault: 'no such title',
      parked_at: expect.stringMatching(/Z$/),
    });
    expect(body[1].position).toBe(9);
    expect((await parked({ projection: 'older' })).body).toMatchObject([{ id: 'older-8', type: null }]);
    expect((await parked({})).headers['content-range']).toMatch(/^parked-events 0-1\/[34]$/);
    expect((await parked({}, 'moderator')).status).toBe(403);
  });

  it('lists who did what, the newest first', async () => {
    const { body, headers } = await get('/api/console/audit', 'admin');
    expect(headers['content-range']).toBe('audit 0-2/3');
    expect(body.map((entry: { action: string }) => entry.action)).toEqual([
      'user.role-changed',
      'comment.refused',
      'comment.approved',
    ]);
    expect(body[1]).toEqual({
      id: expect.any(Number),
      action: 'comment.refused',
      resource: 'comments',
      resource_id: 2,
      subject: 'comment-2',
      version: expect.any(Number),
      name: null,
      actor_id: 9,
      actor: null,
      role: 'moderator',
      operation: 'POST /api/console/comments/refuse',
      // Ids alone say who it was.
      details: { commentId: 2, postId: 1, userId: 5, moderatorId: 9, reason: 'rude' },
      created_at: expect.any(String),
    });
  });

  it('names what it was done to as its feature does now', async () => {
    app.app.get(SubjectNamesRegistry, { strict: false }).add({
      resource: 'comments',
      sql: `select id, json_build_object('fa', null, 'en', 'hello ' || id) as name from unnest($1::int[]) id where id <> 1`,
    });
    const { body } = await get('/api/console/audit', 'admin');
    expect(body.map(({ name }: { name: object }) => name)).toEqual([null, { fa: null, en: 'hello 2' }, null]);
  });

  it('lists what was done on some days', async () => {
    const within = async (filter: object) => {
      const answer = await get(`/api/console/audit?filter=${encodeURIComponent(JSON.stringify(filter))}`, 'admin');
      return answer.status === 200 ? answer.body.length : answer.status;
    };
    // 20:29:59 and 20:30 in Greenwich are two days in Tehran.
    await app.database.rows(`update read.audit_entry set created_at = case action when 'comment.approved'
      then '2026-03-20T20:29:59Z'::timestamptz else '2026-03-20T20:30:00Z' end`);
    expect(await within({ from: '2026-03-21' })).toBe(2);
    expect(await within({ until: '2026-03-20' })).toBe(1);
    expect(await within({ from: '2026-03-20', until: '2026-03-21' })).toBe(3);
    expect(await within({ from: '2026-02-30' })).toBe(422);
    expect(await within({ from: '0000-01-01' })).toBe(422);
  });

  it('names who did it as accounts does now', async () => {
    known.set(9, 'moderator-of-today');
    const { body } = await get('/api/console/audit', 'admin');
    expect(body.map((entry: { actor: string }) => entry.actor)).toEqual(Array(3).fill('moderator-of-today'));
  });

  it.each([
    `update write.event_log set data = '{}' where type = 'staff.acted.v1'`,
    `delete from write.event_log where type = 'staff.acted.v1'`,
  ])('refuses to change the record: %s', async (sql) => {
    await expect(app.database.rows(sql)).rejects.toThrow('never changed or removed');
  });

  it('finds the entries of one comment', async () => {
    const filter = encodeURIComponent(JSON.stringify({ resource: 'comments', resource_id: 1 }));
    const { body, headers } = await get(`/api/console/audit?filter=${filter}`, 'admin');
    expect(headers['content-range']).toBe('audit 0-0/1');
    expect(body[0].action).toBe('comment.approved');
  });

  it.each([
    ['/api/console/overview', 'viewer'],
    ['/api/console/audit', 'viewer'],
    ['/api/console/audit', 'moderator'],
  ])('closes %s to a %s', async (path, role) => {
    expect((await get(path, role)).status).toBe(403);
    expect((await app.get(path)).status).toBe(401);
  });

  it('counts a comment that was put back among what waits, since it was posted', async () => {
    const postedAt = '2026-01-02T03:04:05.000Z';
    const putBack = commentPutBack({ ...decision(1), previousStatus: 'approved', postedAt });
    await appendAsCommand(app.app, 'comment-1', 3, [putBack]);
    await eventually(async () => {
      const { waiting } = (await get('/api/console/overview', 'moderator')).body;
      expect(waiting.comments).toEqual({ count: 3, oldest_at: expect.stringMatching(/^2026-01-02T03:04:05/) });
    });
  });
});
