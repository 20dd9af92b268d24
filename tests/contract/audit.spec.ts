import { createHash, randomInt, randomUUID } from 'node:crypto';
import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Secret, TOTP } from 'otpauth';
import sharp from 'sharp';
import { DataSource } from 'typeorm';
import { DEMO_PASSWORD } from '#modules/accounts/demo/demo-accounts.ts';
import { clipFile, type TestClip } from '#modules/media/testing/clips.ts';
import { textId } from '#modules/translations/domain/text-id.ts';
import { ReadDatabase } from '#platform/database/read-database.ts';
import { type Subject, SubjectNamesRegistry } from '#platform/subject-names/subject-names.registry.ts';
import { eventually } from '#platform/testing/eventually.ts';
import { multipart } from '#platform/testing/multipart.ts';
import { audit as english } from '../../admin/src/i18n/en/operations/audit.ts';
import { audit as persian } from '../../admin/src/i18n/fa/operations/audit.ts';
import { operationName, operationsOf } from './support/api-operations.ts';
import { askForRebuild, loadSampleCatalogue, readModelsFilled, tryFile } from './support/sample-catalogue.ts';
import { type SiteUnderTest, startSite } from './support/site-under-test.ts';

type Body = Record<string, unknown>;

let site: SiteUnderTest;
const tokens = {} as Record<'viewer' | 'moderator' | 'admin', string>;
let adminId: number;
let bystander: number;
let postId: number;
let fileId: number;
let inbox: string;

beforeAll(async () => {
  inbox = await mkdtemp(path.join(tmpdir(), 'parde-inbox-'));
  site = await startSite(undefined, { MEDIA_INBOX: inbox, DATA_DIR: inbox });
  for (const role of ['viewer', 'moderator', 'admin'] as const) tokens[role] = await site.logIn(role);
  adminId = (await site.post('/api/user/info', {}, tokens.admin)).user.id;
  bystander = await site.member('bystander');
  await loadSampleCatalogue(site, tokens.admin);
  const [post] = (await site.post('/api/post/index/1')).posts;
  postId = post.id;
  fileId = (await site.post(`/api/post/getMovie/${post.slug}`)).post.files[0].id;
}, 120_000);

afterAll(async () => {
  await site?.close();
  await rm(inbox, { recursive: true, force: true });
});

async function waitingComment(): Promise<Body> {
  const comment = { post_id: postId, body: 'A comment' };
  const { comment_id: id } = await site.post('/api/user/comment', { comment }, tokens.viewer);
  return { comments: [{ id, version: 1 }] };
}

/** A comment that everybody sees and somebody has reported. */
async function reportedComment(): Promise<Body> {
  const { comments } = await waitingComment();
  await asAdmin('/api/console/comments/approve', { comments });
  const [{ id }] = comments as [{ id: number }];
  await asAdmin('/api/user/reportComment', { comment_id: id, reason: 'other' });
  return { comments: [{ id, version: 2 }] };
}

/** A file that somebody has reported, in the state it is in. */
async function reportedFile(): Promise<Body> {
  const fields = { reason: 'other', note: `for the test ${randomUUID()}` };
  await site.post('/api/user/report2', { file_id: fileId, fields }, tokens.viewer);
  return caseAsSeen();
}

async function caseAsSeen(): Promise<Body> {
  const rows = await site.app.get(DataSource).query('select version from write.file_case where file_id = $1', [fileId]);
  return { cases: [{ id: fileId, version: rows[0].version }] };
}

/** A wish that waits for an answer. */
async function waitingWish(): Promise<{ id: number; version: number }> {
  const link = `tt${String(randomInt(1_000_000, 10_000_000))}`;
  const { request } = await site.post('/api/user/addRequest', { type: 1, link }, tokens.viewer);
  return { id: request.id, version: 0 };
}

/** A letter that waits for an answer. */
async function waitingLetter(): Promise<{ id: number; version: number }> {
  const form = { name: 'Ann', email: 'ann@example.com', subject: 'A letter', body: 'To the staff' };
  await site.post('/api/contact', { form, captcha: await site.captcha() });
  const [row] = await site.app.get(DataSource).query('select max(id) as id from write.contact_thread');
  return { id: row.id, version: 1 };
}

