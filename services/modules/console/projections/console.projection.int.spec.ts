import {
  commentApproved,
  commentEdited,
  commentPosted,
  commentPutBack,
} from '#modules/community/contract/community.events.ts';
import { ReadDatabase } from '#platform/database/read-database.ts';
import type { NewEvent, RecordedEvent } from '#platform/messaging/outbox/event-definition.ts';
import { transactionOn } from '#platform/messaging/projections/projection-runner.ts';
import { recordedEvent } from '#platform/testing/recorded-event.ts';
import { createTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts';
import { consoleProjection } from './console.projection.ts';

const words = { commentId: 1, postId: 1, userId: 2, username: 'two', name: 'Two', parentId: null, body: 'words' };
const decision = { commentId: 1, postId: 1, userId: 2, moderatorId: 3, moderator: 'three' };
const posted = commentPosted(words);
const edited = (previousStatus: 'pending' | 'approved') => commentEdited({ ...words, previousStatus });
const approved = commentApproved(decision);
const putBack = commentPutBack({ ...decision, previousStatus: 'approved', postedAt: '2026-01-01T00:00:01.000Z' });

/** Events of one comment, a second apart, and the second since which it waits then. */
const CASES: [name: string, events: NewEvent[], since: number | null][] = [
  ['other words while it waits', [posted, edited('pending')], 1],
  ['other words after its approval', [posted, approved, edited('approved')], 3],
  ['a decision', [posted, edited('pending'), approved], null],
  ['a decision that was put back', [posted, approved, putBack], 1],
];

describe('since when a comment waits', () => {
  let created: TestDatabase;
  let database: ReadDatabase;

  beforeAll(async () => {
    created = await createTestDatabase();
    database = ReadDatabase.connect(created.url, 2, 'waiting-comments');
  });
  afterAll(async () => {
    await database?.close();
    await created?.drop();
  });

  async function waitingAfter(batches: RecordedEvent[][]): Promise<Date | null> {
    await database.rows('truncate read.waiting_comment');
    const client = await database.pool.connect();
    await client.query('begin; set local search_path to read, public');
    for (const batch of batches) await consoleProjection.project(batch, transactionOn(client, []));
    await client.query('commit');
    client.release();
    const row = await database.row<{ since: Date }>('select created_at as since from read.waiting_comment');
    return row?.since ?? null;
  }

  it.each(CASES)('after %s is the same, whichever of its events come together', async (_name, events, since) => {
    const recorded = events.map((event, index) => {
      const place = { stream: 'comment-1', version: index + 1, position: index + 1 };
      return recordedEvent(event, { ...place, time: new Date(Date.UTC(2026, 0, 1, 0, 0, index + 1)) });
    });
    const expected = since === null ? null : new Date(Date.UTC(2026, 0, 1, 0, 0, since));
    for (let cut = 0; cut < recorded.length; cut++) {
      const batches = [recorded.slice(0, cut), recorded.slice(cut)].filter(({ length }) => length > 0);
      expect(await waitingAfter(batches)).toEqual(expected);
    }
    expect(await waitingAfter(recorded.map((event) => [event]))).toEqual(expected);
  });
});
