import { pino } from 'pino';
import { userDeleted } from '#modules/accounts/contract/accounts.events.ts';
import { ReadDatabase } from '#platform/database/read-database.ts';
import { Config } from '#platform/kernel/config/config.ts';
import { ProjectionRegistry } from '#platform/messaging/projections/projections.module.ts';
import { Rebuild } from '#platform/messaging/rebuild/rebuild.ts';
import { eventually } from '#platform/testing/eventually.ts';
import { RecommendationBuilds } from './jobs/recommendation-builds.ts';
import { type RecommendedPost, recommendedPosts } from './queries/recommended-post.schema.ts';
import { type RecommendationsApp, startRecommendationsApp } from './testing/recommendations-app.ts';

let app: RecommendationsApp;
let members = 0;
let films: number[];

beforeAll(async () => {
  app = await startRecommendationsApp();
  films = [];
  for (let n = 0; n < 15; n++) {
    const genres = n % 2 ? ['drama'] : ['crime', 'drama'];
    films.push(await app.title({ name: `Film ${n}`, genres, release_year: 1980 + n, popularity: 50 + n }));
  }
});
afterAll(() => app?.close());

const newMember = () => {
  members += 1;
  return members;
};
const similar = async (postId: number, path = 'similarMovies'): Promise<RecommendedPost[]> => {
  await app.caughtUp();
  const { body } = await app.post(`/api/post/${path}`, { post_id: postId });
  expect(recommendedPosts.parse(body)).toEqual(body);
  return body.posts;
};
const forYou = async (userId: number): Promise<RecommendedPost[]> => {
  await app.caughtUp();
  const { body } = await app.post('/api/user/recommendations', { token: app.signIn({ userId }) });
  expect(recommendedPosts.parse(body)).toEqual(body);
  return body.posts;
};
const idsOf = (posts: readonly { id: number }[]) => posts.map(({ id }) => id);
const reasonFor = (posts: readonly RecommendedPost[], id: number) => posts.find((post) => post.id === id)?.reason;

