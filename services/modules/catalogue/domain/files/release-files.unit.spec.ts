import type { DemoClip } from '#modules/media/contract/demo-clip.ts';
import { DAY_MS } from '#platform/kernel/time/durations.ts';
import { sampleMedia } from '../../testing/sample-facts.ts';
import type { ReleaseOffer } from '../titles/title-record.ts';
import { planFiles as planWith, type TitleOnOffer } from './release-files.ts';

const CLIPS: DemoClip[] = ['dawn', 'dusk', 'rain'].flatMap((scene, index) =>
  [480, 1080, 2160].map((height) => ({
    scene,
    media: sampleMedia({ height, width: (height * 16) / 9, sha256: `${index}${height}`.padEnd(64, '0') }),
  })),
);
const planFiles = (title: TitleOnOffer, offer: ReleaseOffer, at: Date) => planWith(title, offer, CLIPS, at);
const heightsOf = (title: TitleOnOffer, qualities: number[]) =>
  planFiles(title, offer(qualities), now).map(({ quality, media }) => [quality, media.height]);

const now = new Date('2026-01-31T12:00:00Z');
const movie: TitleOnOffer = {
  slug: 'a-separation-2011',
  postType: 1,
  status: null,
  seasons: [],
  addedAt: new Date('2025-10-01T00:00:00Z'),
};
const series: TitleOnOffer = {
  ...movie,
  slug: 'dark-2017',
  postType: 2,
  status: 1,
  seasons: [
    { number: 1, episodes: 10 },
    { number: 2, episodes: 8 },
  ],
};
const offer = (qualities: number[], dubbed = false, censored = false) => ({ qualities, dubbed, censored });

describe('files of an offer', () => {
  it('has one file a quality for a movie, of the height that is nearest to the level', () => {
    expect(heightsOf(movie, [20, 12, 1, 18, 12])).toEqual([
      [1, 480],
      [12, 1080],
      [18, 480],
      [20, 2160],
    ]);
    expect(heightsOf({ ...series, seasons: [{ number: 1, episodes: 1 }] }, [1, 2, 3])).toEqual([
      [1, 480],
      [2, 1080],
      [3, 2160],
    ]);
  });

  it('has the original, the dubbed and the cut one', () => {
    const files = planFiles(movie, offer([12], true, true), now);
    expect(files.map(({ dubbed, censored }) => [dubbed, censored])).toEqual([
      [false, false],
      [true, false],
      [true, true],
    ]);
    const cut = planFiles(movie, offer([12], false, true), now);
    expect(cut.map(({ dubbed, censored }) => [dubbed, censored])).toEqual([
      [false, false],
      [false, true],
    ]);
  });

  it('has none where there are no clips', () => {
    expect(planWith(movie, offer([12]), [], now)).toEqual([]);
  });

  it('shows another scene rather than a smaller picture, where a scene has no clip of that height', () => {
    const clips = CLIPS.filter(({ scene, media }) => media.height < 2160 || scene === 'rain');
    const heights = MANY.slice(0, 20).map((title) => planWith(title, offer([12, 20]), clips, now));
    expect(new Set(heights.map((files) => files.map(({ media }) => media.height).join()))).toEqual(
      new Set(['1080,2160']),
    );
  });

  it('shows one scene in every copy of a film, and all scenes among many films', () => {
    const scenes = MANY.slice(0, 60).map((title) => planFiles(title, offer([1, 12, 20], true), now));
    const sceneOf = ({ media }: { media: { sha256: string } }) => media.sha256[0];
    for (const files of scenes) expect(new Set(files.map(sceneOf)).size).toBe(1);
    expect(new Set(scenes.map(([first]) => sceneOf(first!)))).toEqual(new Set(['0', '1', '2']));
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
    const ages = uploads.map((upload) => (now.getTime() - upload) / DAY_MS);
    expect(ages.at(-1)).toBeLessThan(7);
    expect(ages.every((age) => age >= 0)).toBe(true);
  });

  it('never uploads before the title or after now', () => {
    const files = planFiles(movie, offer([3, 6, 10, 12, 13, 18, 19, 20]), now);
    expect(files).toHaveLength(8);
    for (const { uploadedAt } of files) {
      expect(Date.parse(uploadedAt)).toBeGreaterThanOrEqual(movie.addedAt.getTime());
      expect(Date.parse(uploadedAt)).toBeLessThanOrEqual(now.getTime());
    }
  });

  it('is the same for the same title', () => {
    expect(planFiles(movie, offer([12, 19]), now)).toEqual(planFiles(movie, offer([12, 19]), now));
  });

  it('refuses a level that does not exist', () => {
    expect(() => planFiles(series, offer([4]), now)).toThrow(RangeError);
  });
});

