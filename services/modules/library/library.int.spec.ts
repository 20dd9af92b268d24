import { userDeleted } from '#modules/accounts/contract/accounts.events.ts';
import { givenWithdrawn } from '#modules/catalogue/testing/given-withdrawn.ts';
import { titleRated } from '#modules/community/contract/community.events.ts';
import { playbackRecorded } from '#modules/watching/contract/watching.events.ts';
import { appendAsCommand } from '#platform/testing/append-events.ts';
import { eventually } from '#platform/testing/eventually.ts';
import { getMarksAnswer } from './queries/get-marks/get-marks.schema.ts';
import { listFollowingsAnswer } from './queries/list-followings/list-followings.schema.ts';
import { listKeptAnswer } from './queries/list-kept/list-kept.schema.ts';
import { listMemberTitlesAnswer } from './queries/list-member-titles/list-member-titles.schema.ts';
import { after, type LibraryApp, startLibraryApp } from './testing/library-app.ts';

let app: LibraryApp;
let films: number[];
let series: number;
let person: number;
let members = 0;

beforeAll(async () => {
  app = await startLibraryApp();
  films = [
    await app.title(1, { fa: 'ی آخر', en: 'Alpha' }, 1_999),
    await app.title(1, { fa: 'آغاز', en: 'Zeta' }, 2_005),
  ];
  series = await app.title(2, { en: 'Middle' }, 2_001);
  person = await app.person('Ann Actor');
});
afterAll(() => app?.close());

const join = () => {
  members += 1;
  return app.join(members);
};
const keep = (token: string, postId: number) => app.post('/api/user/addToDlList', { post_id: postId, token });
const listOf = async (token: string, said: ReturnType<typeof after>, body: object = {}) => {
  const answer = await app.post('/api/user/downloadList', { ...body, token }, said);
  return listKeptAnswer.parse(answer.body);
};
const followingsOf = async (token: string, said: ReturnType<typeof after>, body: object = {}) => {
  const answer = await app.post('/api/user/followings', { ...body, token }, said);
  return listFollowingsAnswer.parse(answer.body).followings;
};
const eventsOf = (userId: number) =>
  app.database.rows<{ type: string; version: number }>(
    `select type, version from write.event_log where stream like 'list-entry-%' and data ->> 'userId' = $1 order by id`,
    [String(userId)],
  );

describe('followers', () => {
  it('are counted for a person and for a series, each for itself', async () => {
    const count = async (kind: string, id: number, said?: ReturnType<typeof after>) =>
      (await app.post('/api/post/followers', { kind, id }, said)).body.followers;
    const before = await count('person', person);
    const [one, other] = [await join(), await join()];
    const followed = [
      await app.post('/api/user/followPerson', { person_id: person, token: one }),
      await app.post('/api/user/followPerson', { person_id: person, token: other }),
    ];
    expect(await count('person', person, after(...followed))).toBe(before + 2);
    expect(await count('series', series)).toBe(0);
    expect(await count('person', 999_999)).toBe(0);
  });
});

