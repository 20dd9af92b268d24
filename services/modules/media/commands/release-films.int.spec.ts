import { randomUUID } from 'node:crypto';
import { copyFile, readdir, readFile, symlink, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CommandBus } from '@nestjs/cqrs';
import { operatorSender, systemSender } from '#platform/kernel/context/sender.ts';
import { multipart } from '#platform/testing/multipart.ts';
import { MediaIntake } from '../application/intake/media-intake.ts';
import { clipFile, type TestClip } from '../testing/clips.ts';
import { MediaApp } from '../testing/media-app.ts';
import { AddMedia } from './add-media/add-media.command.ts';
import { RecordMedia } from './record-media/record-media.command.ts';

jest.setTimeout(120_000);

const DAY_HOURS = 24;
let media: MediaApp;
let admin: string;
let titleId: number;

beforeAll(async () => {
  media = await MediaApp.start();
  admin = media.test.signIn({ userId: 1, role: 'admin' });
  titleId = await media.givenTitle({ post_type: 1, name: { en: 'Film' }, release_year: 2011 }, admin);
});
afterAll(() => media.close());
beforeEach(() => media.moveClock(0));

const PIECE_BYTES = 8_000;

async function sendPiece(upload: string, from: number, bytes: Buffer, token = admin) {
  const form = multipart({ bytes, name: 'film.mp4', type: 'video/mp4' }, { token });
  const url = `/api/console/media/uploads/${upload}?from=${from}`;
  const answer = await media.test.app.inject({ method: 'POST', url, ...form });
  return { status: answer.statusCode, body: answer.json() };
}

async function upload(bytes: Buffer, token = admin) {
  const id = randomUUID();
  for (let from = 0; from < bytes.length; from += PIECE_BYTES) {
    const sent = await sendPiece(id, from, bytes.subarray(from, from + PIECE_BYTES), token);
    if (sent.status !== 200) return sent;
  }
  return send('/api/console/media', { upload: id, size: bytes.length }, token);
}
const uploadClip = async (clip: TestClip, token?: string) => upload(await readFile(clipFile(clip)), token);
const send = (url: string, body: object = {}, token = admin, headers: object = {}) =>
  media.test.post(url, body, { authorization: `Bearer ${token}`, ...headers });
const attach = (sha256: string, release: object = {}) =>
  send(`/api/console/titles/${titleId}/files`, { sha256, quality: 12, ...release });
const stored = (sha256: string, container = 'mp4') => media.storage.size(`files/${sha256}.${container}`);
const filesChanged = async () => (await media.events('title.files-changed%')).map(({ data }) => data);

