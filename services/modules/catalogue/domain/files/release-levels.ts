/** Picture heights in pixels of the twenty levels of movies, in the order of specification §3, HDscr to 4K-HDR. */
const MOVIE_HEIGHTS: readonly number[] = [
  480, // HDscr
  480, // HDrip
  480, // WEBrip
  480, // BDrip
  480, // DVDscr
  480, // DVDrip
  720, // BDrip 720P
  720, // WEBrip 720P
  720, // LiL-HD
  720, // 720P WEB-DL
  720, // BRrip 720P
  1080, // 1080P WEB-DL
  1080, // BRrip 1080P
  720, // 3D BRrip 720P
  1080, // 3D BRrip 1080P
  1080, // BRrip 3D-OU
  1080, // BRrip 3D-SBS
  720, // Bluray 720P
  1080, // Bluray 1080P
  2160, // 4K-HDR
];

/** The three qualities of series: 720P, 1080P, 4K-HDR. */
const SERIES_HEIGHTS: readonly number[] = [720, 1080, 2160];

/** @throws RangeError for a level that does not exist: callers check their input before. */
export function heightOf(postType: 1 | 2, quality: number): number {
  const height = (postType === 1 ? MOVIE_HEIGHTS : SERIES_HEIGHTS)[quality - 1];
  if (!height) throw new RangeError(`no quality level ${quality} for post type ${postType}`);
  return height;
}
