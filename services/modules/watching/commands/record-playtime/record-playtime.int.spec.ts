import { DataSource } from 'typeorm';
import { givenWithdrawn } from '#modules/catalogue/testing/given-withdrawn.ts';
import { runWrite } from '#platform/messaging/commands/write.ts';
import type { TestAnswer } from '#platform/testing/test-app.ts';
import { playbackRecorded } from '../../contract/watching.events.ts';
import { PlaybackMoved, PlaybackRepository } from '../../persistence/playback.repository.ts';
import { startWatchingApp, type WatchingApp } from '../../testing/watching-app.ts';

describe('playtime', () => {
  let app: WatchingApp;
  let fid: number;
  let titleId: number;

  beforeAll(async () => {
    app = await startWatchingApp();
    titleId = await app.title(1, 'Played');
    fid = (await app.files(titleId, [{}]))[0]!.fileId;
  });
  afterAll(() => app.close());

  const rowOf = async (userId: number) =>
    (
      await app.database.rows(
        'select position, session, version, watched from write.playback where user_id = $1 and file_id = $2',
        [userId, fid],
      )
    )[0];
  const eventsOf = (userId: number) =>
    app.database.rows<{ version: number; type: string; data: Record<string, unknown> }>(
      'select version, type, data from write.event_log where stream = $1 order by version',
      [`playback-${userId}-${fid}`],
    );
  const start = async (token: string) => (await app.post('/api/user/startPlaying', { fid, token })).body;

  it('takes the object form with the token in it, and its event says all', async () => {
    const token = await app.join(1);
    const answer = await app.post('/api/playtime', { time: 42.7, fid, token });
    expect([answer.status, answer.body]).toEqual([200, { status: 1, recorded: true }]);
    expect(Number(answer.headers['parde-position'])).toBeGreaterThan(0);
    expect(await eventsOf(1)).toEqual([
      {
        version: 1,
        type: playbackRecorded.type,
        data: {
          userId: 1,
          fileId: fid,
          titleId,
          season: null,
          episode: null,
          duration: 100,
          session: 0,
          position: 42,
          watched: false,
        },
      },
    ]);
  });

  it('takes the two parts of the specification with the token in header or cookie', async () => {
    const token = await app.join(2);
    const parts = (time: number | string) => [{ time }, { fid }];
    const byHeader = await app.post('/api/playtime', parts(10), { authorization: `Bearer ${token}` });
    expect([byHeader.status, await rowOf(2)]).toEqual([200, expect.objectContaining({ position: 10 })]);
    const byCookie = await app.post('/api/playtime', parts('20'), { cookie: `token=${token}` });
    expect([byCookie.status, await rowOf(2)]).toEqual([200, expect.objectContaining({ position: 20 })]);
  });

  it('takes nothing else for a time, and the place stays', async () => {
    const token = await app.join(40);
    await app.post('/api/playtime', { time: 30, fid, token });
    for (const time of [null, true, [], '', 'x']) {
      expect([time, (await app.post('/api/playtime', { time, fid, token })).status]).toEqual([time, 422]);
    }
    expect(await rowOf(40)).toMatchObject({ position: 30 });
  });

  it('of a wrong type is told under the name of its field, in both forms', async () => {
    const headers = { authorization: `Bearer ${await app.join(41)}` };
    const errors = { time: ['A time is in seconds from the start'] };
    for (const body of [{ time: 'x', fid }, { time: 'x', fid, session: null }, [{ time: 'x' }, { fid }]]) {
      expect((await app.post('/api/playtime', body, headers)).body.errors).toEqual(errors);
    }
    const unnamed = await app.post('/api/playtime', [{ time: 3 }, { fid: 'x' }], headers);
    expect(Object.keys(unnamed.body.errors)).toEqual(['fid']);
    for (const parts of [[], [{ time: 3 }], [{ time: 3 }, { fid }, {}], [{ time: 3 }, [fid]]]) {
      expect((await app.post('/api/playtime', parts, headers)).status).toBe(422);
    }
  });

  it.each(['application/json', 'text/plain;charset=UTF-8'])('takes a beacon of %s with the cookie', async (type) => {
    const userId = type.length + 100;
    const token = await app.join(userId);
    const payload = JSON.stringify({ time: 31, fid });
    const headers = {
      'content-type': type,
      cookie: `token=${token}`,
      host: 'parde.example',
      origin: 'https://parde.example',
      'sec-fetch-site': 'same-origin',
    };
    const send = (more: object) =>
      app.app.inject({ method: 'POST', url: '/api/playtime', payload, headers: { ...headers, ...more } });
    for (const site of ['cross-site', 'same-site', 'none']) {
      expect((await send({ 'sec-fetch-site': site })).statusCode).toBe(401);
    }
    const { 'sec-fetch-site': _site, ...older } = headers;
    const elsewhere = { ...older, origin: 'https://elsewhere.example' };
    for (const origin of ['https://elsewhere.example', 'null']) {
      const answer = await app.app.inject({
        method: 'POST',
        url: '/api/playtime',
        payload,
        headers: { ...elsewhere, origin },
      });
      expect(answer.statusCode).toBe(401);
    }
    expect(await rowOf(userId)).toBeUndefined();
    expect((await send({})).statusCode).toBe(200);
    expect(await rowOf(userId)).toMatchObject({ position: 31 });
  });

  it('reads text/plain nowhere else, and no other POST by the cookie', async () => {
    const token = await app.join(3);
    const payload = JSON.stringify({ fid, token });
    const as = (type: string, headers = {}) =>
      app.app.inject({
        method: 'POST',
        url: '/api/user/startPlaying',
        payload,
        headers: { 'content-type': type, ...headers },
      });
    expect((await as('text/plain')).statusCode).toBe(415);
    const byCookie = await app.post('/api/user/startPlaying', { fid }, { cookie: `token=${token}` });
    expect(byCookie.body.auth_error).toBe('token_required');
    const broken = await app.app.inject({
      method: 'POST',
      url: '/api/playtime',
      payload: '{"time":',
      headers: { 'content-type': 'text/plain', authorization: `Bearer ${token}` },
    });
    expect(broken.statusCode).toBe(400);
  });

  it('numbers each playing; what an older one says afterwards does not count', async () => {
    const token = await app.join(4);
    expect(await start(token)).toEqual({ session: 1, playtime: 0 });
    await app.post('/api/playtime', { time: 50, fid, session: 1, token });
    expect(await start(token)).toEqual({ session: 2, playtime: 50 });
    await app.post('/api/playtime', { time: 60, fid, session: 2, token });
    const late = await app.post('/api/playtime', { time: 5, fid, session: 1, token });
    expect(late.body).toEqual({ status: 1, recorded: false });
    expect(await rowOf(4)).toMatchObject({ position: 60, session: 2 });
    const overtaken = { fid, session: 2, token };
    await app.post('/api/playtime', { ...overtaken, time: 70, sequence: 2 });
    expect((await app.post('/api/playtime', { ...overtaken, time: 65, sequence: 1 })).body.recorded).toBe(false);
    expect(await rowOf(4)).toMatchObject({ position: 70 });
    const unknown = await app.post('/api/playtime', { time: 5, fid, session: 3, token });
    expect([unknown.status, unknown.body.code]).toEqual([409, 'unknown_session']);
  });

  it('does not count what was overtaken by a report of the same place, and appends nothing for that', async () => {
    const token = await app.join(8);
    const { session } = await start(token);
    const report = async (time: number, sequence: number) =>
      (await app.post('/api/playtime', { time, fid, session, sequence, token })).body.recorded;
    expect([await report(83, 1), await report(83, 3), await report(20, 2)]).toEqual([true, true, false]);
    expect(await rowOf(8)).toMatchObject({ position: 83 });
    expect((await eventsOf(8)).map(({ data }) => data.position)).toEqual([0, 83]);
  });

  it('is not saved over a later one that was counted since it was read', async () => {
    const token = await app.join(9);
    const { session } = await start(token);
    const playbacks = app.app.get(PlaybackRepository, { strict: false });
    const { manager } = app.app.get(DataSource, { strict: false });
    const read = await playbacks.find(9, fid);
    expect(read).toMatchObject({ session, sequence: 0, position: 0 });
    await runWrite(manager, playbacks.counting({ ...read!, sequence: 3 }));
    await runWrite(manager, playbacks.counting({ ...read!, sequence: 1 }));
    const overtaken = { ...read!, sequence: 2, position: 20, version: read!.version + 1 };
    await expect(runWrite(manager, playbacks.savingOver(overtaken))).rejects.toThrow(PlaybackMoved);
    const earlier = { ...read!, sequence: 4, version: read!.version - 1 };
    await expect(runWrite(manager, playbacks.counting(earlier))).rejects.toThrow(PlaybackMoved);
    await runWrite(manager, playbacks.savingOver({ ...overtaken, sequence: 3 }));
    expect(await rowOf(9)).toMatchObject({ position: 20 });
  });

  it('appends nothing while nothing moves, and begins anew after the end', async () => {
    const token = await app.join(5);
    for (const time of [10, 10.4, 93]) await app.post('/api/playtime', { time, fid, token });
    expect((await eventsOf(5)).map(({ data }) => [data.position, data.watched])).toEqual([
      [10, false],
      [93, true],
    ]);
    expect(await start(token)).toEqual({ session: 1, playtime: 0 });
  });

  it('keeps streams whole and the newest playing when two devices report at once (invariant 14)', async () => {
    const token = await app.join(6);
    const first = (await start(token)).session;
    const reports = (session: number, from: number) =>
      Array.from({ length: 12 }, (_, index) =>
        app.post('/api/playtime', { time: from + index, fid, session, sequence: index + 1, token }),
      );
    const early = reports(first, 10);
    const second = (await start(token)).session;
    const answers = await Promise.all([...early, ...reports(second, 40), ...reports(first, 70)]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await rowOf(6)).toMatchObject({ session: 2, position: 51 });
    const events = await eventsOf(6);
    expect(events.map(({ version }) => version)).toEqual(events.map((_, index) => index + 1));
    const sessions = events.map(({ data }) => Number(data.session));
    expect(sessions).toEqual(sessions.toSorted((a, b) => a - b));
  });

  it('begins, and has its subtitles moved, as often as somebody may want in ten minutes, and not without end', async () => {
    const token = await app.join(42);
    const calls = [
      () => app.post('/api/user/startPlaying', { fid, token }),
      (offset: number) => app.post('/api/user/subtitleOffset', { fid, track: 1, offset, token }),
    ];
    for (const call of calls) {
      const through: number[] = [];
      for (let n = 0; n <= 120; n++) through.push((await call(n)).status);
      expect(through).toEqual([...Array(120).fill(200), 429]);
    }
  });

  it('is refused to a device that reports without end, and another one says what that could not', async () => {
    const token = await app.join(7);
    const report = (time: number, as = token) => app.post('/api/playtime', { time, fid, token: as });
    expect((await report(1)).status).toBe(200);
    // As if it had reported twice a second for a minute.
    await app.database.rows(`update write.throttle set points = 119 where key like 'playtime by device:%'`);
    let refused: TestAnswer | undefined;
    for (let time = 2; !refused && time < 400; time++) {
      const answer = await report(time % 50);
      if (answer.status !== 200) refused = answer;
    }
    expect([refused?.status, refused?.body.code]).toEqual([429, 'too_many_requests']);
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await report(77, app.signIn({ userId: 7 }))).body.recorded).toBe(true);
    expect(await rowOf(7)).toMatchObject({ position: 77 });
  });

  it.each([
    [{ time: -1 }],
    [{ time: 'soon' }],
    [{ time: 1, fid: 0 }],
    [{ time: 1, other: 2 }],
    [[{ time: 1 }]],
    [[{ time: 1 }, { fid: 1 }, {}]],
  ])('refuses %j', async (body) => {
    const token = app.signIn({ userId: 1 });
    const whole = Array.isArray(body) ? body : { fid, ...body };
    const answer = await app.post('/api/playtime', whole, { authorization: `Bearer ${token}` });
    expect([answer.status, answer.body.code]).toEqual([422, 'invalid_request']);
  });

  it('is of a title that was withdrawn for whoever has begun with it', async () => {
    const id = await app.title(1, 'Gone');
    const [file] = await app.files(id, [{}]);
    const [begun, late] = [await app.join(71), await app.join(72)];
    const report = (token: string) => app.post('/api/playtime', { time: 9, fid: file?.fileId, token });
    await report(begun);
    await givenWithdrawn(app, id);
    expect(await report(begun)).toMatchObject({ status: 200 });
    const body = { fid: file?.fileId, token: late };
    for (const refused of [
      await report(late),
      await app.post('/api/user/startPlaying', body),
      await app.post('/api/user/subtitleOffset', { ...body, track: 1, offset: 1 }),
    ]) {
      expect([refused.status, refused.body.code]).toEqual([404, 'unknown_file']);
    }
  });

  it('asks guests to log in, and knows no file 4,000', async () => {
    const guest = await app.post('/api/playtime', { time: 1, fid });
    expect([guest.status, guest.body.auth_error]).toEqual([401, 'token_required']);
    const unknown = await app.post('/api/playtime', { time: 1, fid: 4_000, token: app.signIn({ userId: 1 }) });
    expect([unknown.status, unknown.body.code]).toEqual([404, 'unknown_file']);
  });
});
