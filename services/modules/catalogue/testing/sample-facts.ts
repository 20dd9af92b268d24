import type { PersonFacts, ReleaseFile, TitleFacts } from '../contract/catalogue.events.ts';

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
    resolution: '1080p',
    codec: 'x264',
    audio: ['fa'],
    subtitles: [],
    size: 1_000,
    dubbed: false,
    censored: false,
    checksum: 'c0ffee00',
    season: null,
    episode: null,
    uploadedAt: '2026-01-01T00:00:00.000Z',
    ...changes,
  };
}
