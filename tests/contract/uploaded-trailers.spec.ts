import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { UploadedTrailers1732000203001 } from '#migrations/write/1732000203001-uploaded-trailers.ts';
import { createTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts';

const [HAD, HAS, BOTH] = ['a', 'b', 'c'].map((letter) => `trailer-${letter.repeat(20)}`);
/** By a title's versions. */
const NAMED = [[HAD, BOTH, 'youtube:dQw4w9WgXcQ'], [HAS, BOTH, 'scene'], []];

let database: TestDatabase;
let dataSource: DataSource;

beforeAll(async () => {
  database = await createTestDatabase();
  dataSource = await new DataSource({ type: 'postgres', url: database.url }).initialize();
});
afterAll(async () => {
  await dataSource?.destroy();
  await database?.drop();
});

it('uploads of before that a title names, or named in an earlier version, are known as named', async () => {
  const runner = dataSource.createQueryRunner();
  const migration = new UploadedTrailers1732000203001();
  await migration.down(runner);
  for (const [place, keys] of NAMED.entries()) {
    await runner.query(
      `insert into write.event_log (id, position, stream, version, type, data, time) values ($1, $2::int, 'title-1', $2::int, $3, $4, now())`,
      [
        randomUUID(),
        place + 1,
        place === 0 ? 'title.added.v1' : 'title.revised.v1',
        { trailers: keys.map((key) => ({ key })) },
      ],
    );
  }
  await migration.up(runner);
  const known = await runner.query(
    'select key, named_at is not null as named from write.uploaded_trailer order by key',
  );
  await runner.release();
  expect(known).toEqual([HAD, HAS, BOTH].map((key) => ({ key, named: true })));
});