describe('a film that is sent', () => {
  it('is kept by its content, with what its bytes say, once', async () => {
    const bytes = await readFile(clipFile('two-languages.mp4'));
    const first = await uploadClip('two-languages.mp4');
    expect(first.body).toMatchObject({
      status: 1,
      media: {
        size: bytes.length,
        container: 'mp4',
        duration_seconds: 2,
        height: 180,
        video_codec: 'h264',
        subtitles: [{ language: 'fa' }],
      },
    });
    const { sha256 } = first.body.media;
    expect((await media.storage.get(`files/${sha256}.mp4`))?.equals(bytes)).toBe(true);
    expect((await uploadClip('two-languages.mp4')).body).toMatchObject({ media: { sha256 } });
    const added = await media.events('media.added%');
    expect(added.map(({ stream, version, data }) => [stream, version, data['size']])).toEqual([
      [`media-${sha256}`, 1, bytes.length],
    ]);
    const acts = (await media.events('staff.acted%')).map(({ data }) => data);
    expect(acts).toContainEqual(
      expect.objectContaining({ action: 'media.added', actorId: 1, stream: `media-${sha256}` }),
    );
  });

  it('is refused in words when it is none, too long, or missing', async () => {
    expect((await uploadClip('sound-only.mp4')).body).toMatchObject({ code: 'not_a_film' });
    expect((await upload(Buffer.from('words'))).body.errors.file).toEqual([
      'This is no whole MP4, MKV or WebM file with a picture',
    ]);
    expect((await sendPiece(randomUUID(), 1_048_570, Buffer.alloc(8))).body).toMatchObject({ code: 'file_too_large' });
    expect((await sendPiece(randomUUID(), 0, Buffer.alloc(4_194_305))).body).toMatchObject({ code: 'file_too_large' });
    expect((await send(`/api/console/media/uploads/${randomUUID()}?from=0`)).body).toMatchObject({
      code: 'file_missing',
    });
    expect((await send('/api/console/media/uploads/..%2Fx?from=0')).status).toBe(422);
    const unknown = await send('/api/console/media', { upload: randomUUID(), size: 5 });
    expect(unknown.body).toMatchObject({ code: 'unknown_upload' });
    expect(await media.events('media.added%')).toHaveLength(1);
  });

  it('goes on where it was cut off, whatever comes twice or too early, and is nobody else’s', async () => {
    const bytes = await readFile(clipFile('subtitles.mkv'));
    const id = randomUUID();
    const piece = (from: number, to: number) => sendPiece(id, from, bytes.subarray(from, to));
    const received = async (sent: ReturnType<typeof piece>) => (await sent).body.received;
    expect(await received(piece(5_000, 9_000))).toBe(0);
    expect(await received(piece(0, 5_000))).toBe(5_000);
    expect(await received(piece(0, 5_000))).toBe(5_000);
    expect(await received(piece(9_000, 12_000))).toBe(5_000);
    expect((await send('/api/console/media', { upload: id, size: bytes.length })).body.code).toBe('unknown_upload');
    expect(await received(piece(4_000, 12_000))).toBe(12_000);
    expect(await received(piece(12_000, bytes.length))).toBe(bytes.length);
    const other = media.test.signIn({ userId: 9, role: 'admin' });
    expect((await send('/api/console/media', { upload: id, size: bytes.length }, other)).status).toBe(409);
    const brought = await send('/api/console/media', { upload: id, size: bytes.length });
    expect(brought.body.media).toMatchObject({ size: bytes.length, container: 'mkv' });
    expect((await media.storage.get(`files/${brought.body.media.sha256}.mkv`))?.equals(bytes)).toBe(true);
    expect((await readdir(path.join(media.folder, 'uploads'))).filter((name) => name.includes(id))).toEqual([]);
  });

  it('comes from admins alone', async () => {
    const moderator = media.test.signIn({ userId: 2, role: 'moderator' });
    const viewer = media.test.signIn({ userId: 3, role: 'viewer' });
    for (const token of [moderator, viewer]) {
      expect((await uploadClip('silent.mp4', token)).status).toBe(403);
      expect((await send('/api/console/media', { upload: randomUUID(), size: 1 }, token)).status).toBe(403);
      expect((await send('/api/console/files/1/retire', {}, token)).status).toBe(403);
    }
    expect(await media.events('media.added%')).toHaveLength(2);
  });
});

describe('a film on offer', () => {
  it('stands where another stood, under the same number', async () => {
    const one = (await uploadClip('two-languages.mp4')).body.media.sha256;
    const other = (await uploadClip('subtitles.mkv')).body.media.sha256;
    const { file_id } = (await attach(one)).body;
    expect(file_id).toBeGreaterThan(0);
    expect((await attach(one)).body).toEqual({ status: 1, file_id: null });
    expect((await attach(other)).body).toEqual({ status: 1, file_id });
    expect((await filesChanged()).at(-1)).toMatchObject({
      titleId,
      saved: [{ fileId: file_id, media: { sha256: other, container: 'mkv' } }],
      offer: { files: 1, qualities: [12] },
    });
  });

  it('is one that is stored, in a release that its title can have', async () => {
    const { sha256 } = (await uploadClip('two-languages.mp4')).body.media;
    expect((await attach('0'.repeat(64))).body).toMatchObject({ code: 'unknown_media' });
    expect((await attach(sha256, { season: 1, episode: 1 })).body).toMatchObject({ code: 'invalid_release' });
    expect((await attach('../../etc/passwd')).status).toBe(422);
    expect((await send('/api/console/titles/99999/files', { sha256, quality: 1 })).status).toBe(404);
  });

  it('goes without its bytes, and comes back as it was', async () => {
    const { sha256 } = (await uploadClip('silent.mp4')).body.media;
    const { file_id } = (await attach(sha256, { quality: 1 })).body;
    const { saved } = (await filesChanged()).at(-1) as { saved: { uploadedAt: string }[] };
    const retire = (key: string) => send(`/api/console/files/${file_id}/retire`, {}, admin, { 'idempotency-key': key });
    expect((await retire('lost')).body).toEqual({ status: 1 });
    // Pressed again after the answer was lost.
    expect((await retire('lost')).body).toEqual({ status: 1 });
    expect((await retire('another')).status).toBe(404);
    expect((await filesChanged()).at(-1)).toMatchObject({ saved: [], retired: [file_id] });
    expect(await stored(sha256)).toBeGreaterThan(0);
    media.moveClock(DAY_HOURS);
    const restore = (key: string) =>
      send(`/api/console/files/${file_id}/restore`, {}, admin, { 'idempotency-key': key });
    expect((await restore('lost')).body).toEqual({ status: 1 });
    expect((await restore('lost')).body).toEqual({ status: 1 });
    expect((await restore('another')).status).toBe(404);
    expect((await filesChanged()).at(-1)).toMatchObject({ saved, retired: [] });
  });
});