const en = { title: 'An article', lead: 'What it is about', body: 'What it says.' };

async function draftPost(): Promise<{ id: number; version: number }> {
  const { id, version } = await asAdmin('/api/console/news', { category: 'series', en });
  return { id, version };
}

async function publishedPost(): Promise<{ id: number; version: number }> {
  const { id, version } = await asAdmin('/api/console/news/publish', await draftPost());
  return { id, version };
}

/** The review that every new sample has, in the state it is in. */
async function sampleReview(): Promise<{ id: number; version: number }> {
  const sql = `select id, version from write.piece where kind = 'review' order by id limit 1`;
  const [row] = await site.app.get(DataSource).query(sql);
  return { id: row.id, version: row.version };
}

/** A title of which nobody has written. */
async function titleWithoutReview(): Promise<number> {
  const sql =
    'select max(id) as id from write.title where id not in (select title_id from write.piece where title_id is not null)';
  const [row] = await site.app.get(DataSource).query(sql);
  return row.id;
}

const words = { fa: 'نمونه', en: 'A sample' };
const collectionFacts = () => ({ name: words, about: words, title_ids: [postId] });

async function newCollection(): Promise<{ id: number; version: number }> {
  const { id, version } = await asAdmin('/api/console/collections', collectionFacts());
  return { id, version };
}

/** A running series. */
async function newSeries(): Promise<{ id: number; version: number }> {
  const facts = { ...title, post_type: 2, status: 1 };
  const { title_id: id, version } = await asAdmin('/api/console/titles', facts);
  return { id, version };
}

const noticeFacts = { kind: 'info', text: words };

async function newNotice(): Promise<{ id: number; version: number }> {
  const { id, version } = await asAdmin('/api/console/notices', noticeFacts);
  return { id, version };
}

/** Of what there is only one of, once the staff sees its last change. */
async function seen(resource: string): Promise<Body> {
  await readModelsFilled(site, tokens.admin);
  const headers = { authorization: `Bearer ${tokens.admin}` };
  return JSON.parse((await site.send({ method: 'GET', url: `/api/console/${resource}`, headers })).text);
}

async function seenVersion(resource: string): Promise<number> {
  return (await seen(resource))['version'] as number;
}

/** The list of genres in the other order: what differs in nothing is not saved. */
async function savedGenres(): Promise<Body> {
  const { version, own_order, genres } = await seen('genres');
  return { version, own_order: !own_order, genres: (genres as Body[]).map(({ posts_count: _, ...genre }) => genre) };
}

/** The viewer with a picture of their own, as a moderator has seen it. */
async function memberWithAvatar(): Promise<Body> {
  const bytes = await sharp({ create: { width: 80, height: 80, channels: 3, background: '#a04020' } })
    .png()
    .toBuffer();
  const form = multipart({ bytes }, { token: tokens.viewer });
  const { text } = await site.send({ method: 'POST', url: '/api/user/uploadAvatar', ...form });
  const { user } = await site.post('/api/user/info', {}, tokens.viewer);
  return { user_id: user.id, avatar_path: JSON.parse(text).avatar_path };
}

/** A subtitle that waits for a moderator, as the console shows it. */
async function waitingSubtitle(): Promise<{ id: number; version: number; fingerprint: string }> {
  const bytes = Buffer.from(`1\n00:00:01,000 --> 00:00:03,000\nسلام ${randomUUID()}\n`);
  const fields = { token: tokens.admin, file_id: String(fileId), language: 'fa', label: randomUUID().slice(0, 8) };
  const form = multipart({ bytes, name: 'film.srt', type: 'text/plain' }, fields);
  const sent = await site.send({ method: 'POST', url: '/api/console/subtitles/upload', ...form });
  const { id } = JSON.parse(sent.text);
  expect([sent.status, sent.text]).toEqual([200, expect.stringContaining('"id"')]);
  const headers = { authorization: `Bearer ${tokens.admin}` };
  return eventually(async () => {
    const shown = JSON.parse((await site.send({ method: 'GET', url: `/api/console/subtitles/${id}`, headers })).text);
    expect(shown.id).toBe(id);
    return shown;
  });
}

