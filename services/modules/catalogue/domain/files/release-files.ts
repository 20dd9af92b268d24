import type { DemoClip } from '#modules/media/contract/demo-clip.ts';
import { DAY_MS } from '#platform/kernel/time/durations.ts';
import type { Release } from '../../contract/files/release-file.ts';
import type { NewReleaseFile } from '../../contract/files/release-files.port.ts';
import { fraction } from '../seeded.ts';
import type { ReleaseOffer } from '../titles/title-record.ts';
import { heightOf } from './release-levels.ts';

/** What is needed of a title to say which files it has. */
export interface TitleOnOffer {
  slug: string;
  postType: 1 | 2;
  status: number | null;
  seasons: readonly { number: number; episodes: number }[];
  addedAt: Date;
}

/**
 * The files behind an offer of the demo: every quality in its original, dubbed and censored forms, for a series every episode
 * of every season, each of them one of the clips. The same title gives the same files.
 * @param clips of several scenes, each in several heights.
 */
export function planFiles(
  title: TitleOnOffer,
  offer: ReleaseOffer,
  clips: readonly DemoClip[],
  now: Date,
): NewReleaseFile[] {
  if (clips.length === 0) return [];
  const qualities = [...new Set(offer.qualities)].sort((a, b) => a - b);
  const variants = variantsOf(offer);
  if (title.postType === 1) {
    return qualities.flatMap((quality, rank) =>
      variants.map((variant) =>
        plan(title, clips, { ...variant, quality, season: null, episode: null }, movieUpload(title, rank, now)),
      ),
    );
  }
  const last = title.seasons.at(-1);
  return title.seasons.flatMap((season) =>
    Array.from({ length: season.episodes }, (_, index) => index + 1).flatMap((episode) => {
      const weeksToEnd = title.status === 1 && season === last ? season.episodes - episode : null;
      const uploadedAt = episodeUpload(title, weeksToEnd, now);
      return qualities.flatMap((quality) =>
        variants.map((variant) =>
          plan(title, clips, { ...variant, quality, season: season.number, episode }, uploadedAt),
        ),
      );
    }),
  );
}

function variantsOf(offer: ReleaseOffer): { dubbed: boolean; censored: boolean }[] {
  return [
    { dubbed: false, censored: false },
    ...(offer.dubbed ? [{ dubbed: true, censored: false }] : []),
    ...(offer.censored ? [{ dubbed: offer.dubbed, censored: true }] : []),
  ];
}

function plan(
  { slug, postType }: TitleOnOffer,
  clips: readonly DemoClip[],
  release: Release,
  uploadedAt: Date,
): NewReleaseFile {
  const drawn = fraction([slug, release.season, release.episode].join('|'));
  const wanted = heightOf(postType, release.quality);
  const scene = pickOf(scenesOf(clips), drawn);
  const nearest = Math.min(...clips.map((clip) => distance(clip, wanted)));
  const fitting = clips.filter((clip) => distance(clip, wanted) === nearest);
  // Every copy of a film shows its scene, unless that would be a smaller picture than another scene has.
  const shown = scenesOf(fitting).includes(scene) ? scene : pickOf(scenesOf(fitting), drawn);
  const { media } = fitting.find((clip) => clip.scene === shown)!;
  return { ...release, media, uploadedAt: uploadedAt.toISOString() };
}

const scenesOf = (clips: readonly DemoClip[]) => [...new Set(clips.map(({ scene }) => scene))].sort();
const pickOf = (scenes: readonly string[], drawn: number) => scenes[Math.floor(drawn * scenes.length)] as string;
const distance = ({ media }: DemoClip, height: number) => Math.abs(media.height - height);

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
