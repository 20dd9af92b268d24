import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CommandBus } from '@nestjs/cqrs';
import sharp from 'sharp';
import { ScheduledJobsModule } from '#platform/jobs/scheduled/scheduled-jobs.module.ts';
import { systemSender } from '#platform/kernel/context/sender.ts';
import { StorageModule } from '#platform/storage/storage.module.ts';
import { StoragePort } from '#platform/storage/storage.port.ts';
import { eventually } from '#platform/testing/eventually.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { describeSkipped } from '../../../../tests/support/skipped-suite.ts';
import { RequestStream } from '../commands/request-stream/request-stream.command.ts';
import { type MediaFacts, storageNameOf } from '../contract/media-facts.ts';
import { placeOf } from '../contract/streams/stream-facts.ts';
import { Streams } from '../contract/streams/streams.port.ts';
import { MediaProjectorModule } from '../media.projector.module.ts';
import { MediaStreamsReadModule } from '../media.streams-read.module.ts';
import { MediaStreamsWorkersModule } from '../media.streams-workers.module.ts';
import { StreamPreparation } from './stream-preparation.ts';

const LONG_MS = 300_000;
const WAIT_MS = 240_000;
const hasFfmpeg = spawnSync('ffmpeg', ['-version']).status === 0;

let folder: string;
let test: TestApp;

/** A film of this many seconds, with sound. */
async function filmOf(seconds: number, height: number, name: string): Promise<{ media: MediaFacts; bytes: Buffer }> {
  const file = path.join(folder, `${name}.mp4`);
  const width = 2 * Math.ceil((height * 8) / 9);
  const inputs = `-f lavfi -i testsrc=size=${width}x${height}:rate=5 -f lavfi -i sine=frequency=300:sample_rate=44100`;
  const codecs = `-t ${seconds} -c:v libx264 -preset ultrafast -pix_fmt yuv420p -c:a aac -b:a 32k`;
  spawnSync('ffmpeg', ['-v', 'error', '-y', ...inputs.split(' '), ...codecs.split(' '), file]);
  const bytes = await readFile(file);
  return { bytes, media: factsOf(bytes, { durationSeconds: seconds, width, height }) };
}

function factsOf(bytes: Buffer, shape: Pick<MediaFacts, 'durationSeconds' | 'width' | 'height'>): MediaFacts {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const audio = [{ language: null, codec: 'aac', channels: 1 }];
  return { sha256, size: bytes.length, container: 'mp4', videoCodec: 'h264', audio, subtitles: [], ...shape };
}

async function ask(media: MediaFacts, bytes: Buffer): Promise<void> {
  await test.app.get(StoragePort).put(storageNameOf(media), bytes);
  await test.app.get(CommandBus).execute(new RequestStream(systemSender('test'), media));
}

const shown = (sha256: string) =>
  test.database.row<{ state: string; percent: number; error: string | null }>(
    'select state, percent, error from read.media_stream where sha256 = $1',
    [sha256],
  );
const kept = (sha256: string) =>
  test.database.row<{ state: string; attempts: number; worker: string | null }>(
    'select state, attempts, worker from write.media_stream where sha256 = $1',
    [sha256],
  );
const eventuallyShown = (sha256: string, wanted: object) =>
  eventually(async () => expect(await shown(sha256)).toMatchObject(wanted), WAIT_MS);
const leftovers = () => readdir(path.join(folder, 'data', 'streams')).catch(() => []);

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'parde-stream-preparation-'));
  test = await startTestApp({
    modules: [
      StorageModule,
      ScheduledJobsModule,
      MediaStreamsWorkersModule,
      MediaStreamsReadModule,
      MediaProjectorModule,
    ],
    environment: { STORAGE_DIR: path.join(folder, 'storage'), DATA_DIR: path.join(folder, 'data') },
  });
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true });
});

/** Works off what waits; the module's own turns may come in between. */
async function work(): Promise<void> {
  await test.app.get(StreamPreparation).beginNext();
  await test.app.get(StreamPreparation).idle();
}

