import type { PostType } from '../api/types.ts';

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

/** All levels of a kind of title, the best first. */
export function qualityChoices(postType: PostType): { id: number; name: string }[] {
  const names = postType === 1 ? MOVIE : SERIES;
  return names.map((name, index) => ({ id: index + 1, name })).reverse();
}
