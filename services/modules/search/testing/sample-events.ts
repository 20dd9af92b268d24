import {
  filesChanged,
  type PersonFacts,
  personAdded,
  type TitleFacts,
  titleAdded,
} from '#modules/catalogue/contract/catalogue.events.ts';
import type { ReleaseFile } from '#modules/catalogue/contract/files/release-file.ts';
import { sampleFile, samplePerson, sampleTitle } from '#modules/catalogue/testing/sample-facts.ts';
import { type Grades, ofEachCriterion, titleRated } from '#modules/community/contract/community.events.ts';
import type { NewEvent, RecordedEvent } from '#platform/messaging/outbox/event-definition.ts';
import { recordedEvent } from '#platform/testing/recorded-event.ts';

const ADDED_AT = '2026-02-01T10:00:00.000Z';

export function titleFacts(titleId: number, name: TitleFacts['name'], more: Partial<TitleFacts> = {}): TitleFacts {
  return sampleTitle(titleId, { name, releaseYear: 1999, popularity: 50, addedAt: ADDED_AT, ...more });
}

export function personFacts(personId: number, name: PersonFacts['name']): PersonFacts {
  return samplePerson(personId, { name });
}

export function file(fileId: number, quality: number, uploadedAt: string, dubbed = false): ReleaseFile {
  return sampleFile(fileId, { quality, uploadedAt, dubbed });
}

export const grades: (grade: number) => Grades = ofEachCriterion;

/** The streams of a small catalogue, each in its own order. */
export const STREAMS: NewEvent[][] = [
  [
    titleAdded(
      titleFacts(
        1,
        { fa: 'لیلا', en: 'Leila' },
        { directors: [{ personId: 12 }], cast: [{ personId: 11, role: null }] },
      ),
    ),
    filesChanged({
      titleId: 1,
      saved: [file(1, 12, '2026-02-02T00:00:00.000Z'), file(2, 10, '2026-02-03T00:00:00.000Z', true)],
      retired: [],
      offer: {
        files: 2,
        qualities: [10, 12],
        dubbed: true,
        censored: false,
        uploadedAt: '2026-02-03T00:00:00.000Z',
        dubbedAt: '2026-02-03T00:00:00.000Z',
      },
    }),
  ],
  [titleAdded(titleFacts(2, { fa: 'گاو', en: 'The Cow' }, { directors: [{ personId: 12 }], popularity: 80 }))],
  [personAdded(personFacts(11, { fa: 'لیلا حاتمی', en: 'Leila Hatami' }))],
  [personAdded(personFacts(12, { fa: 'داریوش مهرجویی', en: 'Dariush Mehrjui' }))],
  [
    titleRated({ postId: 1, userId: 5, grades: grades(6), previous: null }),
    titleRated({ postId: 1, userId: 5, grades: grades(9), previous: grades(6) }),
  ],
  [titleRated({ postId: 1, userId: 6, grades: grades(8), previous: null })],
];

/** Events as the log would deliver them, at positions from 1. */
export function recorded(events: NewEvent[], firstPosition = 1): RecordedEvent[] {
  return events.map((event, index) => {
    const position = firstPosition + index;
    const id = `00000000-0000-7000-8000-${String(position).padStart(12, '0')}`;
    return recordedEvent(event, { id, stream: `stream-${position}`, position, time: new Date(ADDED_AT) });
  });
}