if (!hasFfmpeg) describeSkipped('Streams made by ffmpeg', 'ffmpeg is not on this machine');
else {
  describe('a film whose stream is asked for', () => {
    it(
      'is made ready in qualities that do not exceed it, with thumbnails',
      async () => {
        const { media, bytes } = await filmOf(7, 720, 'film');
        await ask(media, bytes);
        await work();
        await eventuallyShown(media.sha256, { state: 'ready', percent: 100, error: null });
        const stream = (await test.app.get(Streams).of([media.sha256])).get(media.sha256)!;
        expect(stream.renditions.map(({ name, width, height }) => [name, width, height])).toEqual([
          ['480p', 854, 480],
          ['720p', 1280, 720],
        ]);
        const storage = test.app.get(StoragePort);
        let end = media.size;
        for (const { name, codecs, initSize, segments } of stream.renditions) {
          expect(codecs).toMatch(/^avc1\.[0-9A-F]{6},mp4a\.40\.2$/);
          expect(segments.map(({ durationSeconds }) => Math.round(durationSeconds))).toEqual([4, 3]);
          const parts: ('init' | number)[] = ['init', ...segments.keys()];
          for (const part of parts) {
            const place = placeOf(stream, media.size, name, part)!;
            expect(place.from).toBe(end);
            end = place.to;
            const file = part === 'init' ? 'init.mp4' : `${part}.m4s`;
            expect(await storage.size(`hls/${media.sha256}/${name}/${file}`)).toBe(place.to - place.from);
          }
          expect(initSize).toBeGreaterThan(0);
        }
        expect(stream.thumbnails).toEqual({ everySeconds: 5, sheets: 1 });
        const sheet = await sharp((await storage.get(`hls/${media.sha256}/thumbnails/0.jpg`))!).metadata();
        expect([sheet.width, sheet.height]).toEqual([1600, 90]);
        const vtt = (await storage.get(`hls/${media.sha256}/thumbnails.vtt`))!.toString();
        expect(vtt.match(/^0\.jpg#xywh=\d+,0,160,90$/gm)).toHaveLength(2);
        expect(await leftovers()).toEqual([]);
      },
      LONG_MS,
    );

    it(
      'that is broken is tried three times and then left alone, with the reason',
      async () => {
        const bytes = Buffer.alloc(5_000, 'no film');
        const media = factsOf(bytes, { durationSeconds: 7, width: 1280, height: 720 });
        await ask(media, bytes);
        await eventually(async () => {
          await work();
          expect(await kept(media.sha256)).toMatchObject({ state: 'failed', attempts: 3 });
        }, WAIT_MS);
        await eventuallyShown(media.sha256, { state: 'failed', error: expect.stringContaining('Invalid data') });
        expect(await leftovers()).toEqual([]);
      },
      LONG_MS,
    );

    it(
      'whose worker was killed is begun again',
      async () => {
        const { media, bytes } = await filmOf(5, 480, 'again');
        await ask(media, bytes);
        await eventually(async () => {
          await work();
          expect(await kept(media.sha256)).toMatchObject({ state: 'ready' });
        }, WAIT_MS);
        // As it would stand had the process been killed in the middle.
        await test.database.rows(
          `update write.media_stream set state = 'running', stream = null, attempts = 1, worker = gen_random_uuid(),
             lease_until = now() - interval '1 second' where sha256 = $1`,
          [media.sha256],
        );
        await eventually(async () => {
          await work();
          expect(await kept(media.sha256)).toEqual({ state: 'ready', attempts: 2, worker: null });
        }, WAIT_MS);
      },
      LONG_MS,
    );

    it(
      'waits where ffmpeg is not, and is said to',
      async () => {
        const { media, bytes } = await filmOf(6, 480, 'elsewhere');
        const search = process.env['PATH'];
        process.env['PATH'] = folder;
        try {
          await ask(media, bytes);
          await test.database.rows(
            `update write.media_stream set asked_at = now() - interval '2 minutes' where sha256 = $1`,
            [media.sha256],
          );
          await eventually(async () => {
            await work();
            expect(await kept(media.sha256)).toMatchObject({ state: 'impossible', worker: null });
          }, WAIT_MS);
          await eventuallyShown(media.sha256, { state: 'impossible', percent: 0 });
        } finally {
          process.env['PATH'] = search;
        }
        await eventually(async () => {
          await work();
          expect(await kept(media.sha256)).toMatchObject({ state: 'ready' });
        }, WAIT_MS);
      },
      LONG_MS,
    );

    // The last one: it stops the worker.
    it(
      'goes back when its worker stops, without a trace and without losing a try',
      async () => {
        const { media, bytes } = await filmOf(60, 720, 'long');
        await ask(media, bytes);
        await eventually(async () => {
          await test.app.get(StreamPreparation).beginNext();
          expect(await leftovers()).toHaveLength(1);
        }, WAIT_MS);
        await test.app.get(StreamPreparation).onModuleDestroy();
        expect(await kept(media.sha256)).toEqual({ state: 'waiting', attempts: 0, worker: null });
        expect(await leftovers()).toEqual([]);
      },
      LONG_MS,
    );
  });
}