describe('the list of what to download later', () => {
  it('takes a title once, and says so', async () => {
    const token = await join();
    expect((await keep(token, films[0]!)).body).toEqual({ status: 1, message: 'Added to your watch list' });
    expect((await keep(token, films[0]!)).body).toEqual({ status: 2, message: 'It is already in your watch list' });
    expect(await eventsOf(members)).toEqual([{ type: 'list-entry.added.v1', version: 1 }]);
  });

  it('shows what was kept, the newest first, sorted and chosen from as asked', async () => {
    const token = await join();
    const kept = [];
    for (const id of [films[0]!, series, films[1]!]) kept.push(await keep(token, id));
    const said = after(...kept);
    const idsBy = async (body: object) => (await listOf(token, said, body)).posts.map(({ id }) => id);
    expect(await listOf(token, said)).toMatchObject({ total: 3, max_page: 1 });
    expect(await idsBy({})).toEqual([films[1], series, films[0]]);
    expect(await idsBy({ sort: 'year' })).toEqual([films[1], series, films[0]]);
    expect(await idsBy({ sort: 'name', language: 'en' })).toEqual([films[0], series, films[1]]);
    expect(await idsBy({ sort: 'name', language: 'fa', post_type: 1 })).toEqual([films[1], films[0]]);
    expect(await idsBy({ post_type: 2 })).toEqual([series]);
    expect(await idsBy({ page: 2 })).toEqual([]);
  });

  it('gives up several at once, none twice, and takes them again as the same entries', async () => {
    const token = await join();
    const kept = [await keep(token, films[0]!), await keep(token, films[1]!)];
    const ids = (await listOf(token, after(...kept))).posts.map(({ list_id: id }) => id);
    const removed = await app.post('/api/user/deleteDownloadList', { list_id: ids, token });
    expect(removed.body).toEqual({ status: 1, message: 'Deleted successfully', removed: 2 });
    expect((await listOf(token, after(removed))).posts).toEqual([]);
    const again = await app.post('/api/user/deleteDownloadList', { list_id: ids[0], token });
    expect(again.body).toMatchObject({ status: 1, removed: 0 });
    const back = await keep(token, films[1]!);
    expect(back.body.status).toBe(1);
    expect((await listOf(token, after(back))).posts).toMatchObject([{ id: films[1], list_id: ids[0] }]);
  });

  it('has one entry and one event when a title is kept twenty times at once', async () => {
    const token = await join();
    const answers = await Promise.all(Array.from({ length: 20 }, () => keep(token, series)));
    expect(answers.map(({ body }) => body.status).toSorted()).toEqual([1, ...Array(19).fill(2)]);
    expect(await eventsOf(members)).toHaveLength(1);
  });

  it('tells what is on a full list as on it, and takes nothing more', async () => {
    const token = await join();
    await app.database.rows(
      `insert into write.title (id, version, slug, identity, source, facts)
       select n, 1, 'many-' || n, 'many-' || n, 'test', '{}' from generate_series(10001, 12000) n`,
    );
    await app.database.rows(
      `insert into write.list_entry (user_id, kind, post_id, version, listed)
       select $1, 'later', n, 1, true from generate_series(10001, 12000) n`,
      [members],
    );
    expect((await keep(token, 10_001)).body).toMatchObject({ status: 2, message: 'It is already in your watch list' });
    expect(await keep(token, films[0]!)).toMatchObject({ status: 409, body: { code: 'list_full' } });
    const [{ count }] = (await app.database.rows('select count(*)::int from write.list_entry where user_id = $1', [
      members,
    ])) as [{ count: number }];
    expect(count).toBe(2_000);
  });

  it('knows no title 4,000, and asks a guest to log in', async () => {
    const token = await join();
    const message = "There's a problem adding this post to your watch list";
    expect(await keep(token, 4_000)).toMatchObject({ status: 404, body: { code: 'unknown_post', message } });
    const guest = await app.post('/api/user/addToDlList', { post_id: films[0] });
    expect([guest.status, guest.body.auth_error]).toEqual([401, 'token_required']);
  });
});

it('a title that was withdrawn comes on no list, and off those it is on', async () => {
  const [token, late] = [await join(), await join()];
  const withdrawn = await app.title(2, { en: 'Gone' });
  const follow = (by: string) => app.post('/api/user/followSerial', { serial_id: withdrawn, token: by });
  const said = after(await keep(token, withdrawn), await follow(token));
  const [kept] = (await listOf(token, said)).posts;
  const [followed] = await followingsOf(token, said);
  await givenWithdrawn(app, withdrawn);
  expect(await keep(late, withdrawn)).toMatchObject({ status: 404, body: { code: 'unknown_post' } });
  expect(await follow(late)).toMatchObject({ status: 404, body: { code: 'unknown_post' } });
  expect(await eventsOf(members)).toEqual([]);
  const off = [
    await app.post('/api/user/deleteDownloadList', { list_id: kept?.list_id, token }),
    await app.post('/api/user/unfollow', { list_id: followed?.list_id, token }),
  ];
  expect(off.map(({ status }) => status)).toEqual([200, 200]);
});

it('what makes no sense is refused in the words of specification §8', async () => {
  const token = await join();
  for (const [call, field, message] of [
    ['addToDlList', 'post_id', "There's a problem adding this post to your watch list"],
    ['followPerson', 'person_id', 'There is a problem during processing your request'],
    ['followSerial', 'serial_id', 'There is a problem during processing your request'],
    ['unfollow', 'list_id', "There's a problem please try again"],
    ['deleteDownloadList', 'list_id', "There's a problem please try again"],
  ] as const) {
    for (const sent of [{}, { [field]: 'x' }]) {
      const { status, body } = await app.post(`/api/user/${call}`, { ...sent, token });
      expect([call, status, body.message, Object.keys(body.errors)]).toEqual([call, 422, message, [field]]);
    }
  }
});

