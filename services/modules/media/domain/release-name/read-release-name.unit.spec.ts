import { movieLevel, seriesLevel } from './quality-level.ts';
import { readReleaseName } from './read-release-name.ts';

const FULL_HD = { width: 1920, height: 800 };
const SMALL = { width: 640, height: 360 };

/** Path; name; year; quality level for a picture of 1080 lines; `d` dubbed, `c` censored. */
const MOVIES: [path: string, name: string, year: number | null, level: number, marks?: string][] = [
  ['A.Separation.2011.1080p.WEB-DL.Dubbed.mp4', 'A Separation', 2011, 12, 'd'],
  ['A.Separation.2011.1080p.BluRay.x264.mkv', 'A Separation', 2011, 19],
  ['A Separation (2011) [1080p] [BluRay] [YTS.MX].mp4', 'A Separation', 2011, 19],
  ['A_Separation_2011_720p_BluRay.mkv', 'A Separation', 2011, 18],
  ['a separation 2011.mp4', 'a separation', 2011, 12],
  ['A.Separation.mp4', 'A Separation', null, 12],
  ['Inception.2010.2160p.UHD.BluRay.x265.10bit.HDR.mkv', 'Inception', 2010, 20],
  ['Inception.2010.4K.HDR.mkv', 'Inception', 2010, 20],
  ['Inception.2010.1080p.BrRip.x264.mp4', 'Inception', 2010, 13],
  ['Inception.2010.720p.BRRip.mp4', 'Inception', 2010, 11],
  ['Inception.2010.BDRip.XviD.mkv', 'Inception', 2010, 13],
  ['Inception.2010.480p.BDRip.mkv', 'Inception', 2010, 4],
  ['Inception.2010.720p.BDRip.mkv', 'Inception', 2010, 7],
  ['Inception.2010.720p.WEBRip.mkv', 'Inception', 2010, 8],
  ['Inception.2010.WEB.1080p.mkv', 'Inception', 2010, 12],
  ['Inception.2010.720p.WEB-DL.mkv', 'Inception', 2010, 10],
  ['Inception.2010.480p.WEB-DL.mkv', 'Inception', 2010, 3],
  ['Inception.2010.DVDRip.mp4', 'Inception', 2010, 6],
  ['Inception.2010.DVDScr.mp4', 'Inception', 2010, 5],
  ['Inception.2010.HDCAM.mp4', 'Inception', 2010, 1],
  ['Inception.2010.HDTS.720p.mp4', 'Inception', 2010, 1],
  ['Inception.2010.LiL-HD.mkv', 'Inception', 2010, 9],
  ['Gravity.2013.3D.720p.BRRip.mkv', 'Gravity', 2013, 14],
  ['Gravity.2013.1080p.3D.BluRay.mkv', 'Gravity', 2013, 15],
  ['Gravity.2013.1080p.3D.Half-OU.mkv', 'Gravity', 2013, 16],
  ['Gravity.2013.1080p.3D.HSBS.BluRay.mkv', 'Gravity', 2013, 17],
  ['2012.2009.1080p.BluRay.mkv', '2012', 2009, 19],
  ['1917.2019.1080p.WEB-DL.mkv', '1917', 2019, 12],
  ['2012.1080p.mkv', '2012', null, 12],
  ['Blade.Runner.2049.2017.1080p.mkv', 'Blade Runner 2049', 2017, 12],
  ['2001.A.Space.Odyssey.1968.720p.mkv', '2001 A Space Odyssey', 1968, 10],
  ['Wonder Woman 1984 (2020) 720p.mkv', 'Wonder Woman 1984', 2020, 10],
  ["Charlotte's.Web.2006.720p.BluRay.mkv", "Charlotte's Web", 2006, 18],
  ['Cam.2018.1080p.WEB-DL.mkv', 'Cam', 2018, 12],
  ['Spider-Man.No.Way.Home.2021.1080p.WEBRip.mkv', 'Spider-Man No Way Home', 2021, 12],
  [
    'The.Lord.of.the.Rings.The.Two.Towers.2002.EXTENDED.1080p.BluRay.mkv',
    'The Lord of the Rings The Two Towers',
    2002,
    19,
  ],
  ['Se7en.1995.1080p.BluRay.Dual.Audio.mkv', 'Se7en', 1995, 19, 'd'],
  ['Dual.2022.1080p.WEB-DL.mkv', 'Dual', 2022, 12],
  ['Amelie.2001.Censored.720p.mkv', 'Amelie', 2001, 10, 'c'],
  ['Amelie.2001.Uncensored.720p.mkv', 'Amelie', 2001, 10],
  ['Amelie.2001.720p.Farsi.Dubbed.Censored.mkv', 'Amelie', 2001, 10, 'dc'],
  ['[Site] Amelie 2001 1080p.mkv', 'Amelie', 2001, 12],
  ['www.somesite.com - Amelie.2001.720p.mkv', 'Amelie', 2001, 10],
  ['Amelie (2001)/movie.1080p.mkv', 'movie', null, 12],
  ['جدایی نادر از سیمین 1389 720p.mp4', 'جدایی نادر از سیمین', 2010, 10],
  ['جدایی نادر از سیمین ۱۳۸۹.mp4', 'جدایی نادر از سیمین', 2010, 12],
  ['درباره الی ۲۰۰۹ دوبله 1080p.mkv', 'درباره الی', 2009, 12, 'd'],
  ['درباره‌الی.2009.1080p.mkv', 'درباره الی', 2009, 12],
  ['پدرخوانده 1972 دوبله فارسی سانسور شده.mkv', 'پدرخوانده', 1972, 12, 'dc'],
  ['پدرخوانده 1972 دوبله بدون سانسور.mkv', 'پدرخوانده', 1972, 12, 'd'],
  ['پدرخوانده - دوبله - 720p.mkv', 'پدرخوانده', null, 10, 'd'],
  ['The.Godfather.1972.720p.دوبله.mkv', 'The Godfather', 1972, 10, 'd'],
  ['Jodaeiye Nader az Simin AKA A Separation 2011 720p.mkv', 'Jodaeiye Nader az Simin', 2011, 10],
  ['Up.2009.720p.BluRay.x264.AAC.mp4', 'Up', 2009, 18],
  ['M.1931.480p.mkv', 'M', 1931, 2],
  ['District.9.2009.1080p.mkv', 'District 9', 2009, 12],
  ['12 Angry Men 1957.mp4', '12 Angry Men', 1957, 12],
];

