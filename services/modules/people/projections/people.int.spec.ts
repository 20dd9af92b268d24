import { pino } from 'pino';
import {
  personAdded,
  personRevised,
  type TitleFacts,
  titleAdded,
  titleRevised,
} from '#modules/catalogue/contract/catalogue.events.ts';
import { samplePerson, sampleTitle } from '#modules/catalogue/testing/sample-facts.ts';
import { ReadDatabase } from '#platform/database/read-database.ts';
import type { NewEvent, RecordedEvent } from '#platform/messaging/outbox/event-definition.ts';
import { ProjectionRunner } from '#platform/messaging/projections/projection-runner.ts';
import { recordedEvent } from '#platform/testing/recorded-event.ts';
import { createTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts';
import { peopleProjection } from './people.projection.ts';

let created: TestDatabase;
let database: ReadDatabase;
let position = 0;

beforeEach(async () => {
  created = await createTestDatabase();
  database = ReadDatabase.connect(created.url, 4, 'test');
});
afterEach(async () => {
  await database.close();
  await created.drop();
});

const recorded = (stream: string, event: NewEvent): RecordedEvent => {
  position += 1;
  return recordedEvent(event, { stream, position });
};
const facts = (titleId: number, changes: Partial<TitleFacts>) => sampleTitle(titleId, { popularity: 50, ...changes });
const person = (
  personId: number,
  define = personAdded as typeof personAdded | typeof personRevised,
  gender: 'm' | 'f' | null = null,
) => recorded(`person-${personId}`, define(samplePerson(personId, { slug: `p-${personId}`, gender })));

async function given(...batches: RecordedEvent[][]): Promise<void> {
  const running = new ProjectionRunner(peopleProjection, database, pino({ level: 'silent' }), {
    projected: () => undefined,
    parked: () => undefined,
  });
  await running.checkpoint('log');
  for (const events of batches) {
    const batch = { events, head: events.at(-1)?.position ?? 0, after: 0, partition: 'log' };
    await running.handle(batch);
    await running.handle(batch);
  }
  expect(await database.rows('select * from read.parked_event')).toEqual([]);
}
const figures = (id: number) => database.row('select * from read.person where id = $1', [id]);

describe('people', () => {
  it('counts titles of both kinds and professions, also for a person who comes after them', async () => {
    const act = { cast: [{ personId: 1, role: null }] };
    await given(
      [recorded('title-1', titleAdded(facts(1, { ...act, directors: [{ personId: 1 }] })))],
      [recorded('title-2', titleAdded(facts(2, { ...act, postType: 2 }))), person(1, personAdded, 'f')],
    );
    expect(await figures(1)).toMatchObject({
      slug: 'p-1',
      gender: 'f',
      movies_count: 1,
      serials_count: 1,
      acts: true,
      directs: true,
      writes: false,
      prominence: 100,
    });
  });

  it('keeps where a person was born and the year of death', async () => {
    const birthPlace = { en: 'London', fa: null };
    const told = personAdded({
      personId: 1,
      slug: 'p-1',
      name: { fa: null, en: 'P' },
      gender: null,
      birthday: '1889-04-16',
      deathYear: 1977,
      birthPlace,
      biography: null,
      tint: '#303030',
    });
    await given([recorded('person-1', told)]);
    const row = await figures(1);
    expect(row?.death_year).toBe(1977);
    expect(JSON.parse(String(row?.birth_place))).toEqual(birthPlace);
  });

  it('takes a credit back when a title is revised', async () => {
    await given(
      [person(1), person(2), recorded('title-1', titleAdded(facts(1, { writers: [{ personId: 1 }] })))],
      [recorded('title-1', titleRevised(facts(1, { writers: [{ personId: 2 }] }))), person(2, personRevised)],
    );
    expect(await figures(1)).toMatchObject({ movies_count: 0, writes: false, prominence: 0 });
    expect(await figures(2)).toMatchObject({ movies_count: 1, writes: true });
  });

  it('gives awards of a craft to those of the craft', async () => {
    const award = (title: string, won: boolean) => ({ ceremony: 1, year: 2001, title, won });
    const awards = [
      award('Best Director', true),
      award('Best Original Screenplay', false),
      award('Best Picture', true),
    ];
    await given([
      recorded(
        'title-1',
        titleAdded(
          facts(1, {
            awards,
            directors: [{ personId: 1 }],
            writers: [{ personId: 2 }],
            cast: [{ personId: 3, role: null }],
          }),
        ),
      ),
    ]);
    expect(await figures(1)).toMatchObject({ nominations: 1, wins: 1 });
    expect(await figures(2)).toMatchObject({ nominations: 1, wins: 0 });
    expect(await figures(3)).toMatchObject({ nominations: 0, wins: 0 });
  });

  it('counts an award for the people whom it names, and for nobody else of their craft', async () => {
    const award = (title: string, won: boolean, nominees: number[]) => ({
      ceremony: 1,
      year: 2001,
      title,
      won,
      nominees,
    });
    const awards = [
      award('Best Supporting Actor', true, [3]),
      award('Best Supporting Actor', false, [4]),
      award('Best Original Screenplay', false, [2]),
    ];
    const cast = [3, 4, 5].map((personId) => ({ personId, role: null }));
    const writers = [{ personId: 1 }, { personId: 2 }];
    await given([recorded('title-1', titleAdded(facts(1, { awards, writers, cast })))]);
    const counted = await Promise.all([1, 2, 3, 4, 5].map(figures));
    expect(counted.map((row) => [row?.['nominations'], row?.['wins']])).toEqual([
      [0, 0],
      [1, 0],
      [1, 1],
      [1, 0],
      [0, 0],
    ]);
  });
});
