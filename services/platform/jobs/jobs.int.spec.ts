import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { defineEvent } from '#platform/messaging/outbox/event-definition.ts';
import { runAsCommand } from '#platform/testing/append-events.ts';
import { eventually } from '#platform/testing/eventually.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { enqueueJob } from './enqueue-job.ts';
import { JobRegistry } from './job.registry.ts';
import { defineJob } from './job.ts';
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

describe('several workers', () => {
  it('share the jobs without doing one twice, and a dead worker’s jobs come back when its lease ends', async () => {
    const kind = 'testing.shared';
    await Promise.all(Array.from({ length: 40 }, () => command('shared', [kind])));
    const queue = test.app.get(JobQueue, { strict: false });
    const claims = await Promise.all(Array.from({ length: 8 }, () => queue.claim([kind])));
    const ids = claims.flat().map(({ id }) => id);
    expect(ids).toHaveLength(40);
    expect(new Set(ids).size).toBe(40);
    expect(await queue.claim([kind])).toEqual([]);
    await test.database.rows(`update write.effect_job set due_at = due_at - interval '120 seconds' where kind = $1`, [
      kind,
    ]);
    expect((await queue.claim([kind]))[0]).toMatchObject({ attempts: 2, payload: { secret: 'shared' } });
  });
});