/** Path; name; season; episode; level for a picture of 1080 lines; marks. */
const EPISODES: [path: string, name: string, season: number, episode: number, level: number, marks?: string][] = [
  ['Dark/Season 01/Dark.S01E02.720p.mkv', 'Dark', 1, 2, 1],
  ['Dark.S01E02.1080p.WEB-DL.mkv', 'Dark', 1, 2, 2],
  ['Dark.s1e2.mkv', 'Dark', 1, 2, 2],
  ['Dark S01 E02 2160p.mkv', 'Dark', 1, 2, 3],
  ['Dark.1x02.480p.mkv', 'Dark', 1, 2, 1],
  ['Dark - 1x02 - Lies.mkv', 'Dark', 1, 2, 2],
  ['Dark Season 1 Episode 2.mkv', 'Dark', 1, 2, 2],
  ['Dark.2017.S03E08.1080p.NF.WEB-DL.Dubbed.mkv', 'Dark', 3, 8, 2, 'd'],
  ['Dark/Season 2/Dark E05 720p.mkv', 'Dark', 2, 5, 1],
  ['Dark/Season 2/05.mkv', 'Dark', 2, 5, 2],
  ['Dark/S02/05 - Lost and Found.mkv', 'Dark', 2, 5, 2],
  ['Dark/S02/Dark - 05 [720p].mkv', 'Dark', 2, 5, 1],
  ['Dark (2017)/Season 01 1080p WEB-DL Dubbed/S01E01.mkv', 'Dark', 1, 1, 2, 'd'],
  ['Dark S01 720p/S01E10.mkv', 'Dark', 1, 10, 1],
  ['The.100.S01E02.720p.mkv', 'The 100', 1, 2, 1],
  ['24.S01E02.720p.mkv', '24', 1, 2, 1],
  ['Breaking.Bad.S05E16.Felina.1080p.BluRay.mkv', 'Breaking Bad', 5, 16, 2],
  ['شهرزاد/فصل ۱/شهرزاد قسمت ۵ 720p.mkv', 'شهرزاد', 1, 5, 1],
  ['شهرزاد فصل ۲ قسمت ۱۲.mkv', 'شهرزاد', 2, 12, 2],
  ['شهرزاد فصل اول قسمت سوم 1080p.mkv', 'شهرزاد', 1, 3, 2],
  ['تاریک فصل 1 قسمت 2 دوبله سانسور شده 720p.mkv', 'تاریک', 1, 2, 1, 'dc'],
];

const marksOf = ({ dubbed, censored }: { dubbed: boolean; censored: boolean }) =>
  `${dubbed ? 'd' : ''}${censored ? 'c' : ''}`;

describe('the name of a film', () => {
  it.each(MOVIES)('%s', (path, name, year, level, marks = '') => {
    const read = readReleaseName(path);
    expect([read.postType, read.titles[0], movieLevel(read.quality, FULL_HD), marksOf(read)]).toEqual([
      1,
      { name, year },
      level,
      marks,
    ]);
  });
});

describe('the name of an episode', () => {
  it.each(EPISODES)('%s', (path, name, season, episode, level, marks = '') => {
    const read = readReleaseName(path);
    expect([read.postType, read.titles[0]?.name, read.season, read.episode]).toEqual([2, name, season, episode]);
    expect([seriesLevel(read.quality, FULL_HD), marksOf(read)]).toEqual([level, marks]);
  });

  it('is told from others that its folder brings in', () => {
    expect(readReleaseName('Amelie (2001)/movie.1080p.mkv').titles).toContainEqual({ name: 'Amelie', year: 2001 });
    expect(readReleaseName('Jodaeiye Nader AKA A Separation 2011.mkv').titles.map(({ name }) => name)).toEqual([
      'Jodaeiye Nader',
      'A Separation',
    ]);
    expect(readReleaseName('The Godfather پدرخوانده 1972.mkv').titles.map(({ name }) => name)).toEqual([
      'The Godfather پدرخوانده',
      'The Godfather',
      'پدرخوانده',
    ]);
  });

  it.each(['Dark.S01E01E02.mkv', 'Dark.S01E01-E02.1080p.mkv', 'Dark.S01E01-02.mkv'])(
    'of several says so: %s',
    (path) => {
      expect(readReleaseName(path).severalEpisodes).toBe(true);
    },
  );

  it('without its number says so', () => {
    expect(readReleaseName('Dark/Season 1/extras.mkv')).toMatchObject({ postType: 2, season: 1, episode: null });
  });
});

it('goes by the picture where the name says nothing of it', () => {
  const read = readReleaseName('A Separation 2011.mp4');
  expect(
    [FULL_HD, SMALL, { width: 3840, height: 1600 }, { width: 1280, height: 720 }].map((picture) =>
      movieLevel(read.quality, picture),
    ),
  ).toEqual([12, 2, 20, 10]);
  expect([FULL_HD, SMALL, { width: 3840, height: 1600 }].map((picture) => seriesLevel(read.quality, picture))).toEqual([
    2, 1, 3,
  ]);
});
