import { ReadDatabase } from '#platform/database/read-database.ts';
import { createTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts';
import type { EventBatch } from '../../transport/event-transport.port.ts';
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
    await checkpoints.move(client, [{ batch, from }]).finally(() => client.release());
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

  it('of several partitions move together, or not at all', async () => {
    const partitions = ['things-0', 'things-1'];
    // They begin where the log stands.
    for (const partition of partitions) await checkpoints.start(database, partition);
    const moveAll = async (from: number[], heads: number[]) => {
      const moves = partitions.map((partition, n) => ({
        batch: { events: [], after: from[n]!, head: heads[n]!, partition },
        from: from[n]!,
      }));
      const client = await database.pool.connect();
      await checkpoints.move(client, moves).finally(() => client.release());
    };
    await moveAll([7, 7], [8, 9]);
    await expect(moveAll([8, 7], [10, 10])).rejects.toThrow(CheckpointMoved);
    expect(Object.fromEntries(await checkpoints.positions(database))).toEqual({ log: 7, 'things-0': 8, 'things-1': 9 });
  });
});
