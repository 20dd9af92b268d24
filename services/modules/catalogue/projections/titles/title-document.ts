import type { MediaFacts } from '#modules/media/contract/media-facts.ts';
import type { TitleFacts } from '../../contract/catalogue.events.ts';
import type { ReleaseFile } from '../../contract/files/release-file.ts';
import { kindFields } from '../../contract/kind-fields.ts';
import { cardBase } from '../../contract/titles/title-card.ts';
import { bothLanguages, heroExtra } from './card-parts.ts';

export interface PersonRefDocument {
  id: number;
  slug: string;
  name: { fa: string | null; en: string };
  avatar_path: string;
  tint: string;
}

interface TitleParts {
  facts: TitleFacts;
  files: ReleaseFile[];
  /** Those who are known; someone who has not arrived is left out until then. */
  people: ReadonlyMap<number, PersonRefDocument>;
  createdAt: Date;
}

/** The title page as text, but for rating and votes: these change often and are put before it when it is sent. */
export function titleDocument({ facts, files, people, createdAt }: TitleParts): { doc: string; updatedAt: string } {
  const created = createdAt.toISOString();
  const updatedAt = [created, ...files.map(({ uploadedAt }) => uploadedAt)].sort().at(-1) as string;
  const qualities = files.map(({ quality }) => quality);
  const page = {
    ...cardBase(facts),
    quality: qualities.length > 0 ? Math.max(...qualities) : null,
    dubbed: files.some(({ dubbed }) => dubbed),
    updated_at: updatedAt,
    ...heroExtra(facts),
    original_name: facts.originalName,
    alternate_names: facts.alternateNames,
    directors: refs(facts.directors, people),
    writers: refs(facts.writers, people),
    cast: facts.cast.flatMap(({ personId, role }) => {
      const person = people.get(personId);
      return person ? [{ ...person, role: role && bothLanguages(role) }] : [];
    }),
    awards: facts.awards.map(({ ceremony, year, title, won, nominees = [] }) => ({
      ceremony,
      year,
      title,
      won,
      nominees: nominees.flatMap((id) => {
        const person = people.get(id);
        return person ? [{ slug: person.slug, name: person.name }] : [];
      }),
    })),
    files: facts.postType === 1 ? [...files].sort(byRelease).map(fileDocument) : [],
    seasons: facts.postType === 2 ? seasons(facts, files) : [],
    trailers: facts.trailers,
    channel: facts.channel,
    air_weekday: facts.airWeekday,
    air_time: facts.airTime ?? null,
    created_at: created,
  };
  return { doc: JSON.stringify({ ...page, ...kindFields(facts.postType, page) }), updatedAt };
}

function refs(credits: { personId: number }[], people: TitleParts['people']): PersonRefDocument[] {
  return credits.flatMap(({ personId }) => people.get(personId) ?? []);
}

/** Best quality first; of one quality the original before the dubbed, the whole before the cut. */
function byRelease(one: ReleaseFile, other: ReleaseFile): number {
  return (
    other.quality - one.quality ||
    Number(one.dubbed) - Number(other.dubbed) ||
    Number(one.censored) - Number(other.censored)
  );
}

function fileDocument(file: ReleaseFile) {
  const { fileId, quality, dubbed, censored, media, uploadedAt } = file;
  const languages = (tracks: readonly { language: string | null }[]) => [
    ...new Set(tracks.flatMap(({ language }) => language ?? [])),
  ];
  return {
    id: fileId,
    quality,
    resolution: resolutionOf(media),
    codec: media.videoCodec,
    container: media.container,
    duration: media.durationSeconds,
    audio: languages(media.audio),
    subtitles: languages(media.subtitles),
    size: media.size,
    dubbed,
    censored,
    checksum: media.sha256,
    uploaded_at: uploadedAt,
  };
}

/** By the name of the usual picture that is as wide: a wide film of 1920 × 800 is 1080p. */
function resolutionOf({ width, height }: MediaFacts): string {
  return `${Math.max(height, Math.round((width * 9) / 16))}p`;
}

function seasons(facts: TitleFacts, files: ReleaseFile[]) {
  const ofSeason = Map.groupBy(files, ({ season }) => season ?? 0);
  const known = new Map(facts.seasons.map((season) => [season.number, season]));
  const numbers = [...new Set([...known.keys(), ...ofSeason.keys()])].filter(Boolean).sort((a, b) => a - b);
  return numbers.map((number) => {
    const own = ofSeason.get(number) ?? [];
    const episodes = Math.max(known.get(number)?.episodes ?? 0, ...own.map(({ episode }) => episode ?? 0));
    const named = (facts.episodes ?? []).filter(({ season }) => season === number);
    return {
      number,
      year: known.get(number)?.year ?? null,
      episodes_count: episodes,
      episodes: named.map(({ number, name, airDate }) => ({ number, name, air_date: airDate })),
      groups: groups(own),
    };
  });
}

function groups(files: ReleaseFile[]) {
  const byGroup = Map.groupBy(
    [...files].sort(byRelease),
    ({ quality, dubbed, censored }) => `${quality} ${dubbed} ${censored}`,
  );
  return [...byGroup.values()].map((own) => {
    const { quality, dubbed, censored } = own[0] as ReleaseFile;
    const ordered = own.sort((one, other) => (one.episode ?? 0) - (other.episode ?? 0));
    return {
      quality,
      dubbed,
      censored,
      files: ordered.map((file) => ({ ...fileDocument(file), episode: file.episode })),
    };
  });
}