describe('similar titles', () => {
  it('are twelve of the same genres, without itself, with a reason', async () => {
    const posts = await similar(films[2]!);
    expect(posts).toHaveLength(12);
    expect(idsOf(posts)).not.toContain(films[2]);
    expect(posts[0]!.genres.map(({ slug }) => slug)).toEqual(['crime', 'drama']);
    expect(posts[0]!.reason).toEqual({
      kind: 'genre',
      post: null,
      person: null,
      genre: expect.objectContaining({ slug: 'crime' }),
    });
  });

  it('are of the same kind, and none for what there is not', async () => {
    expect(await similar(999_999)).toEqual([]);
    expect(await similar(films[0]!, 'similarSerials')).toEqual([]);
    const series = await app.title({ name: 'Series', post_type: 2, genres: ['drama'] });
    const other = await app.title({ name: 'Other series', post_type: 2, genres: ['drama'] });
    expect(idsOf(await similar(series, 'similarSerials'))).toEqual([other]);
  });

  it('say who directs or plays in both', async () => {
    const [ann, ben] = [await app.person('Ann Director'), await app.person('Ben Player')];
    const own = await app.title({ name: 'Own', genres: ['war'], directors: [ann], cast: [{ person_id: ben }] });
    const directed = await app.title({ name: 'Directed', genres: ['war'], directors: [ann] });
    const played = await app.title({ name: 'Played', genres: ['western'], cast: [{ person_id: ben }] });
    const posts = await similar(own);
    expect(idsOf(posts).slice(0, 2)).toEqual([directed, played]);
    expect(posts[0]!.reason).toMatchObject({
      kind: 'director_and_genre',
      person: { id: ann, name: { en: 'Ann Director' } },
      genre: { slug: 'war' },
    });
    expect(posts[1]!.reason).toMatchObject({ kind: 'person', person: { id: ben }, genre: null });
  });

  it('share rare words of their stories, once those are counted', async () => {
    const story = (en: string) => ({ genres: ['music'], summary: { en } });
    const first = await app.title({ name: 'First', ...story('A lighthouse keeper hides the smugglers of Zanzibar.') });
    const alike = await app.title({
      name: 'Alike',
      ...story('Smugglers from Zanzibar find a lighthouse.'),
      genres: [],
    });
    await app.title({ name: 'Unlike', ...story('Two sisters open a bakery.') });
    await app.build();
    const posts = await similar(first);
    expect(posts[0]).toMatchObject({ id: alike, reason: { kind: 'story' } });
  });

  it('are what the same members like, of whom there are three at least, from the next build on', async () => {
    const [own, liked, rare] = [
      await app.title({ name: 'Liked one', genres: ['sport'] }),
      await app.title({ name: 'Liked two', genres: ['horror'] }),
      await app.title({ name: 'Liked by two', genres: ['horror'] }),
    ];
    expect(idsOf(await similar(own))).not.toContain(liked);
    for (let n = 0; n < 3; n++) {
      const member = newMember();
      await app.rate(member, own, 9);
      await app.watch(member, liked);
      if (n < 2) await app.watch(member, rare);
    }
    await app.build();
    await eventually(async () => {
      const posts = await similar(own);
      expect(reasonFor(posts, liked)?.kind).toBe('liked_together');
      expect(reasonFor(posts, rare)?.kind).not.toBe('liked_together');
    });
    const neighbours = 'select neighbours from read.title_audience where title_id = $1';
    expect(await app.database.row(neighbours, [own])).toEqual({ neighbours: [liked] });
  });

  it('show a title’s new name at once', async () => {
    const before = (await similar(films[4]!))[0]!;
    const name = { en: `${before.name.en} again` };
    const fields = {
      post_type: 1,
      name,
      release_year: before.release_year,
      genres: ['crime', 'drama'],
      popularity: 64,
    };
    const token = app.signIn({ userId: 999, role: 'admin' });
    const revised = await app.post(`/api/console/titles/${before.id}/revise`, { ...fields, version: 1, token });
    expect(revised.status).toBe(200);
    await eventually(async () => {
      const posts = await similar(films[4]!);
      expect(posts.find(({ id }) => id === before.id)?.name.en).toBe(name.en);
    });
  });
});

describe('for you', () => {
  it('asks guests to log in, and has nothing for who has liked nothing', async () => {
    const guest = await app.post('/api/user/recommendations');
    expect([guest.status, guest.body.auth_error]).toEqual([401, 'token_required']);
    expect(await forYou(newMember())).toEqual([]);
  });

  it('is what others like who like the same, because of what the member likes, without what they know', async () => {
    const [seen, next, known] = films as [number, number, number];
    for (let n = 0; n < 4; n++) {
      const other = newMember();
      for (const id of [seen, next, known]) await app.watch(other, id);
    }
    await app.build();
    const member = newMember();
    await app.rate(member, seen, 10);
    await app.list(member, 'later', known);
    const posts = await forYou(member);
    expect(posts[0]).toMatchObject({ id: next, reason: { kind: 'because', post: { id: seen } } });
    expect(idsOf(posts)).not.toContain(seen);
    expect(idsOf(posts)).not.toContain(known);
  });

  it('does not go by what was rated low, whatever was watched of it', async () => {
    const member = newMember();
    await app.watch(member, films[0]!);
    expect(reasonFor(await forYou(member), films[1]!)?.kind).toBe('because');
    await app.rate(member, films[0]!, 2);
    expect(reasonFor(await forYou(member), films[1]!)?.kind).not.toBe('because');
  });

  it('has titles of who is followed, and of genres that are liked, while nobody else has watched them', async () => {
    const cora = await app.person('Cora Followed');
    const hers = await app.title({ name: 'Hers', genres: ['silent'], cast: [{ person_id: cora }] });
    const begun = await app.title({ name: 'Begun', genres: ['western'] });
    const alike = await app.title({ name: 'Also western', genres: ['western'] });
    const member = newMember();
    const following = await app.list(member, 'person', cora);
    await app.watch(member, begun, { position: 30, watched: false });
    const posts = await forYou(member);
    expect(posts[0]).toMatchObject({ id: hers, reason: { kind: 'followed', person: { id: cora } } });
    expect(reasonFor(posts, alike)).toMatchObject({ kind: 'genre', genre: { slug: 'western' } });
    await following.remove();
    expect(reasonFor(await forYou(member), hers)?.kind).not.toBe('followed');
  });

  it('knows nothing of a film that was looked at for a minute, or is to be forgotten', async () => {
    const member = newMember();
    await app.watch(member, films[5]!, { position: 3, watched: false });
    expect(await forYou(member)).toEqual([]);
    await app.watch(member, films[6]!);
    expect((await forYou(member)).length).toBeGreaterThan(0);
    await app.forget(member, films[6]!);
    expect(await forYou(member)).toEqual([]);
  });

  it('keeps nothing of a deleted account, also of what comes after its end', async () => {
    const member = newMember();
    await app.watch(member, films[7]!);
    await app.append(`user-${member}`, userDeleted({ userId: member }));
    await app.watch(member, films[8]!);
    await app.caughtUp();
    const rows = await app.database.rows('select from read.taste_signal where user_id = $1', [member]);
    expect(rows).toEqual([]);
  });
});

