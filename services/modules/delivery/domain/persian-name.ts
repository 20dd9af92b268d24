import type { ReleaseFileCard } from '#modules/catalogue/contract/files/release-file-cards.port.ts';

/** What a browser that can saves a file as. @returns null where the title has no Persian name. */
export function persianName({ name, releaseYear, season, episode, media }: ReleaseFileCard): string | null {
  if (!name.fa) return null;
  const part = season === null ? null : `فصل ${season}${episode === null ? '' : ` قسمت ${episode}`}`;
  const words = [name.fa, part, String(releaseYear), `${media.height}p`].filter(Boolean).join(' ');
  return `${words.replaceAll(/[\p{Cc}/\\:*?"<>|]/gu, ' ').trim()}.${media.container}`;
}
