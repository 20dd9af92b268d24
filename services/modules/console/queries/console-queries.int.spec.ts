import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RequestContext, runInContext } from '../../../platform/http/request-context.js';
import { CommandTransactions } from '../../../platform/messaging/outbox/command-transactions.js';
import type { NewEvent } from '../../../platform/messaging/outbox/event-definition.js';
import { eventually } from '../../../platform/testing/eventually.js';
import { startTestApp, type TestApp } from '../../../platform/testing/test-app.js';
import { roleChanged } from '../../accounts/events/accounts.events.js';
import { commentApproved, commentPosted, commentRefused } from '../../community/events/community.events.js';
import { ConsoleProjectorModule } from '../console.projector.module.js';
import { ConsoleReadModule } from '../console.read.module.js';

/** A request by the moderator, user 9, to a route for staff. */
const BY_MODERATOR: RequestContext = {
  staff: { userId: 9, role: 'moderator', operation: 'POST /api/console/comments/refuse' },
  ...{ correlationId: '018f0000-0000-7000-8000-000000000000', traceparent: null, actor: 'user-9', address: null },
  ...{ idempotencyKey: null, idempotencyScope: '', after: [], positions: [] },
};

const posted = (commentId: number) =>
  commentPosted({ commentId, postId: 1, userId: 5, username: 'sara', name: 'Sara', parentId: null, body: 'hello' });
const decision = (commentId: number) => ({ commentId, postId: 1, userId: 5, moderatorId: 9, moderator: 'mod' });

describe('the console’s own queries', () => {
  let app: TestApp;
  const tokens: Record<string, string> = {};

  beforeAll(async () => {
    app = await startTestApp({ modules: [ConsoleReadModule, ConsoleProjectorModule] });
    const transactions = app.app.get(CommandTransactions);
    const append = (stream: string, version: number, event: NewEvent) =>
      transactions.run({}, (tx) => tx.append(stream, version, event));
    for (const id of [1, 2, 3, 4]) await append(`comment-${id}`, 1, posted(id));
    const byModerator = (stream: string, version: number, event: NewEvent) =>
      runInContext({ ...BY_MODERATOR }, () => append(stream, version, event));
    await byModerator('comment-1', 2, commentApproved(decision(1)));
    await byModerator('comment-2', 2, commentRefused({ ...decision(2), reason: 'rude' }));
    await byModerator('user-5', 1, roleChanged({ userId: 5, role: 'moderator' }));
    for (const role of ['viewer', 'moderator', 'admin'] as const) tokens[role] = app.signIn({ userId: 9, role });
  });
  afterAll(() => app.close());

  const get = (path: string, role: string) => app.get(path, { authorization: `Bearer ${tokens[role]}` });

  it('counts what waits, and tells how fresh the read models are', async () => {
    await eventually(async () => {
      const { status, body } = await get('/api/console/overview', 'moderator');
      expect(status).toBe(200);
      expect(body).toEqual({
        waiting: { comments: { count: 2, oldest_at: expect.any(String) } },
        projections: ['audit', 'console', 'console-names'].map((name) => ({
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

  it('sees a projection that lags and what it has parked', async () => {
    await app.database.rows(
      `insert into read.projection_checkpoint (projection, partition, position) values ('slow', 'log', 3)`,
    );
    await app.database.rows(
      `insert into read.parked_event (projection, position, stream, event, fault) values ('slow', 2, 's', '{}', 'why')`,
    );
    const { body } = await get('/api/console/overview', 'moderator');
    expect(body.projections[3]).toMatchObject({ name: 'slow', position: 3, lag: 7, parked: 1 });
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
      actor_id: 9,
      actor: null,
      role: 'moderator',
      operation: 'POST /api/console/comments/refuse',
      // Ids alone say who it was.
      details: { commentId: 2, postId: 1, userId: 5, moderatorId: 9, reason: 'rude' },
      created_at: expect.any(String),
    });
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
});
