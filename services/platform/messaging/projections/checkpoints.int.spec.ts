import { ReadDatabase } from '#platform/database/read-database.ts';
import { createTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts';
import type { EventBatch } from '../transport/event-transport.port.ts';
import { CheckpointMoved, Checkpoints } from './checkpoints.ts';

describe('a checkpoint', () => {
  let created: TestDatabase;
  let database: ReadDatabase;
  const checkpoints = new Checkpoints('things', 'read');

  beforeAll(async () => {
    created = await createTestDatabase();
    database = ReadDatabase.connect(created.url, 2, 'test');
  });
  afterAll(async () => {
    await database.close();
    await created.drop();
  });

  const move = async (from: number, head: number) => {
    const batch: EventBatch = { events: [], after: from, head, partition: 'log' };
    const client = await database.pool.connect();
    await checkpoints.move(client, from, batch).finally(() => client.release());
  };
  const stored = async () => (await checkpoints.start(database, 'log')).position;

  it('moves from where it is, and from nowhere else', async () => {
    await checkpoints.start(database, 'log');
    await move(0, 7);
    expect(await stored()).toBe(7);
    await expect(move(0, 9)).rejects.toThrow(CheckpointMoved);
    await expect(move(8, 9)).rejects.toThrow(CheckpointMoved);
    expect(await stored()).toBe(7);
  });
});
