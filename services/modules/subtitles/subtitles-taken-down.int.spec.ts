import { access, readFile, utimes } from 'node:fs/promises';
import path from 'node:path';
import { CommandBus } from '@nestjs/cqrs';
import pino from 'pino';
import { ReadDatabase } from '#platform/database/read-database.ts';
import { Config } from '#platform/kernel/config/config.ts';
import { systemSender } from '#platform/kernel/context/sender.ts';
import { ProjectionRegistry } from '#platform/messaging/projections/projections.module.ts';
import { Rebuild } from '#platform/messaging/rebuild/rebuild.ts';
import { StoragePort } from '#platform/storage/storage.port.ts';
import { eventually } from '#platform/testing/eventually.ts';
import type { TestAnswer } from '#platform/testing/test-app.ts';
import { PublishSubtitle } from './commands/publish-subtitle/publish-subtitle.command.ts';
import { SubtitleTracks } from './contract/subtitle-tracks.port.ts';
import { IdleOriginals } from './jobs/idle-originals.ts';
import { UnknownTrackFiles } from './jobs/unknown-track-files.ts';
import { type SubtitlesApp, startSubtitlesApp } from './testing/subtitles-app.ts';

interface Decided {
  id: number;
  version: number;
}

const line = (text: string) => `1\n00:00:01,000 --> 00:00:04,000\n${text}\n`;
const after = ({ headers }: TestAnswer) => ({ 'parde-after': String(headers['parde-position'] ?? 0) });

