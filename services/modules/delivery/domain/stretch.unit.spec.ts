import type { StreamFacts } from '#modules/media/contract/streams/stream-facts.ts';
import { goesOn, stretchFrom } from './stretch.ts';

const RENDITION = { width: 1280, height: 720, bandwidth: 2_000_000, codecs: 'avc1.64001f', initSize: 10 };
const stream: StreamFacts = {
  thumbnails: null,
  renditions: ['480p', '720p'].map((name) => ({
    ...RENDITION,
    name,
    segments: Array.from({ length: 12 }, () => ({ size: 100, durationSeconds: 4 })),
  })),
};

describe('a stretch', () => {
  it('reaches eight segments ahead, and never out of its rendition', () => {
    expect(stretchFrom(stream, 1_000, '480p', 0)).toEqual({ to: 1_910, ends: false });
    expect(stretchFrom(stream, 1_000, '480p', 3)).toEqual({ to: 2_210, ends: true });
    expect(stretchFrom(stream, 1_000, '480p', 11)).toEqual({ to: 2_210, ends: true });
    expect(stretchFrom(stream, 1_000, '720p', 0)).toEqual({ to: 3_120, ends: false });
  });

  it('is none of what there is not', () => {
    expect(stretchFrom(stream, 1_000, '480p', 12)).toBeNull();
    expect(stretchFrom(stream, 1_000, '1080p', 0)).toBeNull();
  });

  it('goes on with the very next bytes alone', () => {
    const stretch = { to: 900, ends: false, sentTo: 200 };
    expect(goesOn(stretch, { from: 200, to: 300 })).toBe(true);
    expect(goesOn(stretch, { from: 300, to: 400 })).toBe(false);
    expect(goesOn(stretch, { from: 100, to: 300 })).toBe(false);
    expect(goesOn(stretch, { from: 200, to: 1_000 })).toBe(false);
  });

  it('leaves its last piece to the next one, unless nothing follows', () => {
    const bytes = { from: 800, to: 900 };
    expect(goesOn({ to: 900, ends: false, sentTo: 800 }, bytes)).toBe(false);
    expect(goesOn({ to: 900, ends: true, sentTo: 800 }, bytes)).toBe(true);
  });
});
