import type { FileFacts, TitlePage } from '../../../api/types.ts';
import { bestFile } from './best-file.ts';

let id = 0;
const file = (facts: Partial<FileFacts>): FileFacts => ({
  id: ++id,
  quality: 19,
  resolution: '1080p',
  codec: 'h264',
  container: 'mp4',
  duration: 5_400,
  audio: [],
  subtitles: [],
  size: 1_000,
  dubbed: false,
  censored: false,
  checksum: '',
  uploaded_at: '2026-01-01T00:00:00Z',
  ...facts,
});
const movie = (files: FileFacts[]) => ({ post_type: 1, files, seasons: [] }) as unknown as TitlePage;

describe('the file that the main button leads to', () => {
  it('is the best up to 1080P: no 4K, no 3D, the original, uncut, the smaller', () => {
    const right = file({ size: 900 });
    const others = [
      file({ quality: 20, resolution: '2160p' }),
      file({ quality: 15 }),
      file({ quality: 18, resolution: '720p' }),
      file({ dubbed: true, size: 1 }),
      file({ censored: true, size: 1 }),
      file({ size: 901 }),
    ];
    expect(bestFile(movie([...others, right]))?.id).toBe(right.id);
  });

  it('is 4K rather than nothing, and nothing where there is no file', () => {
    const only = file({ quality: 20, resolution: '2160p' });
    expect(bestFile(movie([only]))).toEqual(only);
    expect(bestFile(movie([]))).toBeNull();
  });

  it('is the first episode of the newest season that has files', () => {
    const episodes = [file({ quality: 2 }), file({ quality: 2 })].map((facts, index) => ({
      ...facts,
      episode: index + 3,
    }));
    const season = (number: number, files: typeof episodes) => ({
      number,
      year: null,
      episodes_count: files.length,
      groups: [{ quality: 2, dubbed: false, censored: false, files }],
    });
    const series = {
      post_type: 2,
      files: [],
      seasons: [season(1, episodes), season(2, [...episodes].reverse()), season(3, [])],
    };
    expect(bestFile(series as unknown as TitlePage)).toEqual(episodes[0]);
  });
});
