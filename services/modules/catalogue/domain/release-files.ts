import { createHash } from 'node:crypto';
import type { ReleaseFile } from '../contract/catalogue.events.ts';
import { releaseLevel } from './release-levels.ts';
import { fraction } from './seeded.ts';
import type { ReleaseOffer } from './title-record.ts';

const DAY_MS = 86_400_000;
const USUAL_MINUTES = { 1: 105, 2: 45 } as const;
const LANGUAGES: Record<string, string> = {
  ir: 'fa',
  af: 'fa',
  us: 'en',
  gb: 'en',
  au: 'en',
  ca: 'en',
  ie: 'en',
  nz: 'en',
  fr: 'fr',
  be: 'fr',
  de: 'de',
  at: 'de',
  it: 'it',
  es: 'es',
  mx: 'es',
  ar: 'es',
  cl: 'es',
  co: 'es',
  jp: 'ja',
  kr: 'ko',
  cn: 'zh',
  hk: 'zh',
  tw: 'zh',
  in: 'hi',
  tr: 'tr',
  ru: 'ru',
  se: 'sv',
  dk: 'da',
  no: 'no',
  fi: 'fi',
  pl: 'pl',
  nl: 'nl',
  br: 'pt',
  pt: 'pt',
  hu: 'hu',
  cz: 'cs',
  gr: 'el',
  eg: 'ar',
  lb: 'ar',
  il: 'he',
  th: 'th',
  ro: 'ro',
  ge: 'ka',
};

/** What is needed of a title to say which files it has. */
export interface TitleOnOffer {
  slug: string;
  postType: 1 | 2;
  countries: readonly string[];
  runtimeMinutes: number | null;
  status: number | null;
  seasons: readonly { number: number; episodes: number }[];
  addedAt: Date;
}

export type PlannedFile = Omit<ReleaseFile, 'fileId'>;

/**
 * The files behind an offer: every quality in its original, dubbed and censored forms, for a series every episode of every
 * season. Sizes follow from running time and the level's usual bit rate. The same title gives the same files.
 */
export function planFiles(title: TitleOnOffer, offer: ReleaseOffer, now: Date): PlannedFile[] {
  const qualities = [...new Set(offer.qualities)].sort((a, b) => a - b);
  const variants = variantsOf(offer);
  if (title.postType === 1) {
    return qualities.flatMap((quality, rank) =>
      variants.map((variant) =>
        plan(title, { ...variant, quality, season: null, episode: null }, movieUpload(title, rank, now)),
      ),
    );
  }
  const last = title.seasons.at(-1);
  return title.seasons.flatMap((season) =>
    Array.from({ length: season.episodes }, (_, index) => index + 1).flatMap((episode) => {
      const weeksToEnd = title.status === 1 && season === last ? season.episodes - episode : null;
      const uploadedAt = episodeUpload(title, weeksToEnd, now);
      return qualities.flatMap((quality) =>
        variants.map((variant) => plan(title, { ...variant, quality, season: season.number, episode }, uploadedAt)),
      );
    }),
  );
}

type Release = Pick<ReleaseFile, 'quality' | 'dubbed' | 'censored' | 'season' | 'episode'>;

function variantsOf(offer: ReleaseOffer): { dubbed: boolean; censored: boolean }[] {
  return [
    { dubbed: false, censored: false },
    ...(offer.dubbed ? [{ dubbed: true, censored: false }] : []),
    ...(offer.censored ? [{ dubbed: offer.dubbed, censored: true }] : []),
  ];
}

function plan(title: TitleOnOffer, release: Release, uploadedAt: Date): PlannedFile {
  const level = releaseLevel(title.postType, release.quality);
  const seed = [title.slug, ...Object.values(release)].join('|');
  const minutes = title.runtimeMinutes ?? USUAL_MINUTES[title.postType];
  const language = LANGUAGES[title.countries[0] ?? ''] ?? 'en';
  const bytes = minutes * 60 * level.kilobits * 125 * (0.92 + fraction(seed) * 0.16) * sizeFactor(release);
  return {
    ...release,
    resolution: level.resolution,
    codec: level.codec,
    audio: release.dubbed && language !== 'fa' ? ['fa', language] : [language],
    subtitles: language === 'fa' ? [] : ['fa', 'en'],
    size: Math.round(bytes),
    checksum: createHash('sha1').update(seed).digest('hex'),
    uploadedAt: uploadedAt.toISOString(),
  };
}

/** A second sound track adds a little; a cut takes a little. */
function sizeFactor({ dubbed, censored }: Release): number {
  return (dubbed ? 1.06 : 1) * (censored ? 0.96 : 1);
}

/** Better copies of a film come later, between its first day and today. */
function movieUpload({ slug, addedAt }: TitleOnOffer, rank: number, now: Date): Date {
  const span = now.getTime() - addedAt.getTime();
  const share = rank === 0 ? 0 : Math.min(0.95, rank * 0.06 * (0.5 + fraction(`${slug}#${rank}`)));
  return new Date(addedAt.getTime() + span * share);
}

/** A running season came week by week, the newest episode within the last seven days; all else came at once. */
function episodeUpload({ slug, addedAt }: TitleOnOffer, weeksToEnd: number | null, now: Date): Date {
  if (weeksToEnd === null) return addedAt;
  const newest = now.getTime() - fraction(`${slug}#newest`) * 6 * DAY_MS;
  return new Date(Math.max(newest - weeksToEnd * 7 * DAY_MS, Math.min(addedAt.getTime(), newest)));
}
