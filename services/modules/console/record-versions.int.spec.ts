import { AccountsUsernamesModule } from '#modules/accounts/accounts.usernames.module.ts';
import { CatalogueFilesModule } from '#modules/catalogue/catalogue.files.module.ts';
import { CatalogueReadModule } from '#modules/catalogue/catalogue.read.module.ts';
import { CatalogueWriteModule } from '#modules/catalogue/catalogue.write.module.ts';
import { ceremonyAwardSaved } from '#modules/catalogue/contract/awards/ceremony.events.ts';
import { genresSaved } from '#modules/catalogue/contract/genres/genre.events.ts';
import { moderationRulesSaved } from '#modules/community/contract/moderation-rules.events.ts';
import { collectionAdded, suggestedListSaved } from '#modules/curation/contract/curation.events.ts';
import { noticeAdded } from '#modules/curation/contract/notice.events.ts';
import { CurationWriteModule } from '#modules/curation/curation.write.module.ts';
import { newsPostAdded } from '#modules/editorial/contract/editorial.events.ts';
import { EditorialWriteModule } from '#modules/editorial/editorial.write.module.ts';
import { planSaved } from '#modules/membership/contract/membership.events.ts';
import { couponCreated } from '#modules/payments/contract/coupons.events.ts';
import type { NewEvent } from '#platform/messaging/outbox/event-definition.ts';
import { appendAsCommand } from '#platform/testing/append-events.ts';
import { eventually } from '#platform/testing/eventually.ts';
import { startTestApp, type TestAnswer, type TestApp } from '#platform/testing/test-app.ts';
import { ConsoleProjectorModule } from './console.projector.module.ts';
import { ConsoleReadModule } from './console.read.module.ts';

let app: TestApp;
let token: string;

const inBoth = (fa: string, en: string) => ({ fa, en });
const text = (title: string) => ({ title, lead: `Lead of ${title}`, body: `Body of ${title}` });
const send = (path: string, body: object) => app.post(`/api/console/${path}`, { ...body, token });
const versionsOf = async (path: string, said?: TestAnswer) => {
  const position = String(said?.headers['parde-position'] ?? 0);
  const headers = { authorization: `Bearer ${token}`, 'parde-after': position };
  return (await app.get(`/api/console/versions/${path}`, headers)).body;
};

beforeAll(async () => {
  app = await startTestApp({
    modules: [
      CatalogueWriteModule,
      CatalogueFilesModule,
      CatalogueReadModule,
      AccountsUsernamesModule,
      CurationWriteModule,
      EditorialWriteModule,
      ConsoleReadModule,
      ConsoleProjectorModule,
    ],
  });
  token = app.signIn({ userId: 1, role: 'admin' });
});
afterAll(() => app?.close());

describe('the versions of a news post', () => {
  it('say who changed what, and when it was published; an earlier one is taken back by sending it', async () => {
    const both = { fa: text('خبر'), en: text('News') };
    const { body: post } = await send('news', { category: 'series', ...both });
    const changed = { category: 'film-history', motif: null, fa: both.fa, en: { ...both.en, title: 'Old news' } };
    await send('news/revise', { id: post.id, version: 1, ...changed });
    const published = await send('news/publish', { id: post.id, version: 2 });
    const { version, facts, versions } = await versionsOf(`news/${post.id}`, published);
    expect({ version, facts }).toMatchObject({ version: 3, facts: changed });
    expect(versions).toMatchObject([
      { version: 3, actor: 'user-1', changed: ['published'], facts: null },
      { version: 2, actor: 'user-1', changed: ['en', 'category'], facts: changed },
      { version: 1, changed: [] },
    ]);

    const back = await send('news/revise', { id: post.id, version: 3, ...versions[2].facts });
    const restored = await versionsOf(`news/${post.id}`, back);
    expect(restored).toMatchObject({ version: 4, facts: versions[2].facts });
    expect(restored.versions[0].changed).toEqual(['en', 'category']);
  });

  it('are apart from those of reviews, though both are pieces', async () => {
    const { body: title } = await send('titles', { post_type: 1, name: { en: 'Reviewed' }, release_year: 2001 });
    const said = await send('reviews', { title_id: title.title_id, score: 8, en: text('Review') });
    expect(await versionsOf(`reviews/${said.body.id}`, said)).toMatchObject({
      version: 1,
      facts: { score: 8, fa: null },
    });
    expect(await versionsOf(`news/${said.body.id}`, said)).toEqual({
      id: said.body.id,
      version: 0,
      facts: null,
      versions: [],
    });
  });
});