describe('followings', () => {
  it('are people and series, each once, with the messages of the specification', async () => {
    const token = await join();
    const first = await app.post('/api/user/followPerson', { person_id: person, token });
    expect(first.body).toEqual({ status: 1, message: 'You are now following this person' });
    const second = await app.post('/api/user/followPerson', { person_id: person, token });
    expect(second.body).toEqual({ status: -1, message: 'You are already following this person' });
    const third = await app.post('/api/user/followSerial', { serial_id: series, token });
    expect(third.body.status).toBe(1);
    const followings = await followingsOf(token, after(third));
    expect(followings).toMatchObject([
      { kind: 'series', post: { id: series } },
      { kind: 'person', person: { id: person, name: { en: 'Ann Actor' } } },
    ]);
    expect(await followingsOf(token, after(third), { kind: 'person' })).toEqual([followings[1]]);
    const listId = followings[0]!.list_id;
    const gone = await app.post('/api/user/unfollow', { list_id: listId, token });
    expect(gone.body).toEqual({ status: 1, message: 'Unfollowed successfully', removed: 1 });
    expect(await followingsOf(token, after(gone))).toEqual([followings[1]]);
  });

  it('are of series alone, and of those who are there', async () => {
    const token = await join();
    const follow = (body: object, call: string) => app.post(`/api/user/${call}`, { ...body, token });
    expect(await follow({ serial_id: films[0] }, 'followSerial')).toMatchObject({
      status: 422,
      body: { code: 'not_a_series' },
    });
    expect(await follow({ serial_id: 4_000 }, 'followSerial')).toMatchObject({
      status: 404,
      body: { code: 'unknown_post' },
    });
    expect(await follow({ person_id: 4_000 }, 'followPerson')).toMatchObject({
      status: 404,
      body: { code: 'unknown_person', message: 'There is a problem during processing your request' },
    });
  });
});

describe('the marks of a page', () => {
  it('are what a member has kept, followed, rated and seen of it, and nobody else', async () => {
    const token = await join();
    const userId = members;
    const grades = { starring: 9, direction: 8, screenplay: 7, music: 6, effects: 5, other: 4 };
    await appendAsCommand(app.app, `rating-${films[0]}-${userId}`, 1, [
      titleRated({ postId: films[0]!, userId, grades, previous: null }),
    ]);
    const playback = { userId, season: null, episode: null, duration: 100, session: 1, position: 99, watched: true };
    await appendAsCommand(app.app, `playback-${userId}-7`, 1, [
      playbackRecorded({ ...playback, fileId: 7, titleId: films[1]! }),
    ]);
    await appendAsCommand(app.app, `playback-${userId}-8`, 1, [
      playbackRecorded({ ...playback, fileId: 8, titleId: series, season: 1, episode: 1 }),
    ]);
    await keep(token, films[0]!);
    await app.post('/api/user/followPerson', { person_id: person, token });
    const last = await app.post('/api/user/followSerial', { serial_id: series, token });
    const ask = async (body: object, asker = token) => {
      const answer = await app.post('/api/user/marks', { ...body, token: asker }, after(last));
      return getMarksAnswer.parse(answer.body);
    };
    const page = { post_ids: [...films, series, 4_000], person_ids: [person, 4_000] };
    const id = expect.any(Number);
    expect(await ask(page)).toEqual({
      posts: [
        { post_id: films[0], list_id: id, following_id: null, rating: 6.5, seen: null },
        { post_id: films[1], list_id: null, following_id: null, rating: null, seen: 'watched' },
        { post_id: series, list_id: null, following_id: id, rating: null, seen: 'begun' },
      ],
      people: [{ person_id: person, following_id: id }],
    });
    expect(await ask({ person_ids: [person] })).toEqual({
      posts: [],
      people: [{ person_id: person, following_id: id }],
    });
    expect(await ask(page, await join())).toEqual({ posts: [], people: [] });
  });
});

