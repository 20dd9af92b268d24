import { appendAsCommand } from '#platform/testing/append-events.ts';
import { eventually } from '#platform/testing/eventually.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import type { StreamFacts } from '../../contract/streams/stream-facts.ts';
import { streamChanged, streamPrepared } from '../../contract/streams.events.ts';
import { MediaProjectorModule } from '../../media.projector.module.ts';
import { MediaStreamsReadModule } from '../../media.streams-read.module.ts';

const sha = (digit: number) => String(digit).repeat(64);
const segments = [{ size: 10, durationSeconds: 4 }];
const rendition = { width: 854, bandwidth: 1, codecs: 'avc1.640028', initSize: 5, segments };
const stream: StreamFacts = {
  renditions: [
    { ...rendition, name: '480p', height: 480 },
    { ...rendition, name: '1080p', height: 1080 },
  ],
  thumbnails: null,
};

let test: TestApp;
let moderator: Record<string, string>;

beforeAll(async () => {
  test = await startTestApp({ modules: [MediaStreamsReadModule, MediaProjectorModule] });
  moderator = { authorization: `Bearer ${test.signIn({ userId: 1, role: 'moderator' })}` };
  const running = { sha256: sha(1), stage: 'running' as const, percent: 42, error: null };
  const prepared = (sha256: string) => streamPrepared({ sha256, stream });
  const { app } = test;
  await appendAsCommand(app, `media-stream-${sha(1)}`, 1, [streamChanged(running)]);
  await appendAsCommand(app, `media-stream-${sha(2)}`, 1, [prepared(sha(2))]);
  const failed = streamChanged({ ...running, sha256: sha(3), stage: 'failed', error: 'no film' });
  await appendAsCommand(app, `media-stream-${sha(3)}`, 1, [prepared(sha(3)), failed]);
});
afterAll(() => test.close());

const list = (media: string, headers = moderator) => test.get(`/api/console/streams?media=${media}`, headers);

it('tells how far streams are, of those that were asked for', async () => {
  await eventually(async () => {
    const { body } = await list([sha(3), sha(1), sha(2), sha(4)].join());
    expect(body).toMatchObject([
      { checksum: sha(1), state: 'running', percent: 42, error: null, qualities: [] },
      { checksum: sha(2), state: 'ready', percent: 100, error: null, qualities: ['480p', '1080p'] },
      { checksum: sha(3), state: 'failed', error: 'no film', qualities: [] },
    ]);
  });
  expect((await list('')).body).toEqual([]);
});

it('answers staff alone, and nothing but checksums', async () => {
  expect((await list(sha(1), {})).status).toBe(401);
  const viewer = { authorization: `Bearer ${test.signIn({ userId: 2 })}` };
  expect((await list(sha(1), viewer)).status).toBe(403);
  for (const wrong of ['x', `${sha(1)},../..`, Array(41).fill(sha(1)).join()]) {
    expect((await list(wrong)).status).toBe(422);
  }
});
