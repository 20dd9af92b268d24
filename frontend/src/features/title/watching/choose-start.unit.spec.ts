import type { FileFacts, Progress, Season } from '../../../api/types.ts';
import { chooseStart, seenByFile, usualFile } from './choose-start.ts';

function file(id: number, resolution: string, changes: Partial<FileFacts> = {}): FileFacts {
  return {
    id,
    quality: 12,
    resolution,
    codec: 'h264',
    container: 'mp4',
    duration: 100,
    audio: [],
    subtitles: [],
    size: 1,
    dubbed: false,
    censored: false,
    checksum: '',
    uploaded_at: '',
    ...changes,
  };
}

const season = (number: number, episodes: number[], quality = 1): Season => ({
  number,
  year: null,
  episodes_count: episodes.length,
  groups: [
    {
      quality,
      dubbed: false,
      censored: false,
      files: episodes.map((episode) => ({ ...file(number * 100 + episode, '720p'), episode })),
    },
  ],
});
const series = { files: [], seasons: [season(2, [1]), season(1, [2, 1])] };

function progress(go_on: Progress['go_on'], ...watched: number[]): Progress {
  const files = watched.map((id) => ({
    file_id: id,
    season: Math.floor(id / 100),
    episode: id % 100,
    position: 95,
    duration: 100,
    watched: true,
    updated_at: '',
  }));
  return { files, go_on };
}

describe('usualFile', () => {
  it('is the best that is not above 1080p', () => {
    const files = [file(1, '2160p'), file(2, '720p'), file(3, '1080p')];
    expect(usualFile(files)?.id).toBe(3);
    expect(usualFile([file(1, '2160p'), file(2, '1440p')])?.id).toBe(2);
  });

  it('is in its own sound and whole, where there is such a one', () => {
    expect(usualFile([file(1, '1080p', { dubbed: true }), file(2, '720p')])?.id).toBe(2);
    expect(usualFile([file(1, '1080p', { dubbed: true })])?.id).toBe(1);
    expect(usualFile([])).toBeUndefined();
  });
});

describe('chooseStart', () => {
  it('goes on where the member was', () => {
    const on = { file_id: 102, season: 1, episode: 2, position: 33 };
    expect(chooseStart(series, progress(on))).toEqual({ fileId: 102, season: 1, episode: 2, position: 33 });
  });

  it('begins with the first episode that was not seen, and with the very first when all were', () => {
    expect(chooseStart(series, undefined)).toMatchObject({ fileId: 101, position: 0 });
    expect(chooseStart(series, progress(null, 101))).toMatchObject({ fileId: 102 });
    expect(chooseStart(series, progress(null, 101, 102))).toMatchObject({ fileId: 201, season: 2 });
    expect(chooseStart(series, progress(null, 101, 102, 201))).toMatchObject({ fileId: 101 });
  });

  it('has nothing to offer without files, or with a file that is gone', () => {
    expect(chooseStart({ files: [], seasons: [] }, undefined)).toBeNull();
    const gone = { file_id: 999, season: 1, episode: 2, position: 33 };
    expect(chooseStart(series, progress(gone))).toMatchObject({ fileId: 101 });
  });
});

it('marks an episode in every quality', () => {
  const both = {
    files: [],
    seasons: [{ ...season(1, [1]), groups: [...season(1, [1]).groups, ...season(1, [1], 2).groups] }],
  };
  const [, second] = both.seasons[0]!.groups;
  second!.files[0]!.id = 151;
  const seen = seenByFile(both, progress(null, 101));
  expect([seen.get(101)?.watched, seen.get(151)?.watched, seen.get(151)?.fileIds]).toEqual([true, true, [101]]);
  expect(seenByFile(both, undefined).size).toBe(0);
});