/** A file of titles that was tried to its end. */
async function triedFile(): Promise<Body> {
  const { id } = await tryFile(site, tokens.admin);
  return eventually(async () => {
    const sql = `select id from write.title_import where id = $1 and stage = 'done'`;
    expect(await site.app.get(DataSource).query(sql, [id])).toEqual([{ id }]);
    return { id };
  });
}

/** One that a worker is at. */
async function fileBeingTried(): Promise<Body> {
  const { id } = await tryFile(site, tokens.admin);
  const sql = `update write.title_import
    set stage = 'running', worker = gen_random_uuid(), lease_until = now() + interval '1 hour' where id = $1`;
  await site.app.get(DataSource).query(sql, [id]);
  return { id };
}

/** One that a worker is at. */
async function rebuildUnderWay(): Promise<Body> {
  const { id } = await askForRebuild(site, tokens.admin, 'coupons');
  const sql = `update write.rebuild
    set stage = 'running', worker = gen_random_uuid(), lease_until = now() + interval '1 hour' where id = $1`;
  await site.app.get(DataSource).query(sql, [id]);
  return { id };
}

const reason = 'for the test';
const title = { post_type: 1, name: { en: 'A New Film' }, release_year: 2_020, genres: ['drama'] };
const plan = { name: { fa: 'یک ماه', en: 'A month' }, price: 500_000, size: 30 };
const coupon = { planId: 2, stage: 'update', percent: 10 };
async function newPair(): Promise<Body> {
  return { first: (await newSeries()).id, second: (await newSeries()).id };
}
/** A film that has come whole. */
async function sentFilm(clip: TestClip): Promise<Body> {
  const upload = randomUUID();
  const bytes = await readFile(clipFile(clip));
  const form = multipart({ bytes, name: 'film.mp4', type: 'video/mp4' }, { token: tokens.admin });
  await site.send({ method: 'POST', url: `/api/console/media/uploads/${upload}?from=0`, ...form });
  return { upload, size: bytes.length };
}
const asAdmin = (url: string, body: Body) => site.post(url, body, tokens.admin);

let secret: string;
const authenticatorCode = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate();

async function enrolled(): Promise<Body> {
  ({ secret } = await asAdmin('/api/user/twoFactor/enrol', { password: DEMO_PASSWORD }));
  return { code: authenticatorCode() };
}

/** The code that confirmed it is used up; the next one is half a minute away. */
async function confirmed(): Promise<Body> {
  await site.app.get(DataSource).query('update write.two_factor set last_step = 0');
  return { password: DEMO_PASSWORD, code: authenticatorCode() };
}

