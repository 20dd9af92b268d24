import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { defineEvent } from '#platform/messaging/outbox/event-definition.ts';
import { runAsCommand } from '#platform/testing/append-events.ts';
import { eventually } from '#platform/testing/eventually.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { enqueueJob } from './enqueue-job.ts';
import { JobRegistry } from './job.registry.ts';
import { defineJob, definePagedJob, type JobRest } from './job.ts';
import { JobQueue } from './job-queue.ts';
import { JobsModule } from './jobs.module.ts';

const happened = defineEvent('testing.happened.v1', z.object({ n: z.number() }));

let test: TestApp;
let done: { secret: string; deliveryId: string }[] = [];
let failures = 0;

beforeAll(async () => {
  test = await startTestApp({ modules: [JobsModule], environment: { LOG_LEVEL: 'silent' } });
  const job = defineJob('testing.job', z.object({ secret: z.string() }), async ({ secret }, deliveryId) => {
    if (failures > 0) {
      failures -= 1;
      throw new Error('not now');
    }
    done.push({ secret, deliveryId });
  });
  test.app.get(JobRegistry).add(job);
});
afterAll(() => test.close());
beforeEach(() => {
  done = [];
  failures = 0;
});

function command(secret: string, kinds = ['testing.job'], fail = false): Promise<void> {
  return runAsCommand(test.app, async (transaction) => {
    await transaction.append(`testing-${uuidv7()}`, 1, happened({ n: 1 }));
    for (const kind of kinds) await enqueueJob(transaction, kind, { secret });
    if (fail) throw new Error('changed my mind');
  });
}

const jobs = (kind: string) =>
  test.database.rows<Record<string, unknown>>('select * from write.effect_job where kind = $1 order by id', [kind]);

describe('a job', () => {
  it('runs once for an event, however often it is enqueued, and its payload is erased', async () => {
    await command('canary', ['testing.job', 'testing.job']);
    await eventually(() => expect(done).toHaveLength(1));
    await eventually(async () => {
      const [job] = await jobs('testing.job');
      expect(job).toMatchObject({ payload: null, attempts: 1, done_at: expect.any(Date) });
      expect(done[0]?.deliveryId).toBe(`${job?.['event_id']}.testing.job`);
    });
  });

  it('never runs when its command is not committed', async () => {
    await command('refused', ['testing.job'], true).catch(() => undefined);
    await command('accepted');
    await eventually(() => expect(done.map(({ secret }) => secret)).toEqual(['accepted']));
  });

  it('is not left to the poll of each second where the relay is in the same process', async () => {
    const begun = performance.now();
    for (let n = 1; n <= 8; n++) {
      await command(`prompt ${n}`);
      await eventually(() => expect(done).toHaveLength(n));
    }
    expect(performance.now() - begun).toBeLessThan(4_000);
  });

  it('needs an event', async () => {
    const eventless = runAsCommand(test.app, (transaction) => enqueueJob(transaction, 'testing.job', {}));
    await expect(eventless).rejects.toThrow(/belongs to no event/);
  });

  it('is tried again after a delay, and then runs once', async () => {
    failures = 1;
    await command('stubborn');
    const later = await eventually(async () => {
      const job = (await jobs('testing.job')).at(-1);
      expect(job).toMatchObject({ attempts: 1, fault: 'Error: not now', payload: { secret: 'stubborn' } });
      return job;
    });
    expect(Number(later?.['due_at'])).toBeGreaterThan(Date.now() + 1_000);
    await test.database.rows('update write.effect_job set due_at = now() where done_at is null');
    await eventually(() => expect(done.map(({ secret }) => secret)).toEqual(['stubborn']));
  });

  it('is marked done though the database is away just then, and does not run twice', async () => {
    const away = Object.assign(new Error('the database system is shutting down'), { code: '57P03' });
    jest.spyOn(test.app.get(JobQueue, { strict: false }), 'done').mockRejectedValueOnce(away);
    await command('remembered');
    await eventually(async () => {
      expect((await jobs('testing.job')).at(-1)).toMatchObject({ attempts: 1, done_at: expect.any(Date) });
    });
    expect(done.map(({ secret }) => secret)).toEqual(['remembered']);
  });

  it('is given up in the end, and its payload is erased then, too', async () => {
    failures = 1;
    await command('hopeless', []);
    await test.database.rows(
      `insert into write.effect_job (event_id, kind, payload, attempts) values ($1, 'testing.job', '{"secret":"hopeless"}', 8)`,
      [uuidv7()],
    );
    await eventually(async () => {
      expect((await jobs('testing.job')).at(-1)).toMatchObject({
        attempts: 9,
        payload: null,
        failed_at: expect.any(Date),
      });
    });
    expect(done).toEqual([]);
  });
});

