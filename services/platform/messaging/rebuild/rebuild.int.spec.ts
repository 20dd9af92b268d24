import { pino } from 'pino';
import { eventually } from '#platform/testing/eventually.ts';
import { retryParked } from '../projections/parking/retry-parked.ts';
import { EventRouting } from '../transport/event-routing.ts';
import { CountingSite, countingProjection } from './testing/counting-projection.ts';

let site: CountingSite;

beforeEach(async () => {
  site = await CountingSite.start();
});
afterEach(() => site.close());

const retrying = () => ({
  database: site.read,
  writeDatabaseUrl: site.created.url,
  logger: pino({ level: 'silent' }),
});
const parked = () =>
  site.read.rows("select stream, position, fault from read.parked_event where projection = 'things' order by position");

describe('a rebuild', () => {
  it('puts tables in place that are like the live ones in everything, with the same rows', async () => {
    await site.read.rows('grant select on read.thing to public');
    await site.append('a', 1, 40, true);
    await site.append('b', 1, 10, true);
    site.follow();
    const head = await site.numbered();
    await eventually(async () => expect(await site.checkpoint()).toBe(head));
    const [before, rows] = [await site.shape(), await site.things()];
    await site.read.rows("update read.thing set sum = 0 where thing = 'a'");
    const result = await site.rebuild();
    expect(result).toMatchObject({ events: 50, position: head, parked: 0, differences: null });
    expect(await site.shape()).toEqual(before);
    expect(await site.things()).toEqual(rows);
    expect(await site.leftovers()).toEqual([]);
  });

  it('fills tables that were never filled, and the live projection goes on after it', async () => {
    await site.append('a', 1, 30, true);
    await site.numbered();
    await site.rebuild();
    expect(await site.things()).toEqual([{ thing: 'a', times: 30, sum: 465 }]);
    site.follow();
    await site.append('a', 31, 40, true);
    await eventually(async () => expect(await site.things()).toEqual([{ thing: 'a', times: 40, sum: 820 }]));
    expect(await parked()).toEqual([]);
  });

  it('loses and doubles nothing while commands go on, and no query fails or sees less than before', async () => {
    await site.append('a', 1, 2_000, true);
    site.follow();
    await eventually(async () => expect(await site.things()).toMatchObject([{ times: 2_000 }]));
    let isOver = false;
    const seen: number[] = [];
    const query = async () => {
      while (!isOver) {
        const sql =
          'select t.times, count(*) as entries from read.thing t join read.thing_entry e using (thing) group by 1';
        const rows = await site.read.rows<{ times: number; entries: number }>(sql);
        seen.push(rows[0]?.times === rows[0]?.entries ? (rows[0]?.times ?? 0) : -1);
      }
    };
    const queries = [query(), query(), query()];
    const commands = site.append('a', 2_001, 2_400);
    for (let n = 0; n < 4; n++) await site.rebuild();
    await commands;
    await eventually(async () => expect(await site.things()).toMatchObject([{ times: 2_400, sum: 2_881_200 }]));
    isOver = true;
    await Promise.all(queries);
    expect(seen.length).toBeGreaterThan(100);
    expect(Math.min(...seen)).toBeGreaterThanOrEqual(2_000);
    expect(await parked()).toEqual([]);
  });

  it('leaves the live tables alone when it is stopped, and the next one starts clean', async () => {
    await site.append('a', 1, 9_000, true);
    await site.numbered();
    const abort = new AbortController();
    const stopped = site.rebuild({ signal: abort.signal, onProgress: () => abort.abort(new Error('stopped')) });
    await expect(stopped).rejects.toThrow('stopped');
    expect(await site.things()).toEqual([]);
    expect(await site.leftovers()).toEqual([]);
    // What a killed one leaves.
    await site.read.rows('create schema read_next_things; create table read_next_things.thing (nonsense int)');
    await site.rebuild();
    expect(await site.things()).toMatchObject([{ times: 9_000 }]);
    expect(await site.leftovers()).toEqual([]);
  });

  it('announces its phases, and leaves the live tables alone when the word before the swap is no', async () => {
    await site.append('a', 1, 5, true);
    await site.numbered();
    await site.rebuild();
    const before = await site.things();
    await site.append('a', 6, 9, true);
    await site.numbered();
    const phases: string[] = [];
    const onPhase = (phase: string) => {
      phases.push(phase);
      if (phase === 'swapping') throw new Error('not now');
    };
    await expect(site.rebuild({ mode: 'compare', onPhase })).rejects.toThrow('not now');
    expect(phases).toEqual(['filling', 'catching_up', 'comparing', 'swapping']);
    expect(await site.things()).toEqual(before);
    expect(await site.leftovers()).toEqual([]);
    phases.length = 0;
    await site.rebuild({ mode: 'check', onPhase });
    expect(phases).toEqual(['filling', 'catching_up', 'comparing']);
  });

  it('makes the indexes that only queries read when the tables are full', async () => {
    await site.append('a', 1, 40, true);
    await site.numbered();
    const seen: Record<string, boolean> = {};
    const onPhase = async (phase: string) => {
      const sql = "select 1 from pg_indexes where schemaname = 'read_next_things' and indexname = 'thing_by_sum'";
      seen[phase] = (await site.read.rows(sql)).length > 0;
    };
    await site.rebuild({ onPhase });
    expect(seen).toEqual({ filling: false, catching_up: true, swapping: true });
  });

  it('is refused where an index of that kind is not there', async () => {
    const wrong = { ...countingProjection(), queryIndexes: ['thing_by_sum', 'thing_by_name'] };
    await expect(site.rebuild({}, wrong)).rejects.toThrow('thing_by_name');
    expect(await site.leftovers()).toEqual([]);
  });

  it('is refused while another one of the same projection is under way', async () => {
    await site.append('a', 1, 9_000, true);
    await site.numbered();
    let second: Promise<unknown> | null = null;
    await site.rebuild({
      onProgress: () => {
        second ??= site.rebuild().catch((error: Error) => error.message);
      },
    });
    expect(await second).toBe('things is being rebuilt already');
    expect(await site.things()).toMatchObject([{ times: 9_000 }]);
  });

  it('gives way to queries that keep its tables, and waits for them', async () => {
    await site.append('a', 1, 10, true);
    await site.numbered();
    const reader = await site.read.pool.connect();
    await reader.query('begin');
    await reader.query('select * from read.thing');
    const rebuilt = site.rebuild();
    // While it waits, others read; the reader takes its second table, which would be a deadlock had the swap kept it.
    await eventually(async () => {
      const sql = "select 1 from pg_locks where mode = 'AccessExclusiveLock' and not granted";
      expect(await site.read.rows(sql)).toHaveLength(1);
    });
    await reader.query('select * from read.thing_entry');
    expect(await site.things()).toEqual([]);
    await reader.query('commit');
    reader.release();
    await rebuilt;
    expect(await site.things()).toMatchObject([{ times: 10 }]);
  });
});

