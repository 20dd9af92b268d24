import { ReadDatabase } from '#platform/database/read-database.ts';
import { Metrics } from '#platform/telemetry/metrics.ts';
import { eventually } from '#platform/testing/eventually.ts';
import { createTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts';
import { addParkedEventsGauge } from './parked-events-gauge.ts';

describe('the gauge of parked events', () => {
  let created: TestDatabase;
  let database: ReadDatabase;
  const metrics = new Metrics();

  beforeAll(async () => {
    created = await createTestDatabase();
    database = ReadDatabase.connect(created.url, 2, 'test');
    await database.rows(`
      insert into read.parked_event (projection, position, stream, fault)
      values ('cards', 3, 'one', 'why'), ('cards', 5, 'one', 'waits')`);
    addParkedEventsGauge(metrics, database, ['cards', 'pages']);
  });
  afterAll(async () => {
    await database?.close();
    await created?.drop();
  });

  const told = async (projection: string) => {
    const text = await metrics.registry.getSingleMetricAsString('parde_parked_events');
    return new RegExp(`^parde_parked_events\\{projection="${projection}"\\} (\\d+)$`, 'm').exec(text)?.[1];
  };

  it('tells them of a process that has parked none itself, until they are digested', async () => {
    await eventually(async () => expect([await told('cards'), await told('pages')]).toEqual(['2', '0']));
    await database.rows('delete from read.parked_event');
    await eventually(async () => expect(await told('cards')).toBe('0'));
  });
});