describe('an entry of a list', () => {
  it('is its owner’s alone, and leaves the list that it is on', async () => {
    const [owner, stranger] = [await join(), await join()];
    const kept = await keep(owner, films[0]!);
    const listId = (await listOf(owner, after(kept))).posts[0]!.list_id;
    const message = "There's a problem please try again";
    const refused = { status: 404, body: { code: 'unknown_list_entry', message } };
    expect(await app.post('/api/user/deleteDownloadList', { list_id: listId, token: stranger })).toMatchObject(refused);
    expect(await app.post('/api/user/unfollow', { list_id: listId, token: owner })).toMatchObject(refused);
    expect((await listOf(owner, after(kept))).posts).toHaveLength(1);
  });

  it('goes with its member, also when it is told of later', async () => {
    const token = await join();
    const userId = members;
    const kept = await keep(token, films[0]!);
    expect((await listOf(token, after(kept))).total).toBe(1);
    await appendAsCommand(app.app, `user-${userId}`, 1, [userDeleted({ userId })]);
    const rows = () => app.database.rows('select from read.list_entry where user_id = $1', [userId]);
    await eventually(async () => expect(await rows()).toEqual([]));
    const late = await keep(token, films[1]!);
    expect((await listOf(token, after(late))).total).toBe(0);
  });
});

describe('a member’s page', () => {
  const shown = (username: string, shows: string) =>
    app.database.rows(
      `insert into read.account (user_id, username, username_folded, name, email, role, verified, joined_at, profile_shows)
       values ($1, $2, $2, $2, $2, 'viewer', true, now(), $3)`,
      [members, username, shows],
    );
  const titles = async (username: string, part: string, said: ReturnType<typeof after>) =>
    listMemberTitlesAnswer.parse((await app.post('/api/user/memberTitles', { username, part }, said)).body);
  const HIDDEN = { hidden: true, posts: [], max_page: 1, total: 0 };

  it('shows what its owner rates and keeps, each only where they show it', async () => {
    const grades = (all: number) => ({
      starring: all,
      direction: all,
      screenplay: all,
      music: all,
      effects: all,
      other: all,
    });
    const owners = [
      { username: 'rater', shows: '{ratings}' },
      { username: 'keeper', shows: '{lists}' },
      { username: 'silent', shows: '{comments}' },
    ];
    for (const { username, shows } of owners) {
      const token = await join();
      await shown(username, shows);
      const rate = (postId: number, all: number) =>
        appendAsCommand(app.app, `rating-${postId}-${members}`, 1, [
          titleRated({ postId, userId: members, grades: grades(all), previous: null }),
        ]);
      await rate(films[0]!, 6);
      await rate(films[1]!, 9);
      const said = after(await keep(token, series));
      const [ratings, lists] = [await titles(username, 'ratings', said), await titles(username, 'lists', said)];
      if (username !== 'rater') expect(ratings).toEqual(HIDDEN);
      else {
        expect(ratings).toMatchObject({ hidden: false, total: 2 });
        expect(ratings.posts.map(({ id, member_rating }) => [id, member_rating])).toEqual([
          [films[1], 9],
          [films[0], 6],
        ]);
      }
      if (username !== 'keeper') expect(lists).toEqual(HIDDEN);
      else expect(lists.posts.map(({ id, member_rating }) => [id, member_rating])).toEqual([[series, null]]);
    }
    const unknown = await app.post('/api/user/memberTitles', { username: 'nobody', part: 'ratings' });
    expect(unknown).toMatchObject({ status: 404, body: { code: 'unknown_user' } });
  });
});

describe('a title that is merged into another', () => {
  it('is kept and followed as that one, by each member once', async () => {
    const [from, into] = [
      await app.title(2, { en: 'Same Series' }, 2_010),
      await app.title(2, { en: 'The Same Series' }, 2_010),
    ];
    const [one, both] = [await join(), await join()];
    const [first, second] = [members - 1, members];
    await keep(one, from);
    await app.post('/api/user/followSerial', { serial_id: from, token: one });
    await keep(both, from);
    await keep(both, into);
    const admin = app.signIn({ userId: first, role: 'admin' });
    const seen = (id: number) => ({ id, version: 1 });
    const merged = await app.post('/api/console/merge-titles', { from: seen(from), into: seen(into), token: admin });
    expect(merged.body.status).toBe(1);
    for (const token of [one, both]) {
      expect((await listOf(token, after(merged))).posts).toMatchObject([{ id: into }]);
    }
    expect(await followingsOf(one, after(merged), {})).toMatchObject([{ post: { id: into } }]);
    expect(await eventsOf(second)).toHaveLength(3);
  });
});