describe('events that could not be digested', () => {
  const digestsAllBut = (poison: number) => countingProjection((n) => n !== poison);

  beforeEach(async () => {
    await site.append('sick', 1, 5, true);
    await site.append('well', 1, 5, true);
    site.follow(digestsAllBut(3));
    const head = await site.numbered();
    await eventually(async () => expect(await site.checkpoint()).toBe(head));
    await site.stand();
    // Of both streams 1 and 2 went in; 3 and what follows it is parked.
    expect(await parked()).toHaveLength(6);
  });

  it('are tried again by a rebuild', async () => {
    await site.rebuild();
    expect(await parked()).toEqual([]);
    expect(await site.things()).toEqual([
      { thing: 'sick', times: 5, sum: 15 },
      { thing: 'well', times: 5, sum: 15 },
    ]);
  });

  it('are parked anew by a rebuild that cannot digest them either', async () => {
    const before = await parked();
    expect((await site.rebuild({}, digestsAllBut(3))).parked).toBe(6);
    expect(await parked()).toEqual(before);
  });

  it('can be tried again by themselves, in their order, up to one that fails again', async () => {
    const retry = (poison: number) => retryParked(digestsAllBut(poison), retrying());
    expect(await retry(5)).toEqual({ digested: 4, left: 2 });
    expect(await parked()).toHaveLength(2);
    const stopped = { ...retrying(), signal: AbortSignal.abort(new Error('stopped')) };
    await expect(retryParked(digestsAllBut(0), stopped)).rejects.toThrow('stopped');
    expect(await parked()).toHaveLength(2);
    expect(await retry(0)).toEqual({ digested: 2, left: 0 });
    expect(await site.things()).toMatchObject([{ sum: 15 }, { sum: 15 }]);
    site.follow();
    await site.append('sick', 6, 7, true);
    await eventually(async () => expect(await site.things()).toMatchObject([{ thing: 'sick', sum: 28 }, { sum: 15 }]));
  });
});