/** Of very many titles, so that what is drawn for each evens out. */
const MANY = Array.from({ length: 2_000 }, (_, index) => ({ ...movie, slug: `title-${index}` }));

describe('the day of a file', () => {
  const daysOf = (title: TitleOnOffer, qualities = [1]) =>
    planFiles(title, offer(qualities), now).map(({ uploadedAt }) => Date.parse(uploadedAt) / DAY_MS);
  const [added, today] = [movie.addedAt, now].map((date) => date.getTime() / DAY_MS) as [number, number];

  it('is for the least copy of a film the day it was added, for better ones later and later', () => {
    const levels = Array.from({ length: 20 }, (_, index) => index + 1);
    for (const title of MANY.slice(0, 100)) {
      const shares = daysOf(title, levels).map((day) => (day - added) / (today - added));
      expect(shares[0]).toBe(0);
      for (const [rank, share] of shares.entries()) {
        expect(share).toBeGreaterThanOrEqual(Math.min(0.95, rank * 0.03) - 1e-6);
        expect(share).toBeLessThanOrEqual(Math.min(0.95, rank * 0.09) + 1e-6);
      }
    }
  });

  it('is drawn anew for each film and copy', () => {
    const shares = MANY.slice(0, 200).map((title) =>
      daysOf(title, [1, 2, 3]).map((day) => (day - added) / (today - added)),
    );
    const second = shares.map(([, share]) => share!);
    expect([Math.min(...second), Math.max(...second)]).toEqual([expect.closeTo(0.03, 2), expect.closeTo(0.09, 2)]);
    expect(new Set(shares.map(([, one, two]) => Math.round((two! / one!) * 100))).size).toBeGreaterThan(50);
  });

  it('is for the last season of a running series one of each week, the newest within six days', () => {
    const many = MANY.slice(0, 200).map(({ slug }) => daysOf({ ...series, slug }).slice(10));
    for (const days of many) {
      expect(days).toHaveLength(8);
      for (let at = 1; at < days.length; at++) expect(days[at]! - days[at - 1]!).toBeCloseTo(7, 5);
    }
    const ages = many.map((days) => today - days.at(-1)!);
    expect([Math.min(...ages), Math.max(...ages)]).toEqual([expect.closeTo(0, 0), expect.closeTo(6, 0)]);
    expect(Math.min(...ages)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...ages)).toBeLessThanOrEqual(6);
  });

  it('is the day it was added for earlier seasons, and for all of a series that has ended', () => {
    expect(new Set(daysOf(series).slice(0, 10))).toEqual(new Set([added]));
    const third = { ...series, seasons: [...series.seasons, { number: 3, episodes: 2 }] };
    expect(new Set(daysOf(third).slice(0, 18))).toEqual(new Set([added]));
    expect(daysOf(third).at(-1)).toBeGreaterThan(today - 7);
    expect(new Set(daysOf({ ...series, status: 2 }))).toEqual(new Set([added]));
  });

  it('is not before the series was added, nor after today', () => {
    const young = { ...series, addedAt: new Date(now.getTime() - 20 * DAY_MS) };
    const days = daysOf(young).slice(10);
    expect(days.slice(0, 5)).toEqual(Array(5).fill(today - 20));
    expect(days.at(-1)).toBeGreaterThan(today - 7);
    const announced = { ...series, addedAt: new Date(now.getTime() + DAY_MS) };
    for (const day of daysOf(announced).slice(10)) expect(day).toBeLessThanOrEqual(today);
  });
});
