import type { ReleaseFileCard } from './release-file-cards.port.ts';

const MOVIE_LEVELS = [
  'HDscr',
  'HDrip',
  'WEBrip',
  'BDrip',
  'DVDscr',
  'DVDrip',
  'BDrip.720p',
  'WEBrip.720p',
  'LiL-HD',
  '720p.WEB-DL',
  'BRrip.720p',
  '1080p.WEB-DL',
  'BRrip.1080p',
  '3D.BRrip.720p',
  '3D.BRrip.1080p',
  'BRrip.3D-OU',
  'BRrip.3D-SBS',
  'Bluray.720p',
  'Bluray.1080p',
  '4K-HDR',
] as const;
const SERIES_LEVELS = ['720p', '1080p', '4K-HDR'] as const;

type NamedFile = Pick<
  ReleaseFileCard,
  'titleId' | 'postType' | 'releaseYear' | 'season' | 'episode' | 'quality' | 'dubbed' | 'censored'
> & { name: { en: string }; media: { container: string } };

/** What a file is called where it is saved: `Dark.S01E02.1080p.Dubbed.mp4`, in letters that every disk takes. */
export function releaseFileName(file: NamedFile): string {
  const { titleId, postType, releaseYear, season, episode, quality, dubbed, censored, media } = file;
  const level = (postType === 1 ? MOVIE_LEVELS : SERIES_LEVELS)[quality - 1];
  const place = postType === 1 ? String(releaseYear) : `S${twoDigits(season)}E${twoDigits(episode)}`;
  const parts = [
    latin(file.name.en) || `Title.${titleId}`,
    place,
    level,
    dubbed && 'Dubbed',
    censored && 'Censored',
    media.container,
  ];
  return parts.filter(Boolean).join('.');
}

const twoDigits = (number: number | null) => String(number ?? 0).padStart(2, '0');

function latin(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\p{Mark}'’]/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '.')
    .replace(/^\.|\.$/g, '')
    .slice(0, 120);
}