describe('what the staff puts together', () => {
  it('is kept with what became of it', async () => {
    const { body: title } = await send('titles', { post_type: 1, name: { en: 'Collected' }, release_year: 2002 });
    const words = inBoth('یک مجموعه', 'One collection');
    const facts = { name: words, about: words, title_ids: [title.title_id] };
    const { body: added } = await send('collections', facts);
    const said = await send('collections/retire', { id: added.id, version: 1 });
    const { version, facts: kept, versions } = await versionsOf(`collections/${added.id}`, said);
    expect({ version, kept }).toMatchObject({ version: 2, kept: facts });
    expect(versions[0]).toMatchObject({ changed: ['retired'], facts: null });
  });

  it.each([
    ['box-office', 'box-office', { as_of: '2026-01-31', entries: [] }],
    ['channels', 'channels', { channels: [{ key: 'TV', slug: 'tv', name: inBoth('تی‌وی', 'TV'), logo: 'TV' }] }],
  ])('is, of the %s, taken back as it is told', async (kind, command, facts) => {
    const first = await send(command, { version: 0, ...facts });
    expect(first.body).toMatchObject({ status: 1, version: 1 });
    const { facts: told } = await versionsOf(`${kind}/1`, first);
    expect(told).toEqual(facts);
    const again = await send(command, { version: 1, ...told });
    expect(again.body).toMatchObject({ status: 1 });
    expect((await versionsOf(`${kind}/1`, again)).versions.at(-1).facts).toEqual(facts);
  });
});

const name = inBoth('نام', 'Name');
const cover = {
  key: '0198f000-0000-7000-8000-000000000001',
  tint: '#102030',
  crop: { x: 0, y: 0, width: 1, height: 0.5 },
  focus: { x: 0.5, y: 0.5 },
};
const piece = {
  pieceId: 900,
  slug: 'a-post',
  category: 'series' as const,
  motif: 'sea',
  texts: { fa: null, en: text('A') },
};
const genre = { slug: 'drama', name, words: ['play'], hidden: false };
const film = { name: { fa: null, en: 'Film' }, postType: 1 as const, year: 1999 };
const plan = { name, price: 490_000, size: 30, active: true, sort: 1 };
const coupon = {
  couponId: 905,
  code: 'NOWRUZ',
  planId: 2,
  stage: 'update' as const,
  percent: 10,
  fixed: null,
  validFrom: null,
};
const notice = { kind: 'info' as const, text: name, link: '/news', from: null, until: null };

it.each<[string, string, NewEvent, object]>([
  [
    'news/900',
    'piece-900',
    newsPostAdded({ ...piece, cover, authorId: 1, author: 'Somebody' }),
    { category: 'series', motif: 'sea', cover, fa: null, en: text('A') },
  ],
  [
    'collections/901',
    'collection-901',
    collectionAdded({ collectionId: 901, slug: 'name', name, about: name, cover, titleIds: [2, 1] }),
    { name, about: name, cover, title_ids: [2, 1] },
  ],
  ['notices/902', 'notice-902', noticeAdded({ noticeId: 902, ...notice }), notice],
  ['suggested-lists/2', 'suggested-list-2', suggestedListSaved({ postType: 2, titleIds: [3] }), { title_ids: [3] }],
  [
    'awards/903',
    'ceremony-award-903',
    ceremonyAwardSaved({
      awardId: 903,
      ceremony: 1,
      year: 2000,
      title: 'Best Picture',
      nominations: [{ won: true, film, people: [] }],
    }),
    { told: [{ won: true, film: { name: film.name, post_type: 1, year: 1999, film_id: null }, people: [] }] },
  ],
  [
    'genres/1',
    'genre-list-1',
    genresSaved({ genres: [genre], ownOrder: true, merged: {} }),
    { genres: [genre], own_order: true },
  ],
  [
    'moderation-rules/1',
    'moderation-rules-1',
    moderationRulesSaved({ trustAfter: 5, words: ['word'], moderatorId: 1, moderator: 'Somebody' }),
    { trust_after: 5, words: ['word'] },
  ],
  ['plans/904', 'plan-904', planSaved({ id: 904, planId: 2, ...plan }), plan],
  [
    'coupons/905',
    'coupon-905',
    couponCreated({ ...coupon, totalLimit: 5, userLimit: 1, validUntil: null, note: 'Nowruz' }),
    { total_limit: 5, user_limit: 1, valid_until: null, note: 'Nowruz' },
  ],
])('of %s has what its command takes, and no name of who said it', async (path, stream, event, facts) => {
  await appendAsCommand(app.app, stream, 1, [event]);
  await eventually(async () => expect(await versionsOf(path)).toMatchObject({ version: 1 }));
  expect((await versionsOf(path)).facts).toEqual(facts);
});

it.each([
  ['collections/1', 200],
  ['genres/1', 200],
  ['plans/904', 403],
  ['coupons/905', 403],
  ['channels/1', 403],
  ['awards/903', 403],
])('of %s is for a moderator like the record itself: %i', async (path, status) => {
  const authorization = `Bearer ${app.signIn({ userId: 2, role: 'moderator' })}`;
  expect((await app.get(`/api/console/versions/${path}`, { authorization })).status).toBe(status);
});

it('is only there for kinds that are kept', async () => {
  expect(await versionsOf('users/1')).toMatchObject({ errors: expect.anything() });
});
