import type { MediaFacts } from '#modules/media/contract/media-facts.ts';
import type { PersonFacts, TitleFacts } from '../contract/catalogue.events.ts';
import type { ReleaseFile } from '../contract/files/release-file.ts';

/** A title for tests: whole and plain; a test changes what it is about. */
export function sampleTitle(titleId: number, changes: Partial<TitleFacts> = {}): TitleFacts {
  return {
    titleId,
    postType: 1,
    slug: `title-${titleId}`,
    name: { fa: null, en: `Title ${titleId}` },
    originalName: null,
    alternateNames: [],
    releaseYear: 2000,
    endYear: null,
    countries: ['ir'],
    genres: ['drama'],
    age: null,
    runtimeMinutes: 100,
    summary: { fa: null, en: null },
    directors: [],
    writers: [],
    cast: [],
    awards: [],
    trailers: [],
    channel: null,
    status: null,
    airWeekday: null,
    seasons: [],
    popularity: 10,
    mood: null,
    ...changes,
  };
}

export function samplePerson(personId: number, changes: Partial<PersonFacts> = {}): PersonFacts {
  return {
    personId,
    slug: `person-${personId}`,
    name: { fa: `نفر ${personId}`, en: `Person ${personId}` },
    gender: null,
    birthday: null,
    biography: null,
    tint: '#303030',
    ...changes,
  };
}

export function sampleFile(fileId: number, changes: Partial<ReleaseFile> = {}): ReleaseFile {
  return {
    fileId,
    quality: 12,
    dubbed: false,
    censored: false,
    season: null,
    episode: null,
    media: sampleMedia(),
    uploadedAt: '2026-01-01T00:00:00.000Z',
    ...changes,
  };
}

export function sampleMedia(changes: Partial<MediaFacts> = {}): MediaFacts {
  return {
    sha256: 'c0ffee00'.repeat(8),
    size: 1_000,
    container: 'mp4',
    durationSeconds: 60,
    width: 1920,
    height: 1080,
    videoCodec: 'h264',
    audio: [{ language: 'fa', codec: 'aac', channels: 2 }],
    subtitles: [],
    ...changes,
  };
}
