import type { ConsoleTitlePage, PostType, TitleFile } from '../../api/types.ts';
import { parseWhole } from '../../format/number.ts';
import { qualityName } from '../../format/quality.ts';
import type { Release } from '../../providers/commands/catalogue/film-commands.ts';

/** A file with its place in a series. */
export type PlacedFile = TitleFile & { season?: number; episode?: number };

export interface ReleaseDraft {
  quality: number;
  dubbed: boolean;
  censored: boolean;
  season: string;
  episode: string;
}

export function draftOf({ post_type }: ConsoleTitlePage, file: PlacedFile | null): ReleaseDraft {
  const text = (number: number | undefined) => (number === undefined ? '' : String(number));
  return {
    quality: file?.quality ?? (post_type === 1 ? 12 : 2),
    dubbed: file?.dubbed ?? false,
    censored: file?.censored ?? false,
    season: text(file?.season),
    episode: text(file?.episode),
  };
}

/** @returns field → translation key of what is missing. */
export function draftErrors(postType: PostType, { season, episode }: ReleaseDraft): Record<string, string> {
  if (postType === 1) return {};
  const missing = 'parde.titles.film.number_missing';
  return {
    ...(!parseWhole(season) && { season: missing }),
    ...(!parseWhole(episode) && { episode: missing }),
  };
}

export function releaseOf(postType: PostType, { quality, dubbed, censored, season, episode }: ReleaseDraft): Release {
  const number = (text: string) => (postType === 1 ? null : parseWhole(text));
  return {
    quality: Number(quality),
    dubbed: Boolean(dubbed),
    censored: Boolean(censored),
    season: number(season),
    episode: number(episode),
  };
}

/** What a file is called where a question is asked about it. */
export function fileName(postType: PostType, file: PlacedFile): string {
  const place = file.season === undefined || file.episode === undefined ? '' : `S${file.season}E${file.episode} `;
  return `${place}${qualityName(postType, file.quality)}`;
}
