import { after, startWatchingApp, type WatchingApp } from '../../testing/watching-app.ts';
import { continueWatching } from './get-continue-watching.schema.ts';

describe('what is being watched', () => {
  let app: WatchingApp;
  let movie: number;
  let film: number;
  let series: number;
  /** By episode, in quality 2 and 1. */
  let episodes: number[][];

  beforeAll(async () => {
    app = await startWatchingApp();
    movie = await app.title(1, 'Movie');
    film = (await app.files(movie, [{}]))[0]!.fileId;
    series = await app.title(2, 'Series');
    const files = await app.files(
      series,
      [1, 2].flatMap((episode) => [2, 1].map((quality) => ({ season: 1, episode, quality }))),
    );
    episodes = [files.slice(0, 2), files.slice(2)].map((pair) => pair.map(({ fileId }) => fileId));
  });
  afterAll(() => app.close());

  const say = (token: string, fid: number, time: number) => app.post('/api/playtime', { time, fid, token });
  const shelf = async (token: string, said: Parameters<typeof after>[0]) => {
    const { body } = await app.post('/api/user/continueWatching', { token }, after(said));
    expect(continueWatching.parse(body)).toEqual(body);
    return body.cards;
  };
  const progress = async (token: string, postId: number, said: Parameters<typeof after>[0]) =>
    (await app.post('/api/user/progress', { post_id: postId, token }, after(said))).body;

  it('is a card for each title, the newest first', async () => {
    const token = await app.join(1);
    await say(token, film, 30);
    await say(token, episodes[0]![0]!, 10);
    const said = await say(token, episodes[1]![1]!, 20);
    expect(await shelf(token, said)).toMatchObject([
      { post_id: series, post_type: 2, file_id: episodes[1]![1], season: 1, episode: 2, position: 20, duration: 100 },
      { post_id: movie, post_type: 1, file_id: film, season: null, episode: null, position: 30 },
    ]);
  });

  it('goes on with the next episode in the same quality after a finished one, and where that was left', async () => {
    const token = await app.join(2);
    const finished = await say(token, episodes[0]![1]!, 95);
    expect(await shelf(token, finished)).toMatchObject([{ file_id: episodes[1]![1], episode: 2, position: 0 }]);
    expect(await progress(token, series, finished)).toMatchObject({
      files: [{ file_id: episodes[0]![1], position: 95, watched: true }],
      go_on: { file_id: episodes[1]![1], season: 1, episode: 2, position: 0 },
    });
    await say(token, episodes[1]![1]!, 40);
    const again = await say(token, episodes[0]![1]!, 96);
    expect(await shelf(token, again)).toMatchObject([{ file_id: episodes[1]![1], position: 40 }]);
  });

  it('is without what was seen to its end', async () => {
    const token = await app.join(3);
    await say(token, episodes[1]![0]!, 99);
    const said = await say(token, film, 99);
    expect(await shelf(token, said)).toEqual([]);
    expect(await progress(token, movie, said)).toMatchObject({ files: [{ watched: true }], go_on: null });
    const again = await say(token, film, 20);
    expect(await shelf(token, again)).toMatchObject([{ file_id: film, position: 20 }]);
    expect(await progress(token, movie, again)).toMatchObject({ files: [{ watched: true, position: 20 }] });
  });

  it('goes on with another file of the same episode once the watched one is retired', async () => {
    const token = await app.join(4);
    const title = await app.title(2, 'Retiring');
    const [old, kept] = await app.files(title, [
      { season: 1, episode: 1, quality: 2 },
      { season: 1, episode: 1, quality: 1 },
    ]);
    await say(token, old!.fileId, 33);
    await app.retire(old!.fileId);
    const said = await say(token, old!.fileId, 34);
    expect(said.body.recorded).toBe(true);
    expect(await shelf(token, said)).toMatchObject([{ file_id: kept!.fileId, position: 34 }]);
    await app.retire(kept!.fileId);
    expect(await shelf(token, said)).toEqual([]);
  });

  it('forgets a file, and puts a title aside with its marks, also for a playing that is still open', async () => {
    const token = await app.join(5);
    const { session } = (await app.post('/api/user/startPlaying', { fid: film, token })).body;
    await app.post('/api/playtime', { time: 50, fid: film, session, token });
    await say(token, episodes[0]![0]!, 95);
    await say(token, episodes[1]![0]!, 10);
    const one = await app.post('/api/user/forgetPlayback', { file_id: film, token });
    expect(one.body).toEqual({ status: 1, forgotten: 1 });
    const late = await app.post('/api/playtime', { time: 51, fid: film, session, token });
    expect(late.body.recorded).toBe(false);
    expect(await shelf(token, one)).toMatchObject([{ post_id: series }]);
    const all = await app.post('/api/user/forgetPlayback', { post_id: series, token });
    expect(all.body).toEqual({ status: 1, forgotten: 2 });
    expect(await shelf(token, all)).toEqual([]);
    expect(await progress(token, series, all)).toMatchObject({
      files: [{ file_id: episodes[0]![0], position: 0, watched: true }],
      go_on: null,
    });
    const again = await app.post('/api/user/forgetPlayback', { post_id: series, token });
    expect(again.body).toEqual({ status: 1, forgotten: 0 });
    const unwatched = await app.post('/api/user/forgetPlayback', { file_id: episodes[0]![0], token });
    expect((await progress(token, series, unwatched)).files).toEqual([]);
    expect((await app.post('/api/user/forgetPlayback', { token })).status).toBe(422);
  });

  it.each(['continueWatching', 'progress', 'forgetPlayback', 'startPlaying'])(
    '%s asks guests to log in',
    async (call) => {
      const body = { continueWatching: {}, progress: { post_id: movie }, forgetPlayback: { post_id: movie } }[call];
      const answer = await app.post(`/api/user/${call}`, body ?? { fid: film });
      expect([answer.status, answer.body.auth_error]).toEqual([401, 'token_required']);
    },
  );

  it('is nobody else’s', async () => {
    const token = await app.join(6);
    const { body } = await app.post('/api/user/continueWatching', { token });
    expect(body).toEqual({ cards: [] });
  });
});