describe('a kind of jobs that does not come to an end', () => {
  it('leaves room for the others, and goes on as its jobs end, one by one', async () => {
    const ends: (() => void)[] = [];
    const slow = defineJob('testing.slow', z.object({ secret: z.string() }), () => {
      return new Promise<void>((resolve) => ends.push(resolve));
    });
    test.app.get(JobRegistry).add(slow);
    for (let n = 0; n < 12; n++) await command(`slow ${n}`, ['testing.slow']);
    await eventually(() => expect(ends).toHaveLength(3));
    await command('a mail');
    await eventually(() => expect(done.map(({ secret }) => secret)).toEqual(['a mail']));
    for (let n = 0; n < 12; n++) {
      await eventually(() => expect(ends.length).toBe(Math.min(n + 3, 12)));
      ends[n]!();
    }
    await eventually(async () => {
      expect((await jobs('testing.slow')).filter(({ done_at }) => done_at !== null)).toHaveLength(12);
    });
  });
});

describe('a job that is done in pages', () => {
  const paged = (run: (n: number) => JobRest<{ n: number }> | null) => {
    const asked: number[] = [];
    const job = definePagedJob('testing.paged', z.object({ n: z.number() }), async ({ n }) => {
      asked.push(n);
      return run(n);
    });
    test.app.get(JobRegistry).add(job);
    return asked;
  };
  const enqueued = () =>
    runAsCommand(test.app, async (transaction) => {
      await transaction.append(`testing-${uuidv7()}`, 1, happened({ n: 1 }));
      await enqueueJob(transaction, 'testing.paged', { n: 1 });
    });
  const last = async () => (await jobs('testing.paged')).at(-1);

  it('runs once for each, however many there are, and counts no tries', async () => {
    const asked = paged((n) => (n < 20 ? { payload: { n: n + 1 } } : null));
    await enqueued();
    await eventually(async () => {
      expect(await last()).toMatchObject({ attempts: 1, payload: null, done_at: expect.any(Date) });
    });
    expect(asked).toEqual(Array.from({ length: 20 }, (_, n) => n + 1));
  });

  it('is tried again with what is left of it', async () => {
    const asked = paged((n) => (n === 1 ? { payload: { n: 7 }, error: 'six of seven' } : null));
    await enqueued();
    await eventually(async () => {
      expect(await last()).toMatchObject({ attempts: 1, payload: { n: 7 }, fault: 'six of seven', done_at: null });
    });
    await test.database.rows('update write.effect_job set due_at = now() where done_at is null');
    await eventually(async () => expect(await last()).toMatchObject({ attempts: 2, done_at: expect.any(Date) }));
    expect(asked).toEqual([1, 7]);
  });
});

describe('the claim of jobs', () => {
  it('reads past the jobs of another kind, however many wait', async () => {
    const explain = `explain select id from write.effect_job where done_at is null and failed_at is null
      and due_at <= now() and kind = 'testing.job' order by due_at, id limit 3`;
    const plan = (await test.database.rows<{ 'QUERY PLAN': string }>(explain)).map((row) => row['QUERY PLAN']);
    expect(plan.join('\n')).toMatch(/Index Cond: \(\(kind = 'testing.job'::text\) AND \(due_at <= now\(\)\)\)/);
  });
});

describe('several workers', () => {
  it('share the jobs without doing one twice, and a dead worker’s jobs come back when its lease ends', async () => {
    const kind = 'testing.shared';
    await Promise.all(Array.from({ length: 40 }, () => command('shared', [kind])));
    const queue = test.app.get(JobQueue, { strict: false });
    const claims = await Promise.all(Array.from({ length: 8 }, () => queue.claim([{ kind, free: 10 }], 10)));
    const ids = claims.flat().map(({ id }) => id);
    expect(ids).toHaveLength(40);
    expect(new Set(ids).size).toBe(40);
    expect(await queue.claim([{ kind, free: 10 }], 10)).toEqual([]);
    await test.database.rows(`update write.effect_job set due_at = due_at - interval '120 seconds' where kind = $1`, [
      kind,
    ]);
    expect((await queue.claim([{ kind, free: 10 }], 10))[0]).toMatchObject({
      attempts: 2,
      payload: { secret: 'shared' },
    });
  });
});