/** A request that succeeds, for each command of the staff; made just before it is sent. */
const REQUESTS: Record<string, () => Promise<Body> | Body> = {
  'users/suspend': () => ({ user_id: bystander, reason }),
  'users/unsuspend': () => ({ user_id: bystander, reason }),
  'users/changeRole': () => ({ user_id: bystander, role: 'moderator', version: 1 }),
  'users/grant': () => ({ user_id: bystander, unit: 'days', amount: 3, reason }),
  'users/withdraw': () => ({ user_id: bystander, unit: 'days', amount: 1, reason }),
  'comments/approve': waitingComment,
  'comments/refuse': async () => ({ ...(await waitingComment()), reason }),
  'comments/putBack': async () => {
    const { comments } = await waitingComment();
    await asAdmin('/api/console/comments/approve', { comments });
    return { comments: [{ ...(comments as { id: number; version: number }[])[0], version: 2 }] };
  },
  'comments/dismissReports': reportedComment,
  people: () => ({ name: { en: 'Somebody New' } }),
  'people/revise': async () => {
    const name = { en: `Somebody ${randomUUID()}` };
    const { person_id: id } = await asAdmin('/api/console/people', { name });
    return { id, version: 1, name, birthday: '1970-01-31' };
  },
  titles: () => title,
  'titles/{id}/revise': () => title,
  'withdraw-title': newSeries,
  'restore-title': async () => {
    const { id, version } = await newSeries();
    return { id, version: (await asAdmin('/api/console/withdraw-title', { id, version })).version };
  },
  'merge-titles': async () => ({ from: await newSeries(), into: await newSeries() }),
  'duplicates/dismiss': newPair,
  'duplicates/restore': async () => {
    const pair = await newPair();
    await asAdmin('/api/console/duplicates/dismiss', pair);
    return pair;
  },
  'ceremonies/award': () => ({
    ceremony: 1,
    year: 1999,
    award: 'Best Story',
    seen: [],
    nominations: [{ title_id: postId, won: true }],
    told: [{ won: false, film: { name: { en: 'A Film Elsewhere' }, post_type: 1 } }],
  }),
  'air-schedule': async () => ({
    ...(await newSeries()),
    channel: 'HBO',
    air_weekday: 3,
    air_time: '21:30',
  }),
  seasons: async () => ({ ...(await newSeries()), number: 1, year: 2020, count: 8, episodes: [] }),
  genres: savedGenres,
  'merge-genres': async () => ({ version: await seenVersion('genres'), from: 'western', into: 'war' }),
  channels: async () => ({
    version: await seenVersion('channels'),
    channels: [{ key: 'HBO', slug: 'hbo', name: words, logo: 'HBO' }],
  }),
  'imports/apply': triedFile,
  'imports/cancel': fileBeingTried,
  'projections/rebuild': () => ({ projection: 'plans', mode: 'check' }),
  'parked-events/retry': () => ({ projection: 'work-claims' }),
  'rebuilds/cancel': rebuildUnderWay,
  media: () => sentFilm('two-languages.mp4'),
  'media/inbox': async () => {
    await copyFile(clipFile('subtitles.mkv'), path.join(inbox, 'film.mkv'));
    return { name: 'film.mkv' };
  },
  'titles/{id}/files': async () => ({
    sha256: createHash('sha256')
      .update(await readFile(clipFile('two-languages.mp4')))
      .digest('hex'),
    quality: 2,
  }),
  'files/{id}/retire': () => ({}),
  'files/{id}/restore': () => ({}),
  'file-reports/settle': async () => ({ ...(await reportedFile()), outcome: 'mended' }),
  'file-reports/reopen': caseAsSeen,
  'contacts/answer': async () => ({ ...(await waitingLetter()), form: { body: 'Thank you' } }),
  'contacts/close': async () => ({ contacts: [await waitingLetter()] }),
  'contacts/reopen': async () => {
    const seen = await waitingLetter();
    await asAdmin('/api/console/contacts/close', { contacts: [seen] });
    return { contacts: [{ ...seen, version: 2 }] };
  },
  'requests/answer': async () => ({ requests: [await waitingWish()], answer: 'accepted' }),
  'requests/reopen': async () => {
    const seen = await waitingWish();
    await asAdmin('/api/console/requests/answer', { requests: [seen], answer: 'accepted' });
    return { requests: [{ ...seen, version: 1 }] };
  },
  'requests/name': async () => ({ id: (await waitingWish()).id, name: 'Solaris', release_year: 1972 }),
  'subtitles/accept': async () => {
    const { id, version, fingerprint } = await waitingSubtitle();
    return { id, version, fingerprint, mends: [] };
  },
  'subtitles/refuse': async () => {
    const { id, version } = await waitingSubtitle();
    return { id, version, reason };
  },
  'subtitles/reopen': async () => {
    const { id, version, fingerprint } = await waitingSubtitle();
    await asAdmin('/api/console/subtitles/accept', { id, version, fingerprint, mends: [] });
    return { id, version: version + 1 };
  },
  news: () => ({ category: 'series', en }),
  'news/revise': async () => ({ ...(await draftPost()), category: 'from-parde', en }),
  'news/publish': draftPost,
  'news/withdraw': publishedPost,
  reviews: async () => ({ title_id: await titleWithoutReview(), score: 7, en }),
  'reviews/revise': async () => ({ ...(await sampleReview()), score: 6, en }),
  'reviews/publish': sampleReview,
  'reviews/withdraw': sampleReview,
  'translations/save': () => ({ id: textId('nav.home'), version: 0, fa: 'سرا' }),
  'translations/dismiss': async () => {
    await site.post('/api/setTranslations', { keys: ['nav.movies'] });
    return { id: textId('nav.movies') };
  },
  collections: collectionFacts,
  'collections/revise': async () => ({
    ...(await newCollection()),
    ...collectionFacts(),
    name: { fa: 'دیگر', en: 'Other' },
  }),
  'collections/retire': newCollection,
  'users/reviewAvatar': async () => ({ ...(await memberWithAvatar()), outcome: 'kept' }),
  'waiting/claim': async () => ({ kind: 'subtitles', id: (await waitingSubtitle()).id }),
  'moderation-rules': async () => ({
    version: await seenVersion('moderation-rules'),
    trust_after: 10,
    words: ['casino'],
  }),
  'box-office': async () => ({
    version: await seenVersion('box-office'),
    as_of: '2024-12-31',
    entries: [{ title_id: postId, gross: 100 }],
  }),
  notices: () => noticeFacts,
  'notices/revise': async () => ({ ...(await newNotice()), ...noticeFacts, kind: 'warning' }),
  'notices/retire': newNotice,
  'suggested-lists': () => ({ post_type: 1, version: 0, title_ids: [postId] }),
  plans: () => ({ planId: 2, ...plan }),
  'plans/revise': async () => {
    const { id, version } = await asAdmin('/api/console/plans', { planId: 3, ...plan });
    return { id, version, ...plan, price: 400_000 };
  },
  coupons: () => coupon,
  'coupons/revise': async () => {
    const [{ id }] = (await asAdmin('/api/console/coupons', coupon)).coupons;
    return { id, version: 1, total_limit: 5 };
  },
  'coupons/disable': async () => ({ ids: [(await asAdmin('/api/console/coupons', coupon)).coupons[0].id] }),
  '/api/user/twoFactor/confirm': enrolled,
  '/api/user/twoFactor/disable': confirmed,
};
/** Kinds of things that have names. */
const NAMED = [
  'ceremony-awards',
  'collections',
  'comments',
  'contacts',
  'coupons',
  'file-cases',
  'memberships',
  'notices',
  'payments',
  'people',
  'pieces',
  'plans',
  'rebuilds',
  'submitted-subtitles',
  'subtitles',
  'title-imports',
  'title-requests',
  'titles',
  'translations',
  'users',
];
const ONLY_ONE = ['box-offices', 'channel-lists', 'genre-lists', 'moderation-rules', 'suggested-lists'];
const KINDS = [...NAMED, ...ONLY_ONE];
/** What they do needs a bank (tests/payments), a stream that failed (modules/media), or a form, or is nothing that anybody could look up. */
const LEFT_OUT = [
  'media/uploads/{upload}',
  'media/trailers',
  'subtitles/upload',
  'console/pictures',
  'console/imports',
  'streams/{checksum}/retry',
  'payments/recheck',
  'payments/reverse',
  'payments/recordReturn',
  'twoFactor/state',
  'twoFactor/enrol',
];

