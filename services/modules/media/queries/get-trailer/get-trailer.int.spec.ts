import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { StorageModule } from '#platform/storage/storage.module.ts';
import { StoragePort } from '#platform/storage/storage.port.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { trailerFile } from '../../contract/trailer-file.ts';
import { DemoTrailers } from '../../demo/demo-trailers.ts';
import { MediaReadModule } from '../../media.read.module.ts';

let test: TestApp;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'parde-trailers-'));
  test = await startTestApp({ modules: [StorageModule, MediaReadModule], environment: { STORAGE_DIR: folder } });
  await test.app.get(StoragePort).put(trailerFile('a-trailer'), Buffer.from('0123456789'));
});
afterAll(async () => {
  await test?.close();
  await rm(folder, { recursive: true });
});

const get = (file: string, range?: string) =>
  test.app.inject({ method: 'GET', url: `/media/trailers/${file}`, headers: range ? { range } : {} });

describe('a trailer of ours', () => {
  it('is sent whole, and in the parts that a player asks for', async () => {
    const whole = await get('a-trailer.mp4');
    expect([whole.statusCode, whole.body, whole.headers['content-type']]).toEqual([200, '0123456789', 'video/mp4']);
    expect(whole.headers).toMatchObject({ 'accept-ranges': 'bytes', 'content-length': '10' });
    const part = await get('a-trailer.mp4', 'bytes=2-4');
    expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([206, '234', 'bytes 2-4/10']);
    expect((await get('a-trailer.mp4', 'bytes=10-')).statusCode).toBe(416);
  });

  it.each(['nobody.mp4', 'a-trailer.webm', '..%2Fa-trailer.mp4', 'A-Trailer.mp4'])('is not there: %s', async (file) => {
    expect((await get(file)).statusCode).toBe(404);
  });

  it('is a clip in the demo', async () => {
    const demo = new DemoTrailers(test.app.get(StoragePort));
    await demo.load();
    await demo.load();
    const { statusCode, rawPayload } = await get('night-of-stars.mp4');
    expect([statusCode, rawPayload.subarray(4, 8).toString()]).toEqual([200, 'ftyp']);
  });
});