describe('a subtitle whose acceptance is taken back', () => {
  let app: SubtitlesApp;
  let member: string;
  let moderator: string;

  beforeAll(async () => {
    app = await startSubtitlesApp();
    member = await app.join(1);
    moderator = await app.join(9, 'moderator');
  });
  afterAll(() => app.close());

  const staff = (headers = {}) => ({ authorization: `Bearer ${moderator}`, ...headers });
  const send = (text: string, label: string) =>
    app.send('/api/user/suggestSubtitle', line(text), {
      token: member,
      file_id: String(app.file.fileId),
      language: 'fa',
      label,
    });
  const shown = async (id: number, last: TestAnswer) =>
    (await app.get(`/api/console/subtitles/${id}`, staff(after(last)))).body;
  const decide = (decision: 'accept' | 'refuse' | 'reopen', body: object) =>
    app.post(`/api/console/subtitles/${decision}`, { ...body, token: moderator });
  const accepted = async (text: string, label: string): Promise<Decided & { done: TestAnswer }> => {
    const sent = await send(text, label);
    const { id, version, fingerprint } = await shown(sent.body.id, sent);
    const done = await decide('accept', { id, version, fingerprint, mends: [] });
    expect(done.status).toBe(200);
    return { id, version: version + 1, done };
  };
  const reopen = ({ id, version }: Decided) => decide('reopen', { id, version });
  const takenBack = async ({ id, version }: Decided) => {
    const done = await reopen({ id, version });
    expect([done.status, done.body.message]).toEqual([200, 'The subtitle waits again']);
    return { id, version: version + 1, done };
  };
  /** What is read in each track with a label. */
  const seen = async (label: string, last: TestAnswer) => {
    // The list of the staff waits for the tracks too.
    await app.get('/api/console/subtitles', staff(after(last)));
    const tracks = await app.app.get(SubtitleTracks, { strict: false }).of(app.file.media.sha256);
    const track = tracks.find((each) => each.label === label);
    if (!track) return null;
    const vtt = await readFile(path.join(app.storageDir, 'subtitles', path.basename(track.url)), 'utf8');
    return vtt.trim().split('\n').at(-1);
  };
  /** Where the WebVTT of a published one is. */
  const fileOf = async ({ id }: Decided) => {
    const sql = 'select vtt_name from write.submitted_subtitle where id = $1';
    const [row] = await app.database.rows<{ vtt_name: string }>(sql, [id]);
    return path.join(app.storageDir, 'subtitles', row?.vtt_name ?? '');
  };
  /** Where it is as it was sent. */
  const originalOf = async ({ id }: Decided) => {
    const sql = 'select original from write.submitted_subtitle where id = $1';
    const [row] = await app.database.rows<{ original: string }>(sql, [id]);
    return path.join(app.storageDir, row?.original ?? '');
  };
  const isKept = (file: string) =>
    access(file).then(
      () => true,
      () => false,
    );
  /** As if it had been there for two days. */
  const age = (file: string) => utimes(file, Date.now() / 1_000 - 172_800, Date.now() / 1_000 - 172_800);
  const eventsOf = async (label: string) => {
    const [track] = await app.database.rows<{ id: number }>('select id from write.subtitle_track where label = $1', [
      label,
    ]);
    const rows = await app.database.rows<{ type: string }>(
      'select type from write.event_log where stream = $1 order by version',
      [`subtitle-${track?.id}`],
    );
    return rows.map(({ type }) => type);
  };
  const broughtWithFilm = (text: string, label: string) => {
    const vtt = `WEBVTT\n\n00:00:01.000 --> 00:00:04.000\n${text}\n`;
    const { sha256 } = app.file.media;
    return app.app.get(CommandBus).execute(new PublishSubtitle(systemSender('test'), sha256, 'fa', label, vtt));
  };

  it('is seen no more, waits again, and can be published again', async () => {
    const one = await accepted('first', 'alone');
    expect(await seen('alone', one.done)).toBe('first');
    expect(await shown(one.id, one.done)).toMatchObject({ state: 'published', former: false });
    const back = await takenBack(one);
    expect(await seen('alone', back.done)).toBeNull();
    const waiting = await shown(one.id, back.done);
    expect(waiting).toMatchObject({ state: 'waiting', version: 3, decided_by: null, decided_at: null, former: false });
    expect((await send('first', 'alone')).body.code).toBe('subtitle_known');
    const { id, version, fingerprint } = waiting;
    const again = await decide('accept', { id, version, fingerprint, mends: [] });
    expect(await seen('alone', again)).toBe('first');
    expect(await eventsOf('alone')).toEqual([
      'subtitle.published.v1',
      'subtitle.withdrawn.v1',
      'subtitle.published.v1',
    ]);
    const last = await takenBack({ id, version: version + 1 });
    const done = await decide('refuse', { id, version: last.version, reason: 'vandalism' });
    expect([done.status, await shown(id, done)]).toEqual([200, expect.objectContaining({ state: 'refused' })]);
  });

  it('gives its place back to each one before, which can be taken back in its turn', async () => {
    const one = await accepted('one', 'chain');
    const two = await accepted('two', 'chain');
    const three = await accepted('three', 'chain');
    expect(await shown(three.id, three.done)).toMatchObject({ former: true });
    const states = async (last: TestAnswer) =>
      Promise.all([one, two, three].map(async ({ id }) => (await shown(id, last)).state));
    expect(await states(three.done)).toEqual(['replaced', 'replaced', 'published']);
    for (const early of [one, two]) expect((await reopen(early)).body.code).toBe('replaced_since');

    const third = await takenBack(three);
    expect([await seen('chain', third.done), ...(await states(third.done))]).toEqual([
      'two',
      'replaced',
      'published',
      'waiting',
    ]);
    const second = await takenBack(two);
    expect([await seen('chain', second.done), ...(await states(second.done))]).toEqual([
      'one',
      'published',
      'waiting',
      'waiting',
    ]);
    const first = await takenBack(one);
    expect([await seen('chain', first.done), ...(await states(first.done))]).toEqual([
      null,
      'waiting',
      'waiting',
      'waiting',
    ]);
  });

  it('gives its place back to what had come with the film, and leaves what has come with it since', async () => {
    await broughtWithFilm('of the film', 'film');
    const one = await accepted('sent', 'film');
    expect((await shown(one.id, one.done)).former).toBe(true);
    const back = await takenBack(one);
    expect(await seen('film', back.done)).toBe('of the film');
    const two = await accepted('sent anew', 'film');
    await broughtWithFilm('of another film', 'film');
    expect((await reopen(two)).body).toMatchObject({ code: 'replaced_since' });
    expect((await shown(two.id, await send('other', 'film'))).state).toBe('replaced');
  });

  it('whose words the one before had too, leaves them seen', async () => {
    const one = await accepted('same', 'same');
    const two = await accepted('same\n', 'same');
    const back = await takenBack(two);
    expect([await seen('same', back.done), (await shown(one.id, back.done)).state]).toEqual(['same', 'published']);
    expect(await seen('same', (await takenBack(one)).done)).toBeNull();
  });

  it('stays while what it had replaced was sent again', async () => {
    await accepted('twice', 'twice');
    const two = await accepted('between', 'twice');
    const again = await send('twice', 'twice');
    const refused = await reopen(two);
    expect([refused.status, refused.body.code]).toEqual([409, 'former_sent_again']);
    expect(await seen('twice', refused)).toBe('between');
    await decide('refuse', { id: again.body.id, version: 1, reason: 'x' });
    expect(await seen('twice', (await takenBack(two)).done)).toBe('twice');
  });

  it('is taken back once, as it was seen, or replaced first', async () => {
    const one = await accepted('raced', 'race');
    expect((await reopen({ ...one, version: 1 })).body.code).toBe('version_conflict');
    const both = await Promise.all([reopen(one), reopen(one)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    for (let round = 0; round < 4; round++) {
      const label = `race ${round}`;
      await accepted(`a${round}`, label);
      const b = await accepted(`b${round}`, label);
      const sent = await send(`c${round}`, label);
      const { id, version, fingerprint } = await shown(sent.body.id, sent);
      const [back, over] = await Promise.all([reopen(b), decide('accept', { id, version, fingerprint, mends: [] })]);
      expect(over.status).toBe(200);
      expect([200, 409]).toContain(back.status);
      const rows = await app.database.rows<{ state: string }>(
        'select state from write.submitted_subtitle where label = $1 order by id',
        [label],
      );
      const [, middle] = rows;
      expect(rows.map(({ state }) => state)).toEqual(['replaced', middle?.state, 'published']);
      expect(middle?.state).toBe(back.status === 200 ? 'waiting' : 'replaced');
      expect(await seen(label, over)).toBe(`c${round}`);
      expect(await seen(label, (await takenBack({ id, version: version + 1 })).done)).toBe(
        back.status === 200 ? `a${round}` : `b${round}`,
      );
    }
  });

  it('keeps its bytes as long as it may come back', async () => {
    const one = await accepted('kept', 'kept');
    const back = await takenBack(one);
    expect(await app.app.get(IdleOriginals).remove()).toBe(0);
    expect((await shown(one.id, back.done)).lines).toHaveLength(1);
  });

  it('loses its WebVTT once nothing can show it without an acceptance; what is seen, or was before, keeps it', async () => {
    const caretaker = app.app.get(UnknownTrackFiles);
    const former = await accepted('the former', 'files');
    const latter = await accepted('the latter', 'files');
    const [formerFile, latterFile] = [await fileOf(former), await fileOf(latter)];
    for (const file of [formerFile, latterFile]) await age(file);
    expect(await caretaker.remove()).toBe(0);
    const back = await takenBack(latter);
    expect(await caretaker.remove()).toBe(1);
    expect([await isKept(formerFile), await isKept(latterFile)]).toEqual([true, false]);
    expect(await seen('files', back.done)).toBe('the former');
    const { fingerprint } = await shown(latter.id, back.done);
    const again = await decide('accept', { id: latter.id, version: back.version, fingerprint, mends: [] });
    expect(await seen('files', again)).toBe('the latter');
  });

  it('goes with its film, of which all tracks are withdrawn once it was removed; those of films in no books stay', async () => {
    const caretaker = app.app.get(UnknownTrackFiles);
    const [former, latter] = [await accepted('of the film', 'gone'), await accepted('of it, better', 'gone')];
    const files = [await fileOf(former), await fileOf(latter)];
    const originals = [await originalOf(former), await originalOf(latter)];
    for (const file of files) await age(file);
    await caretaker.remove();
    expect(await app.app.get(IdleOriginals).remove()).toBe(0);
    expect(await Promise.all(files.map(isKept))).toEqual([true, true]);
    const { sha256 } = app.file.media;
    const inBooks = (removed: string) =>
      app.database.rows(
        `insert into write.media_asset (sha256, version, facts, added_at, removed_at) values ($1, 1, $2, now(), ${removed})
         on conflict (sha256) do update set removed_at = excluded.removed_at`,
        [sha256, JSON.stringify(app.file.media)],
      );
    await inBooks('null');
    await caretaker.remove();
    expect(await Promise.all(files.map(isKept))).toEqual([true, true]);
    await inBooks('now()');
    expect(await caretaker.remove()).toBeGreaterThanOrEqual(2);
    await app.database.rows('delete from write.media_asset where sha256 = $1', [sha256]);
    expect(await Promise.all(files.map(isKept))).toEqual([false, false]);
    // As they were sent, they go too; what was decided stays to be read.
    expect(await Promise.all(originals.map(isKept))).toEqual([true, true]);
    await app.app.get(IdleOriginals).remove();
    expect(await Promise.all(originals.map(isKept))).toEqual([false, false]);
    expect(await shown(latter.id, latter.done)).toMatchObject({ lines: [], proposals: [] });
    expect(await eventsOf('gone')).toEqual(['subtitle.published.v1', 'subtitle.published.v1', 'subtitle.withdrawn.v1']);
    const late = await reopen(latter);
    expect(late.body).toMatchObject({ code: 'replaced_since' });
    // The film is here again, and whoever sent its subtitle may send it again.
    const again = await accepted('of it, better', 'gone');
    expect([await seen('gone', again.done), (await shown(latter.id, again.done)).state]).toEqual([
      'of it, better',
      'replaced',
    ]);
  });

  it('keeps its WebVTT when it is accepted in the moment of its removal', async () => {
    const one = await accepted('the moment', 'moment');
    await age(await fileOf(one));
    const { version, done } = await takenBack(one);
    const { fingerprint } = await shown(one.id, done);
    const again = Promise.withResolvers<TestAnswer>();
    const storage = app.app.get(StoragePort);
    const removing = jest.spyOn(storage, 'remove').mockImplementationOnce(async (name) => {
      decide('accept', { id: one.id, version, fingerprint, mends: [] }).then(again.resolve, again.reject);
      const waits = eventually(async () => {
        const sql = `select from pg_stat_activity where datname = current_database() and wait_event = 'advisory'`;
        expect(await app.database.rows(sql)).toHaveLength(1);
      });
      await Promise.race([waits, again.promise]);
      await storage.remove(name);
    });
    expect(await app.app.get(UnknownTrackFiles).remove()).toBe(1);
    removing.mockRestore();
    expect(await seen('moment', await again.promise)).toBe('the moment');
  });

  it('is in the audit log with its track, which keeps its name', async () => {
    const one = await accepted('audited', 'audited');
    const { done } = await takenBack(one);
    await seen('audited', done);
    const acts = await app.database.rows<{ action: string }>(
      `select data ->> 'action' as action from write.event_log where type = 'staff.acted.v1'
         and data ->> 'operation' = 'POST /api/console/subtitles/reopen' order by id desc limit 2`,
    );
    expect(acts.map(({ action }) => action)).toEqual(['subtitle.withdrawn', 'subtitle.reopened']);
    const [track] = await app.database.rows(`select language from read.subtitle_track where label = 'audited'`);
    expect(track).toEqual({ language: 'fa' });
  });

  it('comes out the same when the read models are made anew', async () => {
    await seen('last', (await accepted('last', 'last')).done);
    const { writeDatabaseUrl } = app.app.get(Config).values;
    const logger = pino({ level: 'silent' });
    const options = { database: app.app.get(ReadDatabase), writeDatabaseUrl, logger, mode: 'check' as const };
    for (const name of ['subtitle-tracks', 'submitted-subtitles']) {
      const projection = app.app.get(ProjectionRegistry).projections.find((each) => each.name === name);
      if (!projection) throw new Error(`there is no ${name}`);
      const { events, differences } = await new Rebuild(projection, options).run();
      expect(events).toBeGreaterThan(10);
      expect(differences).toEqual([]);
    }
  });

  it('that was accepted before there was a memory simply goes', async () => {
    const one = await accepted('old', 'old');
    const two = await accepted('new', 'old');
    await seen('old', two.done);
    await app.database.rows('update write.submitted_subtitle set replaced_vtt = null where id = $1', [two.id]);
    await app.database.rows(
      'update read.submitted_subtitle set vtt_name = null, replaced_vtt = null where id = any($1)',
      [[one.id, two.id]],
    );
    expect(await shown(two.id, two.done)).toMatchObject({ state: 'published', former: false });
    const back = await takenBack(two);
    expect([await seen('old', back.done), (await shown(one.id, back.done)).state]).toEqual([null, 'replaced']);
  });
});
