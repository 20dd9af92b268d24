import { availableParallelism } from 'node:os';
import { TooManyRequests } from '#platform/throttling/too-many-requests.ts';
import { HashingQueue } from './hashing-queue.ts';

const LIMIT = Math.max(1, availableParallelism() - 1);

/** Work that ends when the test says so. */
function heldWork() {
  const releases: (() => void)[] = [];
  const work = () => new Promise<void>((resolve) => releases.push(resolve));
  return { work, releases };
}

it('runs no more hashes at a time than it may, and all of them in the end', async () => {
  const queue = new HashingQueue();
  const { work, releases } = heldWork();
  const all = Array.from({ length: LIMIT + 5 }, () => queue.run(work));
  expect(releases).toHaveLength(LIMIT);
  for (let done = 1; done <= LIMIT + 5; done++) {
    releases.shift()?.();
    await Promise.race(all.slice(done - 1));
    expect(releases.length).toBeLessThanOrEqual(LIMIT);
  }
  await Promise.all(all);
});

it('gives its place on when a hash fails', async () => {
  const queue = new HashingQueue();
  const failing = Array.from({ length: LIMIT }, () => queue.run(async () => Promise.reject(new Error('no memory'))));
  const next = queue.run(async () => 'done');
  await Promise.allSettled(failing);
  await expect(next).resolves.toBe('done');
});

it('turns a flood away instead of keeping it waiting', async () => {
  const queue = new HashingQueue();
  const { work, releases } = heldWork();
  const accepted = Array.from({ length: LIMIT + 100 }, () => queue.run(work));
  await expect(queue.run(work)).rejects.toThrow(new TooManyRequests(5));
  await expect(queue.run(work)).rejects.toMatchObject({ retryAfterSeconds: 5 });
  const ended = Promise.all(accepted);
  for (let done = 0; done < accepted.length; done++) {
    releases.shift()?.();
    await Promise.race([ended, new Promise(setImmediate)]);
  }
  await ended;
});

it('is as empty after a flood as before', async () => {
  const queue = new HashingQueue();
  await Promise.all(Array.from({ length: LIMIT + 3 }, () => queue.run(async () => undefined)));
  const { work, releases } = heldWork();
  const all = Array.from({ length: LIMIT + 1 }, () => queue.run(work));
  expect(releases).toHaveLength(LIMIT);
  for (let done = 0; done <= LIMIT; done++) {
    releases.shift()?.();
    await Promise.race(all.slice(done));
  }
  await expect(Promise.all(all)).resolves.toHaveLength(LIMIT + 1);
});
