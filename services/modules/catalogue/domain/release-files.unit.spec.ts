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

/** Of very many titles, so that what is drawn for each evens out. */
const MANY = Array.from({ length: 2_000 }, (_, index) => ({ ...movie, slug: `title-${index}` }));
const DAY_MS = 86_400_000;
const meanSize = (titles: TitleOnOffer[], of = offer([12]), which = 0) =>
  titles.reduce((sum, title) => sum + planFiles(title, of, now)[which]!.size, 0) / titles.length;

describe('the size of a file', () => {
  it('is that of its running time at the usual bit rate, less or more by at most eight percent', () => {
    const usual = 120 * 60 * 4_200 * 125;
    const shares = MANY.map((title) => planFiles(title, offer([12]), now)[0]!.size / usual);
    expect([Math.min(...shares), Math.max(...shares)]).toEqual([expect.closeTo(0.92, 2), expect.closeTo(1.08, 2)]);
    expect(meanSize(MANY) / usual).toBeCloseTo(1, 2);
  });

  it('grows with a second sound track and shrinks with a cut', () => {
    const whole = offer([12], true, true);
    const [original, dubbed, cut] = [0, 1, 2].map((which) => meanSize(MANY, whole, which));
    expect(dubbed! / original!).toBeCloseTo(1.06, 2);
    expect(cut! / dubbed!).toBeCloseTo(0.96, 2);
  });

  it('is of a usual film or episode where the running time is not known', () => {
    const unknown = { ...movie, runtimeMinutes: null };
    const [film] = planFiles(unknown, offer([12]), now);
    expect(film).toEqual(planFiles({ ...movie, runtimeMinutes: 105 }, offer([12]), now)[0]);
    const [episode] = planFiles({ ...series, runtimeMinutes: null }, offer([2]), now);
    expect(episode).toEqual(planFiles({ ...series, runtimeMinutes: 45 }, offer([2]), now)[0]);
  });
});

describe('what a file says of itself', () => {
  it('is the level, the form and the place that it is of', () => {
    const [file] = planFiles(movie, offer([20]), now);
    expect(file).toMatchObject({ quality: 20, resolution: '2160p', codec: 'x265', season: null, episode: null });
    const last = planFiles(series, offer([2, 1]), now).at(-1);
    expect(last).toMatchObject({ quality: 2, resolution: '1080p', codec: 'x265', season: 2, episode: 8 });
  });

  it('is a checksum that no other file has, not even of an eleventh season', () => {
    const long = { ...series, seasons: [1, 11, 111].map((number) => ({ number, episodes: 111 })) };
    const files = planFiles(long, offer([1, 2], true, true), now);
    expect(new Set(files.map(({ checksum }) => checksum)).size).toBe(files.length);
    expect(files[0]?.checksum).toMatch(/^[0-9a-f]{40}$/);
  });

  it('is a cut without Persian sound where nothing is dubbed', () => {
    const files = planFiles({ ...movie, countries: ['fr'] }, offer([12], false, true), now);
    expect(files.map(({ dubbed, censored, audio }) => [dubbed, censored, audio])).toEqual([
      [false, false, ['fr']],
      [false, true, ['fr']],
    ]);
  });

  it('is one Persian track, however often a Persian film is dubbed', () => {
    const files = planFiles(movie, offer([12], true), now);
    expect(files.map(({ audio }) => audio)).toEqual([['fa'], ['fa']]);
  });
});

describe('the language of a file', () => {
  const languageOf = (...countries: string[]) => planFiles({ ...movie, countries }, offer([12]), now)[0]?.audio;
  const AS_UNICODE_SAYS =
    'ir af us gb au ca ie nz fr de at it es mx ar cl co jp kr cn hk tw in tr ru se dk fi pl nl br pt hu cz gr eg lb il th ro ge';

  it.each(AS_UNICODE_SAYS.split(' '))('of a film from %s is the one most spoken there', (country) => {
    expect(languageOf(country)).toEqual([new Intl.Locale(`und-${country}`).maximize().language]);
  });

  it('is French for films from Belgium, which are more often so, and Norwegian of either kind', () => {
    expect([languageOf('be'), languageOf('no')]).toEqual([['fr'], ['no']]);
  });

  it('is that of the first of several countries, and English where nothing is known', () => {
    expect([languageOf('jp', 'us'), languageOf(), languageOf('no-such')]).toEqual([['ja'], ['en'], ['en']]);
  });
});

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
