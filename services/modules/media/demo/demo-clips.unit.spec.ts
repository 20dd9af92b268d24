import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { codecsOf } from '../domain/streams/codecs-of.ts';
import { thumbnailsVtt } from '../domain/streams/thumbnail-sheets.ts';
import { clipName } from './clip-manifest.ts';
import { clipsFolder, demoSubtitles, madeClips, streamOf } from './demo-clips.ts';
import { unpackSegments } from './segment-pack.ts';

const MAX_BYTES = 25_000_000;
const CUE = /^\d+\n(\d\d):(\d\d):(\d\d\.\d{3}) --> (\d\d):(\d\d):(\d\d\.\d{3})\n(.+(?:\n.+)?)$/;

const folder = clipsFolder();
const clips = madeClips();
const names = clips.map((clip) => clipName(clip.scene, clip.media.height));
const bytesOf = (file: string) => readFileSync(path.join(folder, file));
const scenes = [...new Set(clips.map(({ scene }) => scene))];
const filesIn = (place: string) =>
  readdirSync(place, { recursive: true, encoding: 'utf8' }).filter((file) => path.extname(file) !== '');
const hasFfprobe = spawnSync('ffprobe', ['-version']).status === 0;
if (!hasFfprobe)
  process.stderr.write('ffprobe is not on this machine: codecs and lengths of the clips are not compared\n');

describe('the clips that ship with the project', () => {
  it('are few and small, three scenes at least, each in three qualities at least', () => {
    const all = filesIn(folder).map((file) => statSync(path.join(folder, file)).size);
    expect(all.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MAX_BYTES);
    expect(scenes.length).toBeGreaterThanOrEqual(3);
    const heights = scenes.map((scene) =>
      clips.filter((clip) => clip.scene === scene).map(({ media }) => media.height),
    );
    for (const own of heights) {
      expect(own.length).toBeGreaterThanOrEqual(3);
      expect(own).toEqual(expect.arrayContaining([480, 1080]));
    }
    expect([...new Set(heights.flat())].sort((a, b) => a - b)).toEqual([480, 720, 1080, 2160]);
  });

  it('are all that lies beside their manifest', () => {
    const wanted = [
      'clips.json',
      ...names.flatMap((name) => [`${name}.mp4`, `${name}.segments.zst`]),
      ...scenes.flatMap((scene) =>
        ['fa.vtt', 'en.vtt', 'thumbnails.jpg', 'thumbnails.vtt'].map((name) => `${scene}/${name}`),
      ),
    ];
    expect(filesIn(folder).sort()).toEqual(wanted.sort());
  });
});

describe.each(clips.map((clip, index) => [names[index]!, clip] as const))('%s', (name, clip) => {
  const { media, rendition } = clip;

  it('has the bytes, the checksum and the length that the manifest says', () => {
    const bytes = bytesOf(`${name}.mp4`);
    expect([bytes.length, createHash('sha256').update(bytes).digest('hex')]).toEqual([media.size, media.sha256]);
    // The index comes before the bytes, so that a player can begin at once.
    expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
    expect(media.durationSeconds).toBeGreaterThanOrEqual(60);
    expect(media.durationSeconds).toBeLessThan(61);
    if (!hasFfprobe) return;
    const words = [
      '-v',
      'error',
      '-print_format',
      'json',
      '-show_format',
      '-show_streams',
      path.join(folder, `${name}.mp4`),
    ];
    const { format, streams } = JSON.parse(spawnSync('ffprobe', words).stdout.toString());
    expect(Number(format.duration)).toBe(media.durationSeconds);
    expect(streams).toMatchObject([
      {
        codec_type: 'video',
        codec_name: media.videoCodec,
        width: media.width,
        height: media.height,
        pix_fmt: 'yuv420p',
      },
      { codec_type: 'audio', codec_name: media.audio[0]!.codec, channels: media.audio[0]!.channels },
    ]);
    expect(streams).toHaveLength(2);
  });

  it('has a stream of its own bytes, cut at whole pictures', async () => {
    const sizes = [rendition.initSize, ...rendition.segments.map(({ size }) => size)];
    const parts = await unpackSegments(bytesOf(`${name}.segments.zst`), bytesOf(`${name}.mp4`), sizes);
    const [init, ...segments] = parts as [Buffer, ...Buffer[]];
    expect(init.subarray(4, 8).toString()).toBe('ftyp');
    expect(codecsOf(init)).toBe(rendition.codecs);
    for (const segment of segments) expect(segment.includes('moof')).toBe(true);
    expect(rendition.segments.map(({ durationSeconds }) => Math.round(durationSeconds))).toEqual(Array(15).fill(4));
    expect([rendition.width, rendition.height, rendition.name]).toEqual([
      media.width,
      media.height,
      `${media.height}p`,
    ]);
    const peak = Math.max(...rendition.segments.map(({ size, durationSeconds }) => (size * 8) / durationSeconds));
    expect(rendition.bandwidth).toBe(Math.ceil(peak));
  });

  it('streams its own quality and the smaller ones of its scene', () => {
    const heights = streamOf(clip, clips).renditions.map(({ height }) => height);
    expect(heights.at(-1)).toBe(media.height);
    expect(heights).toHaveLength(
      1 + clips.filter((each) => each.scene === clip.scene && each.media.height < media.height).length,
    );
    expect(heights).toEqual(heights.toSorted((a, b) => a - b));
  });
});

describe.each(scenes)('the thumbnails of %s', (scene) => {
  it('are where their list says', async () => {
    const sheet = await sharp(bytesOf(`${scene}/thumbnails.jpg`)).metadata();
    const list = bytesOf(`${scene}/thumbnails.vtt`).toString();
    const { durationSeconds } = clips.find((clip) => clip.scene === scene)!.media;
    expect(list).toBe(thumbnailsVtt(durationSeconds, 90));
    const places = [...list.matchAll(/^0\.jpg#xywh=(\d+),(\d+),(\d+),(\d+)$/gm)].map((match) =>
      match.slice(1).map(Number),
    );
    expect(places.length).toBeGreaterThanOrEqual(12);
    for (const [x, y, width, height] of places as [number, number, number, number][]) {
      expect([x + width <= sheet.width, y + height <= sheet.height]).toEqual([true, true]);
    }
  });
});

describe('the subtitles', () => {
  it('are of every clip, in both languages, cue after cue within the clip', async () => {
    const subtitles = await demoSubtitles();
    expect(subtitles).toHaveLength(2 * clips.length);
    for (const { vtt, language } of subtitles) {
      const [head, ...blocks] = vtt.trimEnd().split('\n\n');
      expect(head).toBe('WEBVTT');
      let before = 0;
      for (const block of blocks) {
        const [, h1, m1, s1, h2, m2, s2, words] = CUE.exec(block) ?? [];
        const [from, to] = [seconds(h1, m1, s1), seconds(h2, m2, s2)];
        expect([from >= before, to > from, to <= 60]).toEqual([true, true, true]);
        expect(/\p{Script=Arabic}/u.test(words!)).toBe(language === 'fa');
        before = to;
      }
      expect(blocks.length).toBeGreaterThanOrEqual(8);
    }
  });
});

const seconds = (...parts: (string | undefined)[]) => parts.reduce((sum, part) => sum * 60 + Number(part), 0);
