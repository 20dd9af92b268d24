import { choose, nextFile, placeAfter } from './go-on.ts';

function file(fileId: number, season: number | null, episode: number | null, height: number, changes = {}) {
  const quality = height > 1_080 ? 3 : height > 720 ? 2 : 1;
  const media = {
    sha256: '',
    size: 1,
    container: 'mp4' as const,
    durationSeconds: 60,
    width: 100,
    height,
    videoCodec: 'h264',
    audio: [],
    subtitles: [],
  };
  return { fileId, season, episode, quality, dubbed: false, censored: false, media, ...changes };
}

const MOVIE = { season: null, episode: null };

describe('choose', () => {
  it('takes the best that is not above 1080p, the smallest where all are', () => {
    const files = [file(1, null, null, 2_160), file(2, null, null, 1_080), file(3, null, null, 720)];
    expect(choose(files, MOVIE)?.fileId).toBe(2);
    expect(choose([file(1, null, null, 2_160), file(2, null, null, 1_440)], MOVIE)?.fileId).toBe(2);
    expect(choose([], MOVIE)).toBeUndefined();
  });

  it('keeps the sound before the quality, and the quality before what is usual', () => {
    const files = [
      file(1, null, null, 1_080),
      file(2, null, null, 720),
      file(3, null, null, 1_080, { dubbed: true }),
      file(4, null, null, 1_080, { censored: true }),
    ];
    expect(choose(files, MOVIE, { quality: 1, dubbed: false, censored: false })?.fileId).toBe(2);
    expect(choose(files, MOVIE, { quality: 1, dubbed: true, censored: false })?.fileId).toBe(3);
    expect(choose(files, MOVIE, { quality: 2, dubbed: false, censored: true })?.fileId).toBe(4);
    expect(choose(files, MOVIE, { quality: 3 })?.fileId).toBe(1);
  });
});

describe('the next episode', () => {
  const files = [
    file(12, 2, 1, 720),
    file(3, 1, 10, 720),
    file(2, 1, 9, 720),
    file(4, 1, 10, 720, { dubbed: true }),
    file(5, 1, 10, 1_080),
  ];

  it('is the first that has a file, over the end of a season, too', () => {
    expect(placeAfter(files, { season: 1, episode: 8 })).toMatchObject({ season: 1, episode: 9 });
    expect(placeAfter(files, { season: 1, episode: 10 })).toMatchObject({ season: 2, episode: 1 });
    expect(placeAfter(files, { season: 2, episode: 1 })).toBeUndefined();
    expect(placeAfter([file(1, null, null, 720)], MOVIE)).toBeUndefined();
  });

  it('is shown as the one before was', () => {
    const from = { season: 1, episode: 9 };
    expect(nextFile(files, from, { quality: 1, dubbed: false, censored: false })?.fileId).toBe(3);
    expect(nextFile(files, from, { quality: 1, dubbed: true, censored: false })?.fileId).toBe(4);
    expect(nextFile(files, { season: 2, episode: 1 }, {})).toBeUndefined();
  });
});
