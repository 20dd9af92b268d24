import type { Release } from '../../contract/files/release-file.ts';
import { InvalidRelease } from '../catalogue-errors.ts';

const HIGHEST = { 1: 20, 2: 3 } as const;

/** Refuses files that their title cannot have. @throws InvalidRelease */
export function checkReleases(
  postType: 1 | 2,
  files: readonly Pick<Release, 'quality' | 'season' | 'episode'>[],
): void {
  for (const { quality, season, episode } of files) {
    if (quality > HIGHEST[postType]) throw new InvalidRelease(`There is no quality level ${quality}`);
    const numbered = season !== null && episode !== null;
    if (postType === 2 && !numbered) throw new InvalidRelease('A file of a series needs season and episode');
    if (postType === 1 && (season !== null || episode !== null)) {
      throw new InvalidRelease('A file of a movie has no season or episode');
    }
  }
}
