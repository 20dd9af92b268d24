import type { FileFacts, TitlePage } from '../../../api/types.ts';
import { movieLevelOf } from '../../../lib/vocabulary/quality.ts';

/** What is above needs a screen that few have, and several times the bytes. */
const ENOUGH_LINES = 1080;
const FOUR_K = 20;
const THREE_D = [14, 15, 16, 17];

/**
 * The file that fits most viewers: as good as 1080P and no better, the original before the dubbed, uncut, the smaller of two
 * alike; of a series the first episode of its newest season.
 */
export function bestFile({ post_type: postType, files, seasons }: TitlePage): FileFacts | null {
  if (postType === 1) return bestOf(postType, files);
  const season = seasons.filter(({ groups }) => groups.some((group) => group.files.length > 0)).at(-1);
  if (!season) return null;
  const episodes = season.groups.flatMap((group) => group.files);
  const first = Math.min(...episodes.map(({ episode }) => episode));
  return bestOf(
    postType,
    episodes.filter(({ episode }) => episode === first),
  );
}

function bestOf(postType: 1 | 2, files: readonly FileFacts[]): FileFacts | null {
  const level = (file: FileFacts) => movieLevelOf(postType, file.quality);
  const lines = (file: FileFacts) => Number.parseInt(file.resolution, 10) || 0;
  const fits = (file: FileFacts) =>
    level(file) < FOUR_K && !THREE_D.includes(level(file)) && lines(file) <= ENOUGH_LINES;
  const [file] = [...files].sort(
    (a, b) =>
      Number(fits(b)) - Number(fits(a)) ||
      lines(b) - lines(a) ||
      level(b) - level(a) ||
      Number(a.dubbed) - Number(b.dubbed) ||
      Number(a.censored) - Number(b.censored) ||
      a.size - b.size,
  );
  return file ?? null;
}
