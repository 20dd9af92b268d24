import { titleAdded } from '#modules/catalogue/contract/catalogue.events.ts';
import { sampleMedia, sampleTitle } from '#modules/catalogue/testing/sample-facts.ts';
import { appendAsCommand } from '#platform/testing/append-events.ts';
import { type CommunityApp, startCommunityApp } from '../../testing/community-app.ts';

const season = (number: number, episodes: number) => ({ number, year: null, episodes });
const SERIES = [
  // The second season has not been counted.
  sampleTitle(11, { postType: 2, seasons: [season(1, 8), season(2, 0)] }),
  sampleTitle(12, { postType: 2 }),
  sampleTitle(13, { postType: 2 }),
];

describe('a comment about a minute of an episode', () => {
  let app: CommunityApp;
  let author: string;

  beforeAll(async () => {
    app = await startCommunityApp();
    author = await app.join(1);
    for (const facts of SERIES) {
      await app.database.rows(
        `insert into write.title (id, version, slug, identity, source, facts) values ($1, 1, $2, $2, 'test', $3)`,
        [facts.titleId, facts.slug, JSON.stringify(facts)],
      );
      await appendAsCommand(app.app, `title-${facts.titleId}`, 1, [titleAdded(facts)]);
    }
    await app.database.rows(
      `insert into write.title_file (title_id, quality, season, episode, dubbed, censored, media, uploaded_at, retired_at)
       values (11, 1, 3, 1, false, false, $1, now(), null), (11, 1, 3, 2, false, false, $1, now(), now())`,
      [JSON.stringify(sampleMedia())],
    );
  });
  afterAll(() => app?.close());

  const post = (titleId: number, season: number, episode: number) => {
    const comment = { post_id: titleId, body: 'about this minute', place: { minute: 4, season, episode } };
    return app.post('/api/user/comment', { comment, token: author });
  };

  it.each([
    ['its season has', 11, 1, 8],
    ['its season may have', 11, 2, 30],
    ['is on offer, though its season is not told', 11, 3, 1],
    ['may be in a series of which no seasons are known', 12, 4, 5],
  ])('is taken of an episode that %s', async (_what, titleId, season, episode) => {
    expect(await post(titleId, season, episode)).toMatchObject({ status: 200 });
  });

  it.each([
    ['beyond those of its season', 11, 1, 9],
    ['of a season that is not there', 11, 4, 1],
    ['whose file is on offer no more', 11, 3, 2],
    ['of a movie', 1, 1, 1],
  ])('is refused of an episode %s', async (_what, titleId, season, episode) => {
    expect(await post(titleId, season, episode)).toMatchObject({
      status: 422,
      body: { code: 'unknown_episode', errors: { 'comment.place.episode': ['This series has no such episode'] } },
    });
  });

  it('can be said in other words after its series was told without the episode, but not moved to one that is as unknown', async () => {
    const id = (await post(13, 4, 5)).body.comment_id;
    const facts = sampleTitle(13, { postType: 2, seasons: [season(1, 8)] });
    await app.database.rows('update write.title set facts = $1 where id = 13', [JSON.stringify(facts)]);
    const edit = (episode: number) => {
      const comment = { comment_id: id, body: 'in other words', place: { minute: 4, season: 4, episode } };
      return app.post('/api/user/editComment', { comment, token: author });
    };
    expect(await edit(6)).toMatchObject({ status: 422, body: { code: 'unknown_episode' } });
    expect(await edit(5)).toMatchObject({ status: 200 });
  });

  it('is refused of a title that is not there as any comment is', async () => {
    expect(await post(4_000, 1, 1)).toMatchObject({ body: { code: 'unknown_post' } });
  });
});
