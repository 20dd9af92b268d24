import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { StorageModule } from '#platform/storage/storage.module.ts';
import { StoragePort } from '#platform/storage/storage.port.ts';
import { eventually } from '#platform/testing/eventually.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { storageNameOf } from '../contract/media-facts.ts';
import { placeOf } from '../contract/streams/stream-facts.ts';
import { Streams } from '../contract/streams/streams.port.ts';
import { MediaProjectorModule } from '../media.projector.module.ts';
import { MediaReadModule } from '../media.read.module.ts';
import { MediaStreamsReadModule } from '../media.streams-read.module.ts';
import { MediaStreamsWriteModule } from '../media.streams-write.module.ts';
import { madeClips, streamOf } from './demo-clips.ts';
import { DemoStreams } from './demo-streams.ts';

const clips = madeClips();
let folder: string;
let test: TestApp;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'parde-demo-streams-'));
  test = await startTestApp({
    modules: [StorageModule, MediaStreamsWriteModule, MediaStreamsReadModule, MediaProjectorModule, MediaReadModule],
    environment: { STORAGE_DIR: folder },
  });
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true });
});

const seed = () => test.app.get(DemoStreams).seed();
const files = async () => (await readdir(folder, { recursive: true })).sort();
const events = () => test.database.row<{ count: number }>('select count(*)::int as count from write.event_log');

describe('the clips of the demo', () => {
  it('are put into the storage, every part of every stream with its size', async () => {
    expect(await seed()).toBe(clips.length);
    const streams = await eventually(async () => {
      const ready = await test.app.get(Streams).of(clips.map(({ media }) => media.sha256));
      expect(ready.size).toBe(clips.length);
      return ready;
    });
    const storage = test.app.get(StoragePort);
    for (const clip of clips) {
      const { sha256, size } = clip.media;
      const stream = streams.get(sha256)!;
      expect(stream).toEqual(streamOf(clip, clips));
      expect(await storage.size(storageNameOf(clip.media))).toBe(size);
      let end = size;
      for (const { name, segments } of stream.renditions) {
        for (const part of ['init', ...segments.keys()] as ('init' | number)[]) {
          const place = placeOf(stream, size, name, part)!;
          expect(place.from).toBe(end);
          const file = `hls/${sha256}/${name}/${part === 'init' ? 'init.mp4' : `${part}.m4s`}`;
          expect(await storage.size(file)).toBe(place.to - place.from);
          end = place.to;
        }
      }
    }
  });

  it('are put in once', async () => {
    const before = [await files(), await events()];
    expect(await seed()).toBe(0);
    expect([await files(), await events()]).toEqual(before);
  });

  it('have what a start that was killed has left out put in by the next', async () => {
    const [clip] = clips;
    await test.app.get(StoragePort).remove(`hls/${clip!.media.sha256}/thumbnails.vtt`);
    const before = await events();
    expect(await seed()).toBe(1);
    expect(await events()).toEqual(before);
  });
});

const get = (url: string) => test.app.inject({ method: 'GET', url });

describe('the books of films', () => {
  const books = () =>
    test.database.rows<{ sha256: string }>(
      'select sha256, removed_at is not null as removed from write.media_asset order by sha256',
    );
  const kept = clips.map(({ media }) => ({ sha256: media.sha256, removed: false }));

  it('have the clips in them, so that one can be put on offer anew', async () => {
    expect(await books()).toEqual(kept.toSorted((a, b) => (a.sha256 < b.sha256 ? -1 : 1)));
  });

  it('get back a clip that was removed while nobody used it, with its stream', async () => {
    const { sha256 } = clips[0]!.media;
    const storage = test.app.get(StoragePort);
    await storage.remove(storageNameOf(clips[0]!.media));
    await test.database.rows('update write.media_asset set removed_at = now() where sha256 = $1', [sha256]);
    expect(await seed()).toBe(1);
    expect((await books()).filter(({ sha256: one }) => one === sha256)).toEqual([{ sha256, removed: false }]);
    const stream = () => test.database.row('select state from write.media_stream where sha256 = $1', [sha256]);
    expect(await stream()).toEqual({ state: 'ready' });
  });
});

describe('what is public of a film', () => {
  it('are its thumbnails and their list', async () => {
    const base = `/media/thumbnails/${clips[0]!.media.sha256}`;
    const list = await get(`${base}/thumbnails.vtt`);
    expect([list.statusCode, list.headers['content-type'], list.payload.slice(0, 6)]).toEqual([
      200,
      'text/vtt; charset=utf-8',
      'WEBVTT',
    ]);
    const sheet = await get(`${base}/0.jpg`);
    expect([sheet.statusCode, sheet.headers['content-type'], sheet.headers['cache-control']]).toEqual([
      200,
      'image/jpeg',
      'public, max-age=31536000, immutable',
    ]);
  });

  it.each([
    'SHA/1.jpg',
    'SHA/init.mp4',
    'SHA/..%2F480p%2Finit.mp4',
    'SHA/',
    'SHA',
    '..%2F..%2Fetc/0.jpg',
    `${'0'.repeat(64)}/0.jpg`,
  ])('is not %s', async (place) => {
    const url = `/media/thumbnails/${place.replace('SHA', clips[0]!.media.sha256)}`;
    expect((await get(url)).statusCode).toBe(404);
  });
});
