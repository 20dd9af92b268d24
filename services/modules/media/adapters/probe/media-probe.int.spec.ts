import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describeSkipped } from '../../../../../tests/support/skipped-suite.ts';
import type { MediaProbe, ProbedMedia } from '../../contract/media-probe.port.ts';
import { clipFile, type TestClip } from '../../testing/clips.ts';
import { FfprobeMediaProbe } from './ffprobe-media-probe.ts';
import { hasFfprobe } from './found-media-probe.ts';
import { MediainfoMediaProbe } from './mediainfo-media-probe.ts';

jest.setTimeout(120_000);

const CLIPS: [TestClip, ProbedMedia][] = [
  [
    'two-languages.mp4',
    {
      container: 'mp4',
      durationSeconds: 2,
      width: 320,
      height: 180,
      videoCodec: 'h264',
      audio: [
        { language: 'fa', codec: 'aac', channels: 1 },
        { language: 'en', codec: 'aac', channels: 1 },
      ],
      subtitles: [{ language: 'fa' }],
    },
  ],
  [
    'subtitles.mkv',
    {
      container: 'mkv',
      durationSeconds: 2.021,
      width: 640,
      height: 360,
      videoCodec: 'hevc',
      audio: [{ language: 'fa', codec: 'ac3', channels: 2 }],
      subtitles: [{ language: 'fa' }, { language: 'en' }],
    },
  ],
  [
    'one-voice.webm',
    {
      container: 'webm',
      durationSeconds: 2.008,
      width: 426,
      height: 240,
      videoCodec: 'vp9',
      audio: [{ language: null, codec: 'opus', channels: 1 }],
      subtitles: [],
    },
  ],
  [
    'silent.mp4',
    { container: 'mp4', durationSeconds: 2, width: 320, height: 180, videoCodec: 'h264', audio: [], subtitles: [] },
  ],
];

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'parde-probe-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function probeSuite(name: string, probe: MediaProbe): void {
  describe(`A look into media files: ${name}`, () => {
    it.each(CLIPS)('tells what %s is', async (clip, facts) => {
      expect(await probe.probe(clipFile(clip))).toEqual(facts);
    });

    it('goes by the bytes, not by the name', async () => {
      const file = path.join(folder, `-i ${name}.txt`);
      await writeFile(file, await readFile(clipFile('subtitles.mkv')));
      expect((await probe.probe(file)).container).toBe('mkv');
    });

    it.each<[string, () => Promise<Buffer> | Buffer]>([
      ['empty', () => Buffer.alloc(0)],
      ['a text', () => Buffer.from('This is no film.'.repeat(100))],
      ['a list of other files', () => Buffer.from('#EXTM3U\n#EXT-X-TARGETDURATION:4\n/etc/passwd\n')],
      ['sound alone', () => readFile(clipFile('sound-only.mp4'))],
      ['cut off in its head', async () => (await readFile(clipFile('two-languages.mp4'))).subarray(0, 400)],
      ['a head without a body', () => Buffer.from('\0\0\0\x20ftypisom\0\0\x02\0isomiso2avc1mp41', 'latin1')],
      ['a Matroska head alone', async () => (await readFile(clipFile('subtitles.mkv'))).subarray(0, 60)],
    ])('refuses what is no film: %s', async (what, bytes) => {
      const file = path.join(folder, `${name}-${what}.mp4`);
      await writeFile(file, await bytes());
      await expect(probe.probe(file)).rejects.toMatchObject({ code: 'not_a_film' });
    });

    it('tells a file that is not there from one that is no film', async () => {
      await expect(probe.probe(path.join(folder, 'none.mp4'))).rejects.toMatchObject({ code: 'ENOENT' });
    });
  });
}

probeSuite('MediaInfo', new MediainfoMediaProbe());
if (await hasFfprobe()) probeSuite('ffprobe', new FfprobeMediaProbe());
else describeSkipped('A look into media files: ffprobe', 'no ffprobe on this machine');