describe('a parked event that a deletion takes something out of', () => {
  it('is kept nowhere but in the log, and digested as it stands there', async () => {
    await site.append('sick', 1, 2, true);
    site.follow(countingProjection(() => false));
    const head = await site.numbered();
    await eventually(async () => expect(await site.checkpoint()).toBe(head));
    await site.stand();
    const rows = await site.read.rows<{ row: string }>('select to_jsonb(p)::text as row from read.parked_event p');
    expect(rows).toHaveLength(2);
    expect(rows.filter(({ row }) => row.includes('"n"'))).toEqual([]);
    await site.read.rows(`update write.event_log set data = data || '{"n": 40}' where data ->> 'n' = '2'`);
    const retried = await retryParked(countingProjection(), retrying());
    expect(retried).toEqual({ digested: 2, left: 0 });
    expect(await site.things()).toEqual([{ thing: 'sick', times: 2, sum: 41 }]);
  });
});

describe('the comparison with the live tables', () => {
  it('finds them equal at the same position, though the live projection is behind the log', async () => {
    await site.append('a', 1, 100, true);
    site.follow();
    await eventually(async () => expect(await site.things()).toMatchObject([{ times: 100 }]));
    await site.stand();
    await site.append('a', 101, 150, true);
    await site.append('b', 1, 50, true);
    await site.numbered();
    expect((await site.rebuild({ mode: 'compare' })).differences).toEqual([]);
    expect(await site.things()).toMatchObject([{ times: 150 }, { times: 50 }]);
  });

  it('tells what differs; a check leaves it as it is', async () => {
    await site.append('a', 1, 20, true);
    await site.append('b', 1, 20, true);
    site.follow();
    const head = await site.numbered();
    await eventually(async () => expect(await site.checkpoint()).toBe(head));
    await site.read.rows("update read.thing set sum = sum + 1 where thing = 'a'");
    await site.read.rows("delete from read.thing_entry where thing = 'b' and n > 17");
    const found = [
      { table: 'thing', liveRows: 2, rebuiltRows: 2, onlyLive: 1, onlyRebuilt: 1 },
      { table: 'thing_entry', liveRows: 37, rebuiltRows: 40, onlyLive: 0, onlyRebuilt: 3 },
    ];
    expect((await site.rebuild({ mode: 'check' })).differences).toEqual(found);
    expect(await site.things()).toMatchObject([{ sum: 211 }, { sum: 210 }]);
    expect(await site.leftovers()).toEqual([]);
    expect((await site.rebuild({ mode: 'compare' })).differences).toEqual(found);
    expect((await site.rebuild({ mode: 'check' })).differences).toEqual([]);
  });

  it('works where every partition has a position of its own, and sets them all', async () => {
    const routing = new EventRouting(new Map([['thing.counted.v1', 'things']]), 2);
    const [one, other] = ['a', 'b', 'c', 'd', 'e', 'f'].reduce<[string[], string[]]>(
      (names, name) => {
        names[routing.partitionOf(name) as 0 | 1].push(name);
        return names;
      },
      [[], []],
    );
    const [ahead, behind] = [one[0]!, other[0]!];
    await site.append(ahead, 1, 10, true);
    await site.append(behind, 1, 10, true);
    const head = await site.numbered();
    // As Kafka would have it: all of one partition projected, of the other the first three.
    const rows = (thing: string, to: number) =>
      `insert into read.thing_entry select '${thing}', n from generate_series(1, ${to}) n;
       insert into read.thing (thing, times, sum) values ('${thing}', ${to}, ${(to * (to + 1)) / 2})`;
    await site.read.rows(`${rows(ahead, 10)}; ${rows(behind, 3)}`);
    const partition = (thing: string) => routing.partitionNameOf('thing.counted.v1', thing);
    await site.read.rows(
      `insert into read.projection_checkpoint (projection, partition, position)
       values ('things', '${partition(ahead)}', ${head}), ('things', '${partition(behind)}', 13)`,
    );
    expect((await site.rebuild({ mode: 'compare', routing })).differences).toEqual([]);
    expect(await site.things()).toMatchObject([{ times: 10 }, { times: 10 }]);
    const positions = await site.read.rows<{ position: number }>(
      "select position from read.projection_checkpoint where projection = 'things'",
    );
    expect(positions.map(({ position }) => position)).toEqual([head, head, head]);
  });
});
