import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { eventually } from '../../services/platform/testing/eventually.js';
import { createTestDatabase, type TestDatabase } from '../../services/platform/testing/test-database.js';
import { logIn, post } from '../support/api-client.js';
import { runCli } from '../support/cli.js';
import { freePorts } from '../support/free-ports.js';
import { AppProcess } from '../support/process.js';

const WRITERS = 6;
const KILLS = 3;
const COMMENTS_PER_WRITER = 60;

let database: TestDatabase;
let client: pg.Client;
let commands: AppProcess;
let relay: AppProcess;
let projector: AppProcess;
let ports: number[];
let postId: number;
let viewer: string;
let moderator: string;

const environment = () => ({ DATABASE_URL: database.url });
const rows = async (sql: string) => (await client.query(sql)).rows;

beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await runCli(['seed'], environment());
  ports = await freePorts(3);
  [commands, relay, projector] = await Promise.all([
    AppProcess.start('commands', ports[0]!, environment()),
    AppProcess.start('relay', ports[1]!, environment()),
    AppProcess.start('projector', ports[2]!, environment()),
  ]);
  postId = (await rows('select min(id)::int as id from write.title'))[0].id;
  viewer = await logIn(commands.url, 'viewer', 'parde-demo-1404');
  moderator = await logIn(commands.url, 'moderator', 'parde-demo-1404');
}, 120_000);

afterAll(async () => {
  await Promise.all([commands, relay, projector].map((app) => app?.stop()));
  await client?.end();
  await database?.drop();
});

/** Posts comments one after another, each approved at once. @returns the ids that were acknowledged. */
async function write(writer: number): Promise<number[]> {
  const acknowledged: number[] = [];
  for (let n = 0; n < COMMENTS_PER_WRITER; n++) {
    const comment = { post_id: postId, body: `comment ${n} of writer ${writer}` };
    const answer = await post(
      commands.url,
      '/api/user/comment',
      { comment, token: viewer },
      { 'idempotency-key': randomUUID() },
    );
    expect(answer.body.status).toBe(1);
    const { comment_id: id } = answer.body;
    const approval = { comments: [{ id, version: 1 }], token: moderator };
    expect((await post(commands.url, '/api/console/comments/approve', approval)).body.done).toEqual([id]);
    acknowledged.push(id);
  }
  return acknowledged;
}

/** Kills relay and projector in turn while the load goes on; each comes back at once. */
async function kill(): Promise<void> {
  for (let n = 0; n < KILLS; n++) {
    await pause(300 + 200 * n);
    await relay.kill();
    relay = await AppProcess.start('relay', ports[1]!, environment());
    await pause(150);
    await projector.kill();
    projector = await AppProcess.start('projector', ports[2]!, environment());
  }
}

describe('when the relay and the projector are killed in mid-load', () => {
  let acknowledged: number[];

  beforeAll(async () => {
    const writers = Array.from({ length: WRITERS }, (_, writer) => write(writer));
    const [ids] = await Promise.all([Promise.all(writers), kill()]);
    acknowledged = ids.flat().sort((a, b) => a - b);
    await eventually(async () => {
      const [head] = await rows(`select (select position from write.relay_head) as head,
        (select count(*)::int from write.event_log) as events,
        (select min(position) from read.projection_checkpoint) as slowest`);
      expect(Number(head.head)).toBe(head.events);
      expect(Number(head.slowest)).toBe(head.events);
    }, 60_000);
  }, 180_000);

  it('keeps one event for each acknowledged command, none for another', async () => {
    const events = await rows(
      "select (data->>'commentId')::int as id from write.event_log where type = 'comment.posted.v1' order by 1",
    );
    expect(events.map((event) => event.id)).toEqual(acknowledged);
    expect(acknowledged).toHaveLength(WRITERS * COMMENTS_PER_WRITER);
  });

  it('numbers all events without a gap, each stream in its own order', async () => {
    const positions = await rows('select position::int from write.event_log order by position');
    expect(positions.map((row) => row.position)).toEqual(positions.map((_, index) => index + 1));
    const inverted = await rows(`select 1 from write.event_log a join write.event_log b using (stream)
      where a.version < b.version and a.position > b.position`);
    expect(inverted).toEqual([]);
  });

  it('projects each of them exactly once', async () => {
    const projected = await rows("select id from read.comment where status = 'approved' order by id");
    expect(projected.map((row) => row.id)).toEqual(acknowledged);
    // A counter shows what a row cannot: an event that was counted twice.
    const [activity] = await rows(
      "select comments_count from read.account_activity join read.account using (user_id) where username = 'viewer'",
    );
    expect(activity.comments_count).toBe(acknowledged.length);
    expect(await rows('select * from read.parked_event')).toEqual([]);
  });
});
