import fc from 'fast-check';
import { pino } from 'pino';
import { ReadDatabase } from '#platform/database/read-database.ts';
import { ProjectionRunner } from '#platform/messaging/projections/projection-runner.ts';
import { LogTailTransport } from '#platform/messaging/transport/log-tail/log-tail.transport.ts';
import { eventually } from '#platform/testing/eventually.ts';
import { createTestDatabase } from '#platform/testing/test-database.ts';
import { type CommunityApp, startCommunityApp } from '../testing/community-app.ts';
import { commentsProjection } from './comments.projection.ts';

interface Step {
  verb: 'post' | 'approve' | 'refuse' | 'putBack' | 'edit' | 'delete';
  pick: number;
  version: number;
}

/** Leaves a comment in each state, whatever chance brings after it. */
const EACH_STATE: Step[] = [
  { verb: 'post', pick: 0, version: 1 },
  { verb: 'approve', pick: 0, version: 1 },
  // An answer to it, so that it keeps its place when it is deleted.
  { verb: 'post', pick: 3, version: 1 },
  { verb: 'approve', pick: 1, version: 1 },
  { verb: 'post', pick: 2, version: 1 },
  { verb: 'refuse', pick: 2, version: 1 },
  { verb: 'post', pick: 4, version: 1 },
  { verb: 'delete', pick: 0, version: 1 },
];

const TABLES = ['comment', 'community_title'];
const observer = { projected: () => undefined, parked: () => undefined };

async function rowsOf(database: ReadDatabase): Promise<unknown[]> {
  return Promise.all(TABLES.map((table) => database.rows(`select * from read.${table} order by id`)));
}

const position = async (database: ReadDatabase): Promise<number> =>
  (
    await database.row<{ position: number }>(
      `select position from read.projection_checkpoint where projection = 'comments'`,
    )
  )?.position ?? 0;

describe('the comments projection', () => {
  let app: CommunityApp;
  let tokens: string[];

  beforeAll(async () => {
    app = await startCommunityApp();
    tokens = [await app.join(1), await app.join(2), await app.join(9, 'moderator')];
  });
  afterAll(() => app.close());

  /** Does what the steps say through the commands; many steps run into conflicts, which is part of it. */
  async function act(steps: Step[]): Promise<void> {
    const [one, other, moderator] = tokens as [string, string, string];
    const posted: number[] = [];
    for (const { verb, pick, version } of steps) {
      const target = posted[pick % Math.max(1, posted.length)];
      if (verb === 'post' || !target) {
        const comment = {
          post_id: (pick % 3) + 1,
          body: `step ${pick}`,
          ...(pick % 2 && target && { parent_id: target }),
        };
        const answer = await app.post('/api/user/comment', { comment, token: pick % 2 ? one : other });
        if (answer.body.comment_id) posted.push(answer.body.comment_id);
      } else if (verb === 'edit' || verb === 'delete') {
        const words = { comment_id: target, body: `changed ${pick}`, spoiler: pick % 3 === 0, place: { minute: pick } };
        const body = verb === 'edit' ? { comment: words } : { comment_id: target };
        for (const token of [one, other]) await app.post(`/api/user/${verb}Comment`, { ...body, token });
      } else {
        await app.post(`/api/console/comments/${verb}`, { comments: [{ id: target, version }], token: moderator });
      }
    }
  }

  /** Where the log ends once the relay has numbered every event. */
  async function settledHead(): Promise<number> {
    await eventually(async () =>
      expect(await app.database.rows('select 1 from write.event_log where position is null limit 1')).toEqual([]),
    );
    const { head } = (await app.database.row<{ head: number }>('select position as head from write.relay_head'))!;
    return head;
  }

  async function rebuilt(): Promise<unknown[]> {
    const fresh = await createTestDatabase();
    const database = ReadDatabase.connect(fresh.url, 2, 'rebuild');
    const logger = pino({ level: 'silent' });
    const transport = new LogTailTransport({ url: app.url, applicationName: 'rebuild', logger });
    await transport.start();
    const runner = new ProjectionRunner(commentsProjection, database, logger, observer);
    const running = transport.subscribe(runner);
    const head = await settledHead();
    await eventually(async () => expect(await position(database)).toBe(head));
    const rows = await rowsOf(database);
    await running.stop();
    await transport.close();
    await database.close();
    await fresh.drop();
    return rows;
  }

  it('gives the same rows when it is built again from zero', async () => {
    const step = fc.record({
      verb: fc.constantFrom(
        'post' as const,
        'approve' as const,
        'refuse' as const,
        'edit' as const,
        'delete' as const,
        'putBack' as const,
      ),
      pick: fc.nat({ max: 900 }),
      version: fc.integer({ min: 1, max: 3 }),
    });
    const steps = fc.array(step, { minLength: 30, maxLength: 60 });
    await act(EACH_STATE);
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        await act(all);
        const head = await settledHead();
        await eventually(async () => expect(await position(app.database)).toBe(head));
        expect(await rebuilt()).toEqual(await rowsOf(app.database));
      }),
      { numRuns: 5, endOnFailure: true },
    );
    const statuses = await app.database.rows('select distinct status from read.comment');
    expect(statuses.length).toBe(4);
  });

  it('agrees with the write side', async () => {
    const live = await app.database.rows(
      'select id, post_id, parent_id, body, status, version, spoiler, minute from read.comment order by id',
    );
    const written = await app.database.rows(
      'select id, post_id, parent_id, body, status, version, spoiler, minute from write.comment order by id',
    );
    expect(live).toEqual(written);
    expect(live.length).toBeGreaterThan(10);
  });
});
