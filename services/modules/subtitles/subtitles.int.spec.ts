import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CommandBus } from '@nestjs/cqrs';
import { systemSender } from '#platform/kernel/context/sender.ts';
import { StorageModule } from '#platform/storage/storage.module.ts';
import { StoragePort } from '#platform/storage/storage.port.ts';
import { eventually } from '#platform/testing/eventually.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { PublishSubtitle } from './commands/publish-subtitle/publish-subtitle.command.ts';
import { SubtitleTracks } from './contract/subtitle-tracks.port.ts';
import { DemoSubtitles } from './demo/demo-subtitles.ts';
import { SubtitlesMediaModule } from './subtitles.media.module.ts';
import { SubtitlesProjectorModule } from './subtitles.projector.module.ts';
import { SubtitlesReadModule } from './subtitles.read.module.ts';
import { SubtitlesWriteModule } from './subtitles.write.module.ts';

const film = 'a'.repeat(64);
const english = 'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nHello\n';
const persian = 'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nسلام\n';
const mended = persian.replace('سلام', 'درود');
const nameOf = (vtt: string) => `${createHash('sha256').update(vtt).digest('hex')}.vtt`;

let folder: string;
let test: TestApp;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'parde-subtitles-'));
  test = await startTestApp({
    modules: [StorageModule, SubtitlesWriteModule, SubtitlesReadModule, SubtitlesProjectorModule, SubtitlesMediaModule],
    environment: { STORAGE_DIR: folder },
  });
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true });
});

const publish = (language: string, vtt: string) =>
  test.app.get(CommandBus).execute(new PublishSubtitle(systemSender('test'), film, language, null, vtt));
const tracks = () => test.app.get(SubtitleTracks).of(film);
const get = (place: string) => test.app.inject({ method: 'GET', url: `/media/subtitles/${place}` });

describe('a published subtitle', () => {
  it('is listed with its film, Persian first, and can be had by everybody for good', async () => {
    expect([await publish('en', english), await publish('fa', persian)]).toEqual([true, true]);
    await eventually(async () =>
      expect(await tracks()).toMatchObject([
        { language: 'fa', label: null, url: `/media/subtitles/${nameOf(persian)}` },
        { language: 'en', label: null, url: `/media/subtitles/${nameOf(english)}` },
      ]),
    );
    const { statusCode, headers, payload } = await get(nameOf(persian));
    expect([statusCode, payload]).toEqual([200, persian]);
    expect(headers).toMatchObject({
      'content-type': 'text/vtt; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
  });

  it('is published once, and another one takes its place under its id', async () => {
    const before = await tracks();
    expect(await publish('fa', persian)).toBe(false);
    expect(await publish('fa', mended)).toBe(true);
    await eventually(async () =>
      expect(await tracks()).toEqual([{ ...before[0], url: `/media/subtitles/${nameOf(mended)}` }, before[1]]),
    );
    expect((await readdir(path.join(folder, 'subtitles'))).sort()).toEqual(
      [english, mended, persian].map(nameOf).sort(),
    );
  });

  it('of the demo leaves what the staff has put in its place, and brings what is not there yet', async () => {
    const before = await tracks();
    const demo = [
      { sha256: film, language: 'fa', vtt: persian },
      { sha256: film, language: 'ar', vtt: persian },
    ];
    expect(await test.app.get(DemoSubtitles).publish(demo)).toBe(1);
    await eventually(async () => expect(await tracks()).toHaveLength(before.length + 1));
    expect(await tracks()).toEqual(expect.arrayContaining(before));
  });

  it.each(['', '..%2Ffiles%2Fsecret.mp4', 'secret.mp4', `${'0'.repeat(64)}.vtt`, `${'0'.repeat(64)}.VTT`])(
    'is not %j',
    async (place) => {
      await test.app.get(StoragePort).put('files/secret.mp4', Buffer.from('secret'));
      expect((await get(place)).statusCode).toBe(404);
    },
  );
});
