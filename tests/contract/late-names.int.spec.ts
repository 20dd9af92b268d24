import { pino } from 'pino';
import { userDeleted } from '#modules/accounts/contract/accounts.events.ts';
import {
  commentApproved,
  commentEdited,
  commentPosted,
  commentRefused,
} from '#modules/community/contract/community.events.ts';
import { commentsProjection } from '#modules/community/projections/comments.projection.ts';
import { workClaimed } from '#modules/console/contract/work-claims.events.ts';
import { workClaimsProjection } from '#modules/console/projections/work-claims.projection.ts';
import { newsPostAdded } from '#modules/editorial/contract/editorial.events.ts';
import { piecesProjection } from '#modules/editorial/projections/pieces.projection.ts';
import { requestAnswered, requestMade } from '#modules/requests/contract/requests.events.ts';
import { titleRequestsProjection } from '#modules/requests/projections/title-requests.projection.ts';
import { subtitleAccepted, subtitleSubmitted } from '#modules/subtitles/contract/submitted-subtitles.events.ts';
import { submittedSubtitlesProjection } from '#modules/subtitles/projections/submitted-subtitles.projection.ts';
import { contactAnswered, contactReceived } from '#modules/support/contract/contact.events.ts';
import { fileCaseSettled, fileReported } from '#modules/support/contract/support.events.ts';
import { contactsProjection } from '#modules/support/projections/contacts.projection.ts';
import { fileReportsProjection } from '#modules/support/projections/file-reports.projection.ts';
import { ReadDatabase } from '#platform/database/read-database.ts';
import type { NewEvent, RecordedEvent } from '#platform/messaging/outbox/event-definition.ts';
import { personalFields } from '#platform/messaging/outbox/personal-fields/personal-fields.ts';
import type { Projection } from '#platform/messaging/projections/projection.ts';
import { ProjectionRunner } from '#platform/messaging/projections/projection-runner.ts';
import { recordedEvent } from '#platform/testing/recorded-event.ts';
import { createTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts';

/*
 * Over Kafka an account's deletion may be read before what the account has done, and a topic still has the names that the log
 * has lost. Whichever comes first, the rows are those that the erased log gives.
 */

const GONE = 7;
const NAME = 'canary-name';
const by = { moderatorId: GONE, moderator: NAME };
const author = { userId: GONE, username: NAME, name: NAME };
const posted = { commentId: 1, postId: 1, userId: 2, username: 'two', name: 'Two', parentId: null, body: 'words' };
const sent = {
  submissionId: 1,
  fileId: 1,
  sha256: 'a'.repeat(64),
  language: 'fa',
  label: null,
  format: 'srt' as const,
  charset: 'utf-8',
  original: 'original',
  cues: 1,
  mends: {},
  userId: 2,
  username: 'two',
};
const letter = { threadId: 1, userId: 2, name: 'Two', email: 'two@example.com', subject: 'A letter', body: 'words' };
const report = { reportId: 1, fileId: 1, userId: 2, username: 'two', reason: 'bad_sound' as const, note: '' };
const ruling = { requestId: 1, ruling: 1, ...by };
const answer = { filmId: 'tt0000001', answer: 'accepted' as const, reason: null, note: '', titleId: null };
const text = { title: 'A title', lead: 'A lead', body: 'A body' };
const news = { slug: 'news', category: 'series' as const, motif: null, texts: { fa: null, en: text } };

type Case = [projection: Projection, named: NewEvent, before?: NewEvent];
const CASES: Case[] = [
  [commentsProjection, commentPosted({ ...posted, ...author })],
  [commentsProjection, commentEdited({ ...posted, ...author, previousStatus: 'pending' })],
  [commentsProjection, commentApproved({ commentId: 1, postId: 1, userId: 2, ...by }), commentPosted(posted)],
  [
    commentsProjection,
    commentRefused({ commentId: 1, postId: 1, userId: 2, ...by, reason: null }),
    commentPosted(posted),
  ],
  [
    titleRequestsProjection,
    requestAnswered({ ...ruling, ...answer, sponsors: [2] }),
    requestMade({ requestId: 1, filmId: 'tt0000001', postType: 1, userId: 2 }),
  ],
  [contactsProjection, contactReceived({ ...letter, userId: GONE, name: NAME })],
  [contactsProjection, contactAnswered({ threadId: 1, userId: 2, ...by, body: 'words' }), contactReceived(letter)],
  [fileReportsProjection, fileReported({ ...report, userId: GONE, username: NAME })],
  [
    fileReportsProjection,
    fileCaseSettled({ fileId: 1, reports: [{ reportId: 1, userId: 2 }], ...by, outcome: 'mended' }),
    fileReported(report),
  ],
  [
    workClaimsProjection,
    workClaimed({ kind: 'comments', itemId: 1, userId: GONE, username: NAME, until: '2030-01-01T00:00:00.000Z' }),
  ],
  [submittedSubtitlesProjection, subtitleSubmitted({ ...sent, userId: GONE, username: NAME })],
  [
    submittedSubtitlesProjection,
    subtitleAccepted({ submissionId: 1, ...by, mends: 0, vttName: 'vtt' }),
    subtitleSubmitted(sent),
  ],
  [piecesProjection, newsPostAdded({ pieceId: 1, ...news, authorId: GONE, author: NAME })],
];

const TIME = new Date('2026-01-01T00:00:00Z');
const deletion = userDeleted({ userId: GONE });

const streamOf = (event: NewEvent) => (event === deletion ? `user-${GONE}` : 'the-other');

function recorded(events: readonly NewEvent[]): RecordedEvent[] {
  return events.map((event, index) => {
    const stream = streamOf(event);
    const version = 1 + events.slice(0, index).filter((other) => streamOf(other) === stream).length;
    return recordedEvent(event, { stream, version, position: index + 1, time: TIME });
  });
}

/** As the log has it after the deletion. */
function erased({ type, data }: NewEvent): NewEvent {
  const fields = (personalFields().get(type) ?? []).filter(({ of }) => (data as Record<string, unknown>)[of] === GONE);
  return { type, data: Object.assign({}, data, ...fields.map(({ becomes }) => becomes)) };
}

describe('what somebody did and is read after their deletion', () => {
  let created: TestDatabase;
  let database: ReadDatabase;

  beforeAll(async () => {
    created = await createTestDatabase();
    database = ReadDatabase.connect(created.url, 2, 'late-names');
  });
  afterAll(async () => {
    await database?.close();
    await created?.drop();
  });

  /** Each event in a batch of its own. @returns every row of the projection's tables. */
  async function project(projection: Projection, events: readonly NewEvent[]): Promise<string> {
    const tables = projection.tables.map((table) => `read.${table}`);
    await database.rows(`truncate ${tables.join(', ')}, read.projection_checkpoint`);
    const observer = { projected: () => undefined, parked: () => undefined };
    const runner = new ProjectionRunner(projection, database, pino({ level: 'silent' }), observer);
    await runner.checkpoint('log');
    for (const event of recorded(events)) {
      const { position } = event;
      await runner.handle({ events: [event], head: position, after: position - 1, partition: 'log' });
    }
    expect(await database.rows('select fault from read.parked_event')).toEqual([]);
    const rows = await Promise.all(tables.map((table) => database.rows(`select * from ${table} order by 1`)));
    return JSON.stringify(Object.fromEntries(tables.map((table, index) => [table, rows[index]])));
  }

  it.each(CASES.map(([projection, named, before]) => [named.type, { projection, named, before }] as const))(
    '%s leaves the rows that the erased log gives',
    async (_type, { projection, named, before }) => {
      const earlier = before ? [before] : [];
      const fromErased = await project(projection, [...earlier, erased(named), deletion]);
      expect(await project(projection, [...earlier, deletion, named])).toBe(fromErased);
      expect(fromErased).not.toContain(NAME);
      // The name is written where nobody is gone, so that its absence says something.
      expect(await project(projection, [...earlier, named])).toContain(NAME);
    },
  );
});
