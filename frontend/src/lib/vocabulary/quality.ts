import type { PostType } from '../../api/types.ts';

/** The 20 levels of a movie file and the 3 of a series (specification §3), in order. */
const MOVIE = [
  'HDscr',
  'HDrip',
  'WEBrip',
  'BDrip',
  'DVDscr',
  'DVDrip',
  'BDrip 720P',
  'WEBrip 720P',
  'LiL-HD',
  '720P WEB-DL',
  'BRrip 720P',
  '1080P WEB-DL',
  'BRrip 1080P',
  '3D BRrip 720P',
  '3D BRrip 1080P',
  'BRrip 3D-OU',
  'BRrip 3D-SBS',
  'Bluray 720P',
  'Bluray 1080P',
  '4K-HDR',
] as const;
const SERIES = ['720P', '1080P', '4K-HDR'] as const;

export function qualityName(postType: PostType, level: number): string {
  return (postType === 1 ? MOVIE : SERIES)[level - 1] ?? '';
}

/** The style class of a level (specification §3): `quality-bluray-1080p`. */
export function qualityClass(postType: PostType, level: number): string {
  return `quality quality-${qualityName(postType, level).toLowerCase().replaceAll(' ', '-')}`;
}

/**
 * What the little bars show for a movie's level, in per cent of each bar (specification §3). A negative value is a bar drawn
 * the other way: a small file that only claims to be HD.
 */
export function qualityBars(level: number): readonly number[] {
  if (level <= 5) return [0];
  if (level <= 8) return [20];
  if (level === 9) return [-100];
  if (level <= 13) return [[40], [60], [80], [100]][level - 10] ?? [0];
  return [100, 100];
}

/** A series has three levels; they map to the movie levels of the same resolution. */
export function movieLevelOf(postType: PostType, level: number): number {
  return postType === 1 ? level : ([10, 12, 20][level - 1] ?? 10);
}
