import { pino } from 'pino';
import {
  commentApproved,
  commentPutBack,
  commentRefused,
  type Grades,
  ofEachCriterion,
  titleRated,
} from '#modules/community/contract/community.events.ts';
import { ReadDatabase } from '#platform/database/read-database.ts';
import type { RecordedEvent } from '#platform/messaging/outbox/event-definition.ts';
import type { Projection } from '#platform/messaging/projections/projection.ts';
import { ProjectionRunner } from '#platform/messaging/projections/projection-runner.ts';
import { createTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts';
import { filesChanged, personAdded, personRevised, titleAdded, titleRevised } from '../contract/catalogue.events.ts';
import type { ReleaseFile } from '../contract/files/release-file.ts';
import { offerOf } from '../domain/files/title-offer.ts';
import { recorded } from '../testing/recorded.ts';
import { sampleFile, sampleMedia, samplePerson, sampleTitle } from '../testing/sample-facts.ts';
import { releaseFilesProjection } from './release-files.projection.ts';
import { titleCardsProjection } from './titles/title-cards.projection.ts';
import { titlePagesProjection } from './titles/title-pages.projection.ts';

let created: TestDatabase;
let database: ReadDatabase;

beforeEach(async () => {
  created = await createTestDatabase();
  database = ReadDatabase.connect(created.url, 4, 'test');
});
afterEach(async () => {
  await database.close();
  await created.drop();
});

const runner = (projection: Projection) =>
  new ProjectionRunner(projection, database, pino({ level: 'silent' }), {
    projected: () => undefined,
    parked: () => undefined,
  });

/** Each group of events is a batch of its own; each batch is delivered twice. */
async function given(...batches: RecordedEvent[][]): Promise<void> {
  for (const projection of [titlePagesProjection, titleCardsProjection, releaseFilesProjection]) {
    const running = runner(projection);
    await running.checkpoint('log');
    for (const events of batches) {
      const own = events.filter(({ type }) => projection.types.includes(type));
      const batch = {
        events: own,
        head: Math.max(...events.map((event) => event.position)),
        after: 0,
        partition: 'log',
      };
      await running.handle(batch);
      await running.handle(batch);
    }
  }
  expect(await database.rows('select * from read.parked_event')).toEqual([]);
}

const page = async (id: number) => {
  const row = await database.row<{ doc: string | null; votes: number; comments: number }>(
    'select * from read.title_page where id = $1',
    [id],
  );
  return { ...row, doc: row?.doc ? JSON.parse(row.doc) : null };
};
const card = async (id: number) => {
  const row = await database.row<{ card: string | null }>('select * from read.title_card where id = $1', [id]);
  return { ...row, card: row?.card ? JSON.parse(row.card) : null };
};
const grades: (grade: number) => Grades = ofEachCriterion;
const rated = (userId: number, grade: number, previous: number | null) =>
  recorded(
    `rating-1-${userId}`,
    titleRated({ postId: 1, userId, grades: grades(grade), previous: previous === null ? null : grades(previous) }),
  );
const decision = (commentId: number) => ({ commentId, postId: 1, userId: 1, moderatorId: 2, moderator: 'm' });
const approved = (commentId: number) => recorded(`comment-${commentId}`, commentApproved(decision(commentId)));
const refused = (commentId: number, previousStatus: 'pending' | 'approved') =>
  recorded(`comment-${commentId}`, commentRefused({ ...decision(commentId), previousStatus, reason: null }));
const putBack = (commentId: number, previousStatus: 'approved' | 'refused') => {
  const postedAt = '2026-01-01T00:00:00.000Z';
  return recorded(`comment-${commentId}`, commentPutBack({ ...decision(commentId), previousStatus, postedAt }));
};
/** Files that title 1 has from now on, those that it has no more, and those it had before and keeps. */
const filesOf1 = (saved: ReleaseFile[], retired: number[] = [], kept: ReleaseFile[] = []) =>
  recorded('title-1', filesChanged({ titleId: 1, saved, retired, offer: offerOf([...kept, ...saved]) }));
const title = (changes = {}) => recorded('title-1', titleAdded(sampleTitle(1, changes)));

describe('pages and cards of titles', () => {
  it('has a page with names in both languages, and a card ready to send', async () => {
    await given([title({ name: { en: 'Leila', fa: 'لیلا' }, addedAt: '2025-05-05T00:00:00.000Z' })]);
    const { doc } = await page(1);
    expect(doc).toMatchObject({
      name: { fa: 'لیلا' },
      genres: ['drama'],
      countries: [{ code: 'ir', fa: 'ایران', en: 'Iran' }],
    });
    expect(doc).toMatchObject({
      created_at: '2025-05-05T00:00:00.000Z',
      updated_at: '2025-05-05T00:00:00.000Z',
      files: [],
      seasons: [],
    });
    expect((await card(1)).card).toMatchObject({
      rating: null,
      votes: 0,
      quality: null,
      dubbed: false,
      updated_at: '2025-05-05T00:00:00.000Z',
      slug: 'title-1',
    });
  });

  it.each([
    ['at once', 1],
    ['one by one', 3],
  ])('has a draft enter on the day it is put on the site, told %s', async (_, batches) => {
    const addedAt = '2026-06-01T00:00:00.000Z';
    const events = [
      title({ withdrawn: { into: null, draft: true } }),
      recorded('title-1', titleRevised(sampleTitle(1, { addedAt }))),
      recorded('title-1', titleRevised(sampleTitle(1, { addedAt, releaseYear: 2001 }))),
    ];
    await given(...(batches === 1 ? [events] : events.map((event) => [event])));
    expect((await page(1)).doc).toMatchObject({ created_at: addedAt, release_year: 2001 });
    expect(await card(1)).toMatchObject({ created_at: new Date(addedAt), updated_at: new Date(addedAt) });
  });

  it('shows people whichever comes first, they or their title', async () => {
    const cast = [1, 2].map((personId) => ({ personId, role: { en: 'Role', fa: null } }));
    const person = (id: number) => recorded(`person-${id}`, personAdded(samplePerson(id)));
    await given([person(1)], [title({ cast, directors: [{ personId: 2 }] })], [person(2)]);
    const { doc } = await page(1);
    expect(doc.cast.map(({ id, role }: { id: number; role: object }) => [id, role])).toEqual([
      [1, { en: 'Role', fa: null }],
      [2, { en: 'Role', fa: null }],
    ]);
    expect(doc.directors[0]).toEqual({
      id: 2,
      slug: 'person-2',
      name: { fa: 'نفر 2', en: 'Person 2' },
      avatar_path: expect.stringMatching(/^\/media\/images\/portraits\/person-2\.jpg\?v=\w+$/),
      tint: '#303030',
    });
  });

  it('renames a person on every page', async () => {
    await given(
      [recorded('person-1', personAdded(samplePerson(1))), title({ writers: [{ personId: 1 }] })],
      [recorded('person-1', personRevised(samplePerson(1, { name: { en: 'New', fa: 'نو' } })))],
    );
    expect((await page(1)).doc.writers[0].name).toEqual({ en: 'New', fa: 'نو' });
  });

  it('counts files once, keeps the best quality and the newest time, and survives a revision of the facts', async () => {
    const files = [sampleFile(1), sampleFile(2, { quality: 19, dubbed: true, uploadedAt: '2026-03-01T00:00:00.000Z' })];
    await given(
      [title()],
      [filesOf1(files)],
      [recorded('title-1', titleRevised(sampleTitle(1, { releaseYear: 2001 })))],
    );
    const { doc } = await page(1);
    expect(doc.files.map(({ id }: { id: number }) => id)).toEqual([2, 1]);
    const shown = { quality: 19, dubbed: true, release_year: 2001, updated_at: '2026-03-01T00:00:00.000Z' };
    expect(doc).toMatchObject({ ...shown, created_at: '2026-02-01T00:00:00.000Z' });
    expect(await card(1)).toMatchObject({ files: 2, qualities: [12, 19], card: shown });
  });

  it('has no more what is retired, and the new medium of what is replaced', async () => {
    const [kept, gone] = [sampleFile(1), sampleFile(2, { quality: 19, dubbed: true })];
    const other = sampleFile(1, { media: sampleMedia({ size: 2_000 }), uploadedAt: '2026-03-01T00:00:00.000Z' });
    await given([title()], [filesOf1([kept, gone])], [filesOf1([], [2], [kept]), filesOf1([other])]);
    expect((await page(1)).doc.files).toEqual([expect.objectContaining({ id: 1, size: 2_000 })]);
    const shown = { quality: 12, dubbed: false, updated_at: '2026-03-01T00:00:00.000Z' };
    expect(await card(1)).toMatchObject({ files: 1, qualities: [12], dubbed_at: null, card: shown });
    expect(await database.rows('select id, media from read.release_file')).toEqual([{ id: 1, media: other.media }]);
  });

  it('groups episodes by season, quality and variant', async () => {
    const episode = (fileId: number, number: number, changes = {}) =>
      sampleFile(fileId, { quality: 1, season: 1, episode: number, ...changes });
    const files = [episode(1, 2), episode(2, 1), episode(3, 1, { dubbed: true }), episode(4, 1, { quality: 3 })];
    const seasons = [{ number: 1, year: 2000, episodes: 2 }];
    await given([title({ postType: 2, seasons }), filesOf1(files)]);
    const [season] = (await page(1)).doc.seasons;
    expect(season).toMatchObject({ number: 1, year: 2000, episodes_count: 2 });
    const groups = season.groups.map(
      (group: { quality: number; dubbed: boolean; files: { id: number; episode: number }[] }) => [
        group.quality,
        group.dubbed,
        group.files.map(({ id }) => id),
      ],
    );
    expect(groups).toEqual([
      [3, false, [4]],
      [1, false, [2, 1]],
      [1, true, [3]],
    ]);
    expect((await page(1)).doc.files).toEqual([]);
  });

  it('counts a comment as long as it is approved', async () => {
    await given(
      [title(), approved(1), approved(2), refused(3, 'pending'), approved(4)],
      [refused(1, 'approved'), putBack(2, 'approved'), putBack(3, 'refused')],
      [approved(2)],
    );
    expect(await page(1)).toMatchObject({ comments: 2 });
  });

  it('counts comments on the news apart, which the figures of the site add', async () => {
    const onNews = { commentId: 9, postId: null, newsPostId: 4, userId: 1, moderatorId: 2, moderator: 'm' };
    const counted = () => database.rows('select * from read.news_comment_count');
    await given([recorded('comment-9', commentApproved(onNews)), approved(1), title()]);
    expect(await counted()).toEqual([{ news_post_id: 4, comments: 1 }]);
    expect(await page(1)).toMatchObject({ comments: 1 });
    await given([recorded('comment-9', commentRefused({ ...onNews, previousStatus: 'approved', reason: null }))]);
    expect(await counted()).toEqual([{ news_post_id: 4, comments: 0 }]);
  });

  it('takes ratings and comments that come before their title; a second rating replaces the first', async () => {
    await given([rated(1, 10, null), rated(2, 4, null), approved(1)], [rated(2, 8, 4), approved(2)], [title()]);
    expect(await page(1)).toMatchObject({ votes: 2, starring: 18, other: 18, comments: 2, doc: { id: 1 } });
    expect((await card(1)).card).toMatchObject({ rating: 9, votes: 2 });
    expect(await database.rows('select grades from read.viewer_rating where user_id = 2 and post_id = 1')).toEqual([
      { grades: grades(8) },
    ]);
  });

  it('gives the same rows from zero, in one batch as in many', async () => {
    const person = recorded('person-1', personAdded(samplePerson(1)));
    const history = [
      person,
      title({ cast: [{ personId: 1, role: null }] }),
      filesOf1([sampleFile(1)]),
      rated(1, 7, null),
      rated(1, 9, 7),
      approved(1),
    ];
    const rows = async () => [
      await database.rows('select * from read.title_page'),
      await database.rows('select * from read.title_card'),
      await database.rows('select * from read.viewer_rating'),
    ];
    await given(...history.map((event) => [event]));
    const inMany = await rows();
    await database.rows(
      'truncate read.title_page, read.title_page_person, read.title_page_credit, read.viewer_rating, read.title_card, read.release_file, read.projection_checkpoint',
    );
    await given(history);
    expect(await rows()).toEqual(inMany);
  });
});