describe('a stream that failed', () => {
  it('is tried again when an admin asks for it', async () => {
    const { sha256 } = (await uploadClip('silent.mp4')).body.media;
    const retry = (token?: string) => send(`/api/console/streams/${sha256}/retry`, {}, token);
    const stream = async () => {
      const sql = 'select state, attempts, error from write.media_stream where sha256 = $1';
      return media.test.database.row<object>(sql, [sha256]);
    };
    const tells = async () =>
      (await media.events('media.stream-changed%')).filter(({ data }) => data['sha256'] === sha256).length;
    await media.test.database.rows(
      `update write.media_stream set state = 'failed', attempts = 3, error = 'no picture' where sha256 = $1`,
      [sha256],
    );
    const before = await tells();
    expect((await retry(media.test.signIn({ userId: 2, role: 'moderator' }))).status).toBe(403);
    expect(await stream()).toMatchObject({ state: 'failed' });
    expect((await retry()).body).toEqual({ status: 1 });
    expect(await stream()).toEqual({ state: 'waiting', attempts: 0, error: null });
    expect((await retry()).body).toEqual({ status: 1 });
    expect(await tells()).toBe(before + 1);
    const acts = (await media.events('staff.acted%')).map(({ data }) => data['operation']);
    expect(acts.at(-1)).toBe('POST /api/console/streams/:checksum/retry');
    expect((await send(`/api/console/streams/${'0'.repeat(64)}/retry`)).body).toMatchObject({ code: 'unknown_media' });
  });
});

describe('bytes that nobody uses', () => {
  it('stay for fourteen days, which begin anew with each use, and go then with what was made of them', async () => {
    const { sha256 } = (await uploadClip('one-voice.webm')).body.media;
    const { file_id } = (await attach(sha256, { quality: 2 })).body;
    await media.storage.put(`hls/${sha256}/720p/0.m4s`, Buffer.from('segment'));
    const here = () => stored(sha256, 'webm');
    await media.lookAfter();
    await send(`/api/console/files/${file_id}/retire`);
    await media.lookAfter();
    media.moveClock(13 * DAY_HOURS);
    await media.lookAfter();
    expect(await here()).not.toBeNull();
    await send(`/api/console/files/${file_id}/restore`);
    media.moveClock(15 * DAY_HOURS);
    await media.lookAfter();
    expect(await here()).not.toBeNull();
    await send(`/api/console/files/${file_id}/retire`);
    await media.lookAfter();
    media.moveClock(28 * DAY_HOURS);
    await media.lookAfter();
    expect(await here()).not.toBeNull();
    media.moveClock(29 * DAY_HOURS + 1);
    await media.lookAfter();
    expect(await here()).toBeNull();
    expect(await media.storage.size(`hls/${sha256}/720p/0.m4s`)).toBeNull();
    expect((await send(`/api/console/files/${file_id}/restore`)).body).toMatchObject({ code: 'unknown_media' });
    expect((await attach(sha256, { quality: 2 })).body).toMatchObject({ code: 'unknown_media' });
    expect((await uploadClip('one-voice.webm')).body).toMatchObject({ status: 1 });
    const stream = (await media.events('media.%')).filter((event) => event.stream === `media-${sha256}`);
    expect(stream.map(({ version, type }) => [version, type])).toEqual([
      [1, 'media.added.v1'],
      [2, 'media.removed.v1'],
      [3, 'media.added.v1'],
    ]);
    const asked = (await media.events('media.stream-changed%')).filter(({ data }) => data['sha256'] === sha256);
    expect(asked.map(({ data }) => data['stage'])).toEqual(['waiting']);
  });

  it('are there for whoever puts them on offer while they are being removed', async () => {
    const command = () =>
      new AddMedia(operatorSender('media add'), clipFile('silent.mp4'), {
        titleId,
        release: { quality: 3, dubbed: false, censored: false, season: null, episode: null },
      });
    const { media: facts, file } = await media.test.app.get(CommandBus).execute(command());
    const on = `files/${facts.sha256}.mp4`;
    let fileId = file?.fileId;
    // Of the other tests, too.
    for (const { id } of await media.test.database.rows<{ id: number }>(
      `select id from write.title_file where retired_at is null and media ->> 'sha256' = $1`,
      [facts.sha256],
    )) {
      await send(`/api/console/files/${id}/retire`);
    }
    for (let round = 1; round <= 8; round++) {
      media.moveClock(round * 100 * DAY_HOURS);
      await media.lookAfter();
      media.moveClock((round * 100 + 20) * DAY_HOURS);
      const [brought] = await Promise.all([media.test.app.get(CommandBus).execute(command()), media.lookAfter()]);
      expect(await media.storage.size(on)).toBe(facts.size);
      fileId = brought.file?.fileId ?? fileId;
      await send(`/api/console/files/${fileId}/retire`);
    }
  });
});

