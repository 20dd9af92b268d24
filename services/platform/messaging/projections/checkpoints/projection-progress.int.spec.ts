import { ReadDatabase } from '#platform/database/read-database.ts';
import { createTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts';
import { allProgress, positionsBehind } from './projection-progress.ts';

describe('the progress of projections', () => {
  let created: TestDatabase;
  let database: ReadDatabase;

  beforeAll(async () => {
    created = await createTestDatabase();
    database = ReadDatabase.connect(created.url, 2, 'parde-progress-under-test');
    await database.rows(`
      insert into read.projection_checkpoint (projection, partition, position) values
        ('ahead', 'log', 40), ('behind', 'log', 25),
        ('moved', 'log', 5), ('moved', 'titles-0', 38), ('moved', 'titles-1', 30)`);
    await database.rows(
      `insert into read.parked_event (projection, position, stream, fault) values ('behind', 2, 's', 'why')`,
    );
  });
  afterAll(async () => {
    await database.close();
    await created.drop();
  });

  it('is that of the partition furthest behind, without the log that another transport has taken over', async () => {
    const updated_at = expect.any(Date);
    expect(await allProgress(database)).toEqual([
      { name: 'ahead', position: 40, lag: 0, parked: 0, updated_at },
      { name: 'behind', position: 25, lag: 15, parked: 1, updated_at },
      { name: 'moved', position: 30, lag: 10, parked: 0, updated_at },
    ]);
  });

  it('can be compared, partition by partition', async () => {
    expect(await positionsBehind(database, 'behind', 'ahead')).toBe(15);
    expect(await positionsBehind(database, 'ahead', 'behind')).toBe(-15);
    expect(await positionsBehind(database, 'new', 'ahead')).toBe(40);
    expect(await positionsBehind(database, 'ahead', 'unknown')).toBe(0);
  });
});
