import { FileLinks } from '#modules/delivery/contract/file-links.port.ts';
import { after, startWatchingApp, type WatchingApp } from '../../testing/watching-app.ts';
import { fileInfo } from '../get-fileinfo/get-fileinfo.schema.ts';
import { playInfo } from './get-playinfo.schema.ts';

const SHA = 'ab'.repeat(32);
const RENDITION = {
  name: '720p',
  width: 1_280,
  height: 720,
  bandwidth: 1_500_000,
  codecs: 'avc1.64001f,mp4a.40.2',
  initSize: 1_000,
  // A film begins in the dark, with little to send.
  segments: [
    { size: 40_000, durationSeconds: 4 },
    { size: 500_000, durationSeconds: 4 },
  ],
};
const HOUR = 3_600_000;

describe('playinfo and fileinfo', () => {
  let app: WatchingApp;
  let fid: number;
  let postId: number;

  beforeAll(async () => {
    app = await startWatchingApp();
    postId = await app.title(2, 'Series');
    const episodes = [
      { season: 1, episode: 1, quality: 2, media: { sha256: SHA } },
      { season: 1, episode: 2, quality: 2 },
      { season: 1, episode: 2, quality: 1 },
    ];
    const files = await app.files(postId, episodes);
    fid = files[0]!.fileId;
    app.streams.ready.set(SHA, { renditions: [RENDITION], thumbnails: { everySeconds: 10, sheets: 1 } });
    app.tracks.published.set(SHA, [{ id: 7, language: 'fa', label: null, url: '/media/subtitles/7.vtt' }]);
  });
  afterAll(() => app.close());

  const bearer = (token: string, more = {}) => ({ authorization: `Bearer ${token}`, ...more });
  const playinfo = (token?: string, more = {}) => app.get(`/api/playinfo/${fid}`, token ? bearer(token, more) : more);

  it('answers -2 to guests and -1 to members without a plan, to the letter and kept nowhere', async () => {
    const free = await app.join(1);
    for (const [answer, word] of [
      [await playinfo(), '-2'],
      [await playinfo(free), '-1'],
    ] as const) {
      expect([answer.status, answer.body]).toEqual([200, word]);
      expect(answer.headers['cache-control']).toBe('private, no-store');
      expect(answer.headers['content-type']).toContain('application/json');
    }
    expect((await playinfo('nonsense')).body.auth_error).toBe('token_expired');
    const byCookie = await playinfo(undefined, { cookie: `token=${free}` });
    expect(byCookie.body).toBe('-1');
  });

  it('has all that a player needs for a member with days, whose link ends with them at the latest', async () => {
    const token = await app.join(2, { days: 1 });
    const { body } = await playinfo(token);
    expect(playInfo.parse(body)).toEqual(body);
    expect(body).toMatchObject({
      file: { id: fid, post_id: postId, post_type: 2, season: 1, episode: 1, quality: 2, duration: 100 },
      qualities: [{ name: '720p', width: 1_280, height: 720, bandwidth: 1_500_000 }],
      subtitles: [{ id: 7, language: 'fa' }],
      subtitles_url: '/media/subtitles/7.vtt',
      thumbnails_url: `/media/thumbnails/${SHA}/thumbnails.vtt`,
      playtime: 0,
      session: 0,
      next: { season: 1, episode: 2 },
      offsets: [],
      offset_hint: null,
      bytes_left: null,
    });
    const [, , linkToken, name] = body.sources.file.split('/');
    expect([name, body.sources.hls]).toEqual(['file', `/stream/${linkToken}/master.m3u8`]);
    const link = app.app.get(FileLinks).read(linkToken)!;
    expect(link).toMatchObject({ way: 'play', userId: 2, fileId: fid, sha256: SHA, container: 'mp4' });
    expect(link.expiresAt * 1_000).toBeLessThanOrEqual(Date.now() + 6 * HOUR);
    expect(link.expiresAt * 1_000).toBeGreaterThan(Date.now() + 5 * HOUR);
    app.memberships.states.set(2, { bandwidth: 0, vipExpiration: new Date(Date.now() + HOUR) });
    const soon = (await playinfo(token)).body;
    const ends = app.app.get(FileLinks).read(soon.sources.file.split('/')[2])!.expiresAt * 1_000;
    expect(ends).toBeLessThanOrEqual(Date.parse(soon.entitled_until));
    expect(soon.link_expires_at).toBe(new Date(ends).toISOString());
  });

  it('plays by volume while it lasts for a picture of any place, and says bandwidth when it does not', async () => {
    const token = await app.join(3, { bandwidth: 501_000 });
    expect((await playinfo(token)).body).toMatchObject({ bytes_left: 501_000, entitled_until: null });
    app.memberships.states.set(3, { bandwidth: 500_999, vipExpiration: null });
    const low = await playinfo(token);
    expect([low.status, low.body.code]).toEqual([403, 'bandwidth']);
    app.memberships.states.set(3, { bandwidth: 0, vipExpiration: null });
    expect((await playinfo(token)).body).toBe('-1');
  });

  it('plays the file alone where nothing was prepared, and takes the next episode in the same quality', async () => {
    const token = await app.join(4, { days: 1 });
    const { body } = await playinfo(token);
    const second = (await app.get(`/api/playinfo/${body.next.file_id}`, bearer(token))).body;
    expect(second).toMatchObject({ file: { episode: 2, quality: 2 }, qualities: [], subtitles: [], next: null });
    expect([second.sources.hls, second.thumbnails_url, second.subtitles_url]).toEqual([null, null, null]);
  });

  it('goes on where the member was, with the number of the newest playing', async () => {
    const token = await app.join(5, { days: 1 });
    const { session } = (await app.post('/api/user/startPlaying', { fid, token })).body;
    const said = await app.post('/api/playtime', { time: 33, fid, session, token });
    expect((await playinfo(token, after(said))).body).toMatchObject({ playtime: 33, session: 1 });
    const end = await app.post('/api/playtime', { time: 99, fid, session, token });
    expect((await playinfo(token, after(end))).body).toMatchObject({ playtime: 0, session: 1 });
  });

  it('keeps how a member moved the subtitles, and offers the median of at least five', async () => {
    const offsets = [100, 200, 300, 900];
    for (const [index, offset] of offsets.entries()) {
      const one = await app.join(10 + index);
      await app.post('/api/user/subtitleOffset', { fid, track: 7, offset, token: one });
    }
    const token = await app.join(6, { days: 1 });
    const shown = async (answer: Parameters<typeof after>[0]) => (await playinfo(token, after(answer))).body;
    const first = await app.post('/api/user/subtitleOffset', { fid, track: 8, offset: 50, token });
    expect(await shown(first)).toMatchObject({
      offset_hint: null,
      offsets: [
        { track: 7, mine: null, hint: null },
        { track: 8, mine: 50, hint: null },
      ],
    });
    const fifth = await app.post('/api/user/subtitleOffset', { fid, track: 7, offset: -500, token });
    expect(await shown(fifth)).toMatchObject({
      offset_hint: 200,
      offsets: [
        { track: 7, mine: -500, hint: 200 },
        { track: 8, mine: 50 },
      ],
    });
    const events = 'select version from write.event_log where stream = $1';
    await app.post('/api/user/subtitleOffset', { fid, track: 7, offset: -500, token });
    expect(await app.database.rows(events, [`subtitle-offset-6-${fid}-7`])).toEqual([{ version: 1 }]);
    const far = await app.post('/api/user/subtitleOffset', { fid, track: 7, offset: 600_001, token });
    expect(far.status).toBe(422);
    expect((await app.post('/api/user/subtitleOffset', { fid, track: 7, offset: 1 })).status).toBe(401);
  });

  it('knows no file that is not on offer', async () => {
    for (const path of ['/api/playinfo/4000', '/api/fileinfo/4000/-']) {
      const answer = await app.get(path);
      expect([answer.status, answer.body.code]).toEqual([404, 'unknown_file']);
    }
    expect((await app.get('/api/playinfo/x')).status).toBe(422);
  });

  it('says what a file is; the token in the path is the last that counts', async () => {
    const mine = await app.join(7);
    const other = await app.join(8);
    const said = await app.post('/api/playtime', { time: 42, fid, token: mine });
    const info = (path: string, headers = {}) =>
      app.get(`/api/fileinfo/${fid}/${path}`, { ...after(said), ...headers });
    const guest = await info('-');
    expect(fileInfo.parse(guest.body)).toEqual(guest.body);
    expect(guest.body).toMatchObject({
      id: fid,
      glink: `/d/${fid}`,
      subtitles_sid: 7,
      subtitles_path: '/media/subtitles/7.vtt',
      playtime: 0,
      size: 1_000_000,
      checksum: SHA,
      codec: 'h264',
      audio: [{ language: 'fa', codec: 'aac', channels: 2 }],
      embedded_subtitles: ['en'],
    });
    expect(guest.headers['cache-control']).toBe('private, no-store');
    expect((await info(mine)).body.playtime).toBe(42);
    expect((await info(mine, bearer(other))).body.playtime).toBe(0);
    expect((await info(other, { cookie: `token=${mine}` })).body.playtime).toBe(42);
    expect((await info('nonsense')).body.auth_error).toBe('token_expired');
  });
});