describe('what is known of tastes and titles', () => {
  it.each(['taste', 'title-features'])('%s is the same when it is made anew', async (name) => {
    await app.caughtUp();
    const projection = app.app.get(ProjectionRegistry).projections.find((one) => one.name === name)!;
    const writeDatabaseUrl = app.app.get(Config).values.writeDatabaseUrl;
    const options = { database: app.app.get(ReadDatabase), writeDatabaseUrl, logger: pino({ level: 'silent' }) };
    const result = await new Rebuild(projection, { ...options, mode: 'check' }).run();
    expect(result.events).toBeGreaterThan(10);
    expect(result.differences).toEqual([]);
  });
});

describe('a build', () => {
  it('is made by one process at a time, and not again before it is time', async () => {
    const builds = app.app.get(RecommendationBuilds);
    const made = await Promise.all([builds.build(), builds.build()]);
    expect(made.filter((build) => build !== null)).toHaveLength(1);
    expect(await builds.buildWhenDue()).toBe(0);
    await app.database.rows("update read.recommendation_build set finished_at = now() - interval '1 day'");
    expect(await builds.buildWhenDue()).toBeGreaterThan(3);
  });

  it('forgets titles that nobody likes any more', async () => {
    const title = await app.title({ name: 'Liked for a while', genres: ['teen'] });
    const member = newMember();
    await app.watch(member, title);
    await app.build();
    const rows = () => app.database.rows('select viewers from read.title_audience where title_id = $1', [title]);
    expect(await rows()).toEqual([{ viewers: 1 }]);
    await app.forget(member, title);
    await app.build();
    expect(await rows()).toEqual([]);
  });
});

describe('what is trending', () => {
  const trending = async () => idsOf((await app.post('/api/post/trending')).body.posts);

  it('is what at least three members took up in the last days, the most of them first', async () => {
    const make = (name: string) => app.title({ name, genres: ['teen'] });
    const [most, some, few, old, disliked] = [
      await make('Most'),
      await make('Some'),
      await make('Few'),
      await make('Old'),
      await make('Disliked'),
    ];
    for (let n = 0; n < 40; n++) {
      const member = newMember();
      await app.watch(member, most);
      if (n < 30) await app.list(member, 'later', some);
      if (n < 2) await app.rate(member, few, 10);
      if (n < 35) await app.watch(member, old);
      if (n < 35) await app.rate(member, disliked, 1);
    }
    await app.caughtUp();
    await app.database.rows('update read.taste_signal set day = current_date - 7 where title_id = $1', [old]);
    await app.build();
    await eventually(async () => expect((await trending()).slice(0, 2)).toEqual([most, some]));
    for (const id of [few, old, disliked]) expect(await trending()).not.toContain(id);
  });

  it('ends with its week', async () => {
    await app.database.rows('update read.taste_signal set day = current_date - 8');
    await app.build();
    await eventually(async () => expect(await trending()).toEqual([]));
  });
});
