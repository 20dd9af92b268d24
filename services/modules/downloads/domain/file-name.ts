interface NamedFile {
  season: number | null;
  episode: number | null;
  dubbed: boolean;
  censored: boolean;
  media: { container: string; width: number; height: number };
}

interface NamedTitle {
  titleId: number;
  name: { en: string };
  releaseYear: number;
}

const two = (number: number) => String(number).padStart(2, '0');

/** What a download is saved as, in letters that every file system takes: `A.Separation.2011.1080p.mp4`, `Show.S01E02.720p.mkv`. */
export function fileName({ titleId, name, releaseYear }: NamedTitle, file: NamedFile): string {
  const { season, episode, dubbed, censored, media } = file;
  const parts = [
    latin(name.en) || `Title.${titleId}`,
    season === null ? String(releaseYear) : `S${two(season)}${episode === null ? '' : `E${two(episode)}`}`,
    resolution(media),
    dubbed ? 'Dubbed' : '',
    censored ? 'Censored' : '',
    media.container,
  ];
  return parts.filter(Boolean).join('.');
}

/** By the name of the usual picture that is as wide: a wide film of 1920 × 800 is 1080p. */
export function resolution({ width, height }: { width: number; height: number }): string {
  return `${Math.max(height, Math.round((width * 9) / 16))}p`;
}

function latin(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{Mark}'’]/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '.')
    .replace(/^\.|\.$/g, '')
    .slice(0, 120);
}