describe('bytes that were stored and never brought', () => {
  const DAY_AND_HOUR_MS = 90_000_000;
  async function age(name: string): Promise<void> {
    const then = new Date(Date.now() - DAY_AND_HOUR_MS);
    await utimes(media.storage.localPath(name) ?? '', then, then);
  }

  it('go a day later, beside those that are in the books, on offer or just coming', async () => {
    const { sha256 } = (await uploadClip('one-voice.webm')).body.media;
    const known = `files/${sha256}.webm`;
    const [left, coming] = ['a', 'b'].map((digit) => `files/${digit.repeat(64)}.mp4`) as [string, string];
    const foreign = 'files/read-me.txt';
    for (const name of [left, coming, foreign]) await media.storage.put(name, Buffer.from('film'));
    for (const name of [left, known, foreign]) await age(name);
    expect(await media.removeUnknown()).toBe(1);
    const here = await Promise.all([left, known, coming, foreign].map((name) => media.storage.size(name)));
    expect(here.map((size) => size !== null)).toEqual([false, true, true, true]);
  });

  it('are there, or the film is refused, where it is brought while they are removed', async () => {
    // A film of its own: with an empty box behind it.
    const bytes = Buffer.concat([await readFile(clipFile('silent.mp4')), Buffer.from('\0\0\0\bfree')]);
    const film = path.join(media.folder, 'own.mp4');
    await writeFile(film, bytes);
    const facts = await media.test.app.get(MediaIntake).bring(film);
    const name = `files/${facts.sha256}.mp4`;
    for (let round = 1; round <= 8; round++) {
      await media.test.database.rows('update write.media_asset set removed_at = now() where sha256 = $1', [
        facts.sha256,
      ]);
      await media.storage.put(name, bytes);
      await age(name);
      const record = new RecordMedia(systemSender('test'), [facts]);
      const recorded = media.test.app
        .get(CommandBus)
        .execute(record)
        .then(
          () => true,
          (error) => {
            if (error.code !== 'unknown_media') throw error;
            return false;
          },
        );
      const [brought] = await Promise.all([recorded, media.removeUnknown()]);
      expect(await media.storage.size(name)).toBe(brought ? facts.size : null);
    }
  });
});

describe('the inbox folder', () => {
  it('shows its films, and gives them to the storage', async () => {
    await copyFile(clipFile('subtitles.mkv'), path.join(media.inbox, 'A Film.2011.mkv'));
    await writeFile(path.join(media.inbox, 'notes.txt'), 'no film');
    await symlink('/etc/passwd', path.join(media.inbox, 'link.mp4'));
    const listed = await media.test.get('/api/console/media/inbox', { authorization: `Bearer ${admin}` });
    const size = (await readFile(clipFile('subtitles.mkv'))).length;
    expect(listed.body).toEqual({ status: 1, upload_bytes: 1_048_576, files: [{ name: 'A Film.2011.mkv', size }] });
    const brought = await send('/api/console/media/inbox', { name: 'A Film.2011.mkv' });
    expect(brought.body).toMatchObject({ status: 1, media: { container: 'mkv', size } });
    expect(await stored(brought.body.media.sha256, 'mkv')).toBe(size);
  });

  it.each(['../film.mp4', '/etc/passwd', 'link.mp4', 'none.mp4', '.hidden.mp4', 'notes.txt', 'a/b.mp4', 'a\0.mp4'])(
    'gives nothing else: %j',
    async (name) => {
      expect([404, 422]).toContain((await send('/api/console/media/inbox', { name })).status);
    },
  );
});
