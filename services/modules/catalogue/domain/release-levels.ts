import type { ReleaseFile } from '../contract/catalogue.events.ts';

/** What a quality level usually means: picture height, codec, and bit rate in kilobits a second of sound and picture. */
export interface ReleaseLevel {
  resolution: ReleaseFile['resolution'];
  codec: string;
  kilobits: number;
}

const level = (resolution: ReleaseLevel['resolution'], codec: string, kilobits: number): ReleaseLevel => ({
  resolution,
  codec,
  kilobits,
});

/** The twenty levels of movies in the order of specification §3, HDscr to 4K-HDR. */
const MOVIE_LEVELS: readonly ReleaseLevel[] = [
  level('480p', 'x264', 1_000), // HDscr
  level('480p', 'x264', 1_050), // HDrip
  level('480p', 'x264', 1_100), // WEBrip
  level('480p', 'x264', 1_150), // BDrip
  level('480p', 'x264', 900), // DVDscr
  level('480p', 'x264', 1_000), // DVDrip
  level('720p', 'x264', 1_900), // BDrip 720P
  level('720p', 'x264', 1_800), // WEBrip 720P
  level('720p', 'x265', 900), // LiL-HD
  level('720p', 'x264', 2_200), // 720P WEB-DL
  level('720p', 'x264', 1_700), // BRrip 720P
  level('1080p', 'x264', 4_200), // 1080P WEB-DL
  level('1080p', 'x264', 3_200), // BRrip 1080P
  level('720p', 'x264', 2_600), // 3D BRrip 720P
  level('1080p', 'x264', 4_600), // 3D BRrip 1080P
  level('1080p', 'x264', 4_400), // BRrip 3D-OU
  level('1080p', 'x264', 4_400), // BRrip 3D-SBS
  level('720p', 'x264', 5_000), // Bluray 720P
  level('1080p', 'x264', 9_500), // Bluray 1080P
  level('2160p', 'x265', 18_000), // 4K-HDR
];

/** The three qualities of series: 720P, 1080P, 4K-HDR. */
const SERIES_LEVELS: readonly ReleaseLevel[] = [
  level('720p', 'x264', 1_600),
  level('1080p', 'x265', 2_800),
  level('2160p', 'x265', 11_000),
];

/** @throws RangeError for a level that does not exist: callers check their input before. */
export function releaseLevel(postType: 1 | 2, quality: number): ReleaseLevel {
  const found = (postType === 1 ? MOVIE_LEVELS : SERIES_LEVELS)[quality - 1];
  if (!found) throw new RangeError(`no quality level ${quality} for post type ${postType}`);
  return found;
}
