import { planFiles, type TitleOnOffer } from './release-files.ts';

const now = new Date('2026-01-31T12:00:00Z');
const movie: TitleOnOffer = {
  slug: 'a-separation-2011',
  postType: 1,
  countries: ['ir'],
  runtimeMinutes: 120,
  status: null,
  seasons: [],
  addedAt: new Date('2025-10-01T00:00:00Z'),
};
const series: TitleOnOffer = {
  ...movie,
  slug: 'dark-2017',
  postType: 2,
  countries: ['de'],
  runtimeMinutes: 50,
  status: 1,
  seasons: [
    { number: 1, episodes: 10 },
    { number: 2, episodes: 8 },
  ],
};
const offer = (qualities: number[], dubbed = false, censored = false) => ({ qualities, dubbed, censored });
const gigabytes = (bytes: number) => bytes / 1e9;

describe('files of an offer', () => {
  it('has one file a quality for a movie, larger with each level', () => {
    const files = planFiles(movie, offer([20, 12, 18, 12]), now);
    expect(files.map(({ quality, resolution }) => [quality, resolution])).toEqual([
      [12, '1080p'],
      [18, '720p'],
      [20, '2160p'],
    ]);
    const [web, , ultra] = files.map(({ size }) => gigabytes(size));
    expect(web).toBeGreaterThan(3);
    expect(web).toBeLessThan(5);
    expect(ultra).toBeGreaterThan(14);
    expect(ultra).toBeLessThan(19);
  });

  it('gives Persian titles no subtitles, and others a Persian track when dubbed', () => {
    expect(planFiles(movie, offer([12]), now)[0]).toMatchObject({ audio: ['fa'], subtitles: [] });
    const [original, dubbed, cut] = planFiles({ ...movie, countries: ['fr'] }, offer([12], true, true), now);
    expect(original).toMatchObject({ audio: ['fr'], subtitles: ['fa', 'en'], dubbed: false, censored: false });
    expect(dubbed).toMatchObject({ audio: ['fa', 'fr'], dubbed: true, censored: false });
    expect(cut).toMatchObject({ dubbed: true, censored: true });
  });

  it('has every episode in every quality and variant for a series', () => {
    const files = planFiles(series, offer([1, 2], true), now);
    expect(files).toHaveLength(18 * 2 * 2);
    expect(new Set(files.map(({ season, episode }) => `${season} ${episode}`)).size).toBe(18);
  });

  it('brings a running season week by week, the newest episode within seven days', () => {
    const uploads = planFiles(series, offer([1]), now)
      .filter(({ season }) => season === 2)
      .map(({ uploadedAt }) => Date.parse(uploadedAt));
    expect(uploads).toEqual([...uploads].sort((a, b) => a - b));
    const ages = uploads.map((upload) => (now.getTime() - upload) / 86_400_000);
    expect(ages.at(-1)).toBeLessThan(7);
    expect(ages.every((age) => age >= 0)).toBe(true);
  });

  it('never uploads before the title or after now', () => {
    for (const { uploadedAt } of planFiles(movie, offer([3, 6, 10, 12, 13, 18, 19, 20]), now)) {
      expect(Date.parse(uploadedAt)).toBeGreaterThanOrEqual(movie.addedAt.getTime());
      expect(Date.parse(uploadedAt)).toBeLessThanOrEqual(now.getTime());
    }
  });

  it('is the same for the same title, and different for another', () => {
    expect(planFiles(movie, offer([12, 19]), now)).toEqual(planFiles(movie, offer([12, 19]), now));
    const [one] = planFiles(movie, offer([12]), now);
    const [other] = planFiles({ ...movie, slug: 'other-2011' }, offer([12]), now);
    expect(one?.checksum).not.toBe(other?.checksum);
    expect(one?.size).not.toBe(other?.size);
  });

  it('refuses a level that does not exist', () => {
    expect(() => planFiles(series, offer([4]), now)).toThrow(RangeError);
  });
});
