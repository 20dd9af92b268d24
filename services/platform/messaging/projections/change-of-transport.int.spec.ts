import { eventually } from '#platform/testing/eventually.ts';
import { recordedEvent } from '#platform/testing/recorded-event.ts';
import type { RecordedEvent } from '../outbox/event-definition.ts';
import { CountingSite, counted } from '../rebuild/testing/counting-projection.ts';
import { EventRouting } from '../transport/event-routing.ts';

/* Rows and checkpoints as Kafka leaves them are written here, so that a projection that does anything twice, or not at all, is found. */

const routing = new EventRouting(new Map([[counted.type, 'things']]), null, 2);
const partitionOf = (thing: string) => routing.inKafka.partitionNameOf(counted.type, thing);
const NAMES = ['a', 'b', 'c', 'd', 'e', 'f'];
const AHEAD = NAMES.find((name) => partitionOf(name) === 'things-0')!;
const BEHIND = NAMES.find((name) => partitionOf(name) === 'things-1')!;

let site: CountingSite;

beforeEach(async () => {
  site = await CountingSite.start();
});
afterEach(() => site.close());

const checkpoints = async () => {
  const sql = "select partition, position from read.projection_checkpoint where projection = 'things' order by 1";
  const rows = await site.read.rows<{ partition: string; position: number }>(sql);
  return Object.fromEntries(rows.map(({ partition, position }) => [partition, position]));
};

const reached = (positions: Record<string, number>) =>
  site.read.rows(
    `insert into read.projection_checkpoint (projection, partition, position)
     select 'things', key, value::bigint from jsonb_each_text($1)`,
    [JSON.stringify(positions)],
  );

/** The rows that the first events of a thing give. */
const projected = (thing: string, to: number) =>
  site.read.rows(
    `insert into read.thing_entry select '${thing}', n from generate_series(1, ${to}) n;
     insert into read.thing (thing, times, sum) values ('${thing}', ${to}, ${(to * (to + 1)) / 2})`,
  );

async function everythingOnce(times: number): Promise<void> {
  const all = [AHEAD, BEHIND].sort().map((thing) => ({ thing, times, sum: (times * (times + 1)) / 2 }));
  await eventually(async () => expect(await site.things()).toEqual(all));
  expect(await site.read.rows('select from read.parked_event')).toEqual([]);
}

function delivered(thing: string, positions: readonly number[], firstVersion: number): RecordedEvent[] {
  return positions.map((position, index) => {
    const version = firstVersion + index;
    return recordedEvent(counted({ thing, n: version }), { stream: thing, version, position });
  });
}

describe('a projection that comes back to the log from Kafka', () => {
  it('goes on where the partition that is furthest behind stands, and does nothing twice', async () => {
    await site.append(AHEAD, 1, 10, true);
    await site.append(BEHIND, 1, 10, true);
    await site.append(AHEAD, 11, 20, true);
    const head = await site.append(BEHIND, 11, 20, true).then(() => site.numbered());
    await projected(AHEAD, 20);
    await projected(BEHIND, 3);
    await reached({ 'things-0': 30, 'things-1': 13, 'other-0': 32, 'other-1': 32 });
    expect(await site.runner(undefined, { routing }).checkpoint('log')).toMatchObject({ position: 13 });
    site.followAfter(routing);
    await everythingOnce(20);
    await eventually(async () => expect(await site.checkpoint()).toBe(head));
    await site.runner(undefined, { routing }).checkpoint('log');
    expect(await checkpoints()).toEqual({ log: head });
  });

  it('goes on where the log was left in a partition that nobody has begun to follow', async () => {
    await site.append(AHEAD, 1, 10, true);
    await site.append(BEHIND, 1, 10, true);
    await site.append(AHEAD, 11, 20, true);
    await site.append(BEHIND, 11, 20, true);
    await site.numbered();
    await projected(AHEAD, 20);
    await projected(BEHIND, 10);
    await reached({ log: 20, 'things-0': 40, 'other-0': 40, 'other-1': 40 });
    site.followAfter(routing);
    await everythingOnce(20);
  });

  it('refuses where nobody says which events a partition has', async () => {
    await reached({ 'things-0': 3, 'things-1': 5 });
    await expect(site.runner().checkpoint('log')).rejects.toThrow('has followed Kafka');
  });
});

describe('a projection that goes to Kafka from the log', () => {
  it('skips what the log has brought, though its partition stood further back before', async () => {
    await site.append(BEHIND, 1, 10, true);
    site.followAfter(routing);
    await everythingOnceOf(BEHIND, 10);
    await reached({ 'things-1': 4 });
    expect(await site.runner(undefined, { routing }).checkpoint('things-1')).toMatchObject({ position: 10 });
  });

  it('does nothing twice while others follow the log still, nor do they', async () => {
    await site.append(BEHIND, 1, 10, true);
    site.followAfter(routing);
    await everythingOnceOf(BEHIND, 10);
    await site.stand();
    await reached({ 'things-1': 4 });
    const events = delivered(BEHIND, [5, 6, 7, 8, 9, 10, 11], 5);
    await site.runner(undefined, { routing }).handle({ events, head: 11, after: 4, partition: 'things-1' });
    await everythingOnceOf(BEHIND, 11);
    await site.append(BEHIND, 11, 12, true);
    site.followAfter(routing);
    await everythingOnceOf(BEHIND, 12);
  });

  async function everythingOnceOf(thing: string, times: number): Promise<void> {
    await eventually(async () =>
      expect(await site.things()).toEqual([{ thing, times, sum: (times * (times + 1)) / 2 }]),
    );
    expect(await site.read.rows('select from read.parked_event')).toEqual([]);
  }
});