const nameOf = (path: string) => path.replace(/^\/api\/console\//, '');
const staffCommands = () =>
  operationsOf(site.document).filter(
    ({ method, access, path }) =>
      method === 'POST' &&
      (access === 'moderator' || access === 'admin') &&
      !LEFT_OUT.some((end) => path.endsWith(end)),
  );

interface Act {
  actorId: number;
  role: string;
  operation: string;
  action: string;
  stream: string;
  details: Body;
}

async function acts(): Promise<Act[]> {
  const sql = `select data from write.event_log where type = 'staff.acted.v1' order by position, time`;
  return (await site.app.get(DataSource).query(sql)).map(({ data }: { data: Act }) => data);
}

describe('the audit log', () => {
  it('is tried with every command of the staff', () => {
    expect(
      staffCommands()
        .map(({ path }) => nameOf(path))
        .sort(),
    ).toEqual(Object.keys(REQUESTS).sort());
  });

  it('has an entry for each of them, by whom and on which route, and none of one that was refused', async () => {
    const order = Object.keys(REQUESTS);
    const commands = staffCommands().sort((a, b) => order.indexOf(nameOf(a.path)) - order.indexOf(nameOf(b.path)));
    for (const operation of commands) {
      const route = operationName(operation);
      const url = operation.path.replace('{id}', String(postId));
      const body = await REQUESTS[nameOf(operation.path)]!();
      const before = await acts();
      const refused = await site.post(url, { ...body, no_such_field: 1 }, tokens.admin);
      expect([route, refused.status, (await acts()).length]).toEqual([route, 0, before.length]);
      const done = await site.post(url, body, tokens.admin);
      expect([route, done]).toEqual([route, expect.objectContaining({ status: 1 })]);
      const added = (await acts()).slice(before.length);
      expect([route, added.length > 0]).toEqual([route, true]);
      for (const act of added)
        expect(act).toMatchObject({ actorId: adminId, role: 'admin', operation: route.replace('{id}', ':id') });
    }
  }, 60_000);

  it('names whatever was acted on, but for what there is only one of', async () => {
    const { coupons } = await asAdmin('/api/console/coupons', { ...coupon, percent: 100 });
    const order = { planId: 2, coupon: coupons[0].code };
    await site.post('/api/user/makePayment', { order }, tokens.viewer);
    await readModelsFilled(site, tokens.admin);
    const database = site.app.get(ReadDatabase);
    const places = await database.rows<Subject & Body>(
      `select distinct resource, resource_id from read.audit_entry where resource_id is not null
       union select 'payments', id from read.payment`,
    );
    const names = await site.app.get(SubjectNamesRegistry, { strict: false }).of(places);
    const named = Map.groupBy(places.keys(), (place) => places[place]!.resource);
    expect([...named.keys()].filter((resource) => !KINDS.includes(resource))).toEqual([]);
    const nameless = places.filter((_, place) => names[place] === null).map(({ resource }) => resource);
    expect([...new Set(nameless)].sort()).toEqual(ONLY_ONE);
    expect([...named.keys()]).toEqual(expect.arrayContaining(NAMED));
  });

  it('has words in the console for whatever was done, and for what was recorded of it', async () => {
    const all = await acts();
    const done = [...new Set(all.map(({ action }) => action.replaceAll('.', '_')))];
    const recorded = [...new Set(all.flatMap(({ details }) => Object.keys(details)))];
    for (const { actions, fields } of [english, persian]) {
      expect(done.filter((name) => !(name in actions))).toEqual([]);
      expect(recorded.filter((name) => !(name in fields))).toEqual([]);
    }
  });

  it('tells an admin what was done, the newest first, and says nothing of passwords and codes', async () => {
    await readModelsFilled(site, tokens.admin);
    const headers = { authorization: `Bearer ${tokens.admin}` };
    const filter = encodeURIComponent(JSON.stringify({ resource: 'users', resource_id: bystander }));
    const { text } = await site.send({ method: 'GET', url: `/api/console/audit?filter=${filter}`, headers });
    const actions = JSON.parse(text).map(({ action }: { action: string }) => action);
    expect(actions).toEqual(expect.arrayContaining(['user.suspended', 'user.unsuspended', 'user.role-changed']));
    const all = JSON.stringify(await acts());
    for (const secret of [DEMO_PASSWORD, 'password', 'secret', 'example.com', 'argon2'])
      expect(all).not.toContain(secret);
  });

  it('has nothing of what the staff do as anybody may', async () => {
    const before = await acts();
    const commented = await site.post(
      '/api/user/comment',
      { comment: { post_id: postId, body: 'A comment of mine' } },
      tokens.moderator,
    );
    expect(commented.status).toBe(1);
    expect(await acts()).toEqual(before);
  });
});
