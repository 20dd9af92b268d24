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
  await expect(queue.run(work)).rejects.toBeInstanceOf(TooManyRequests);
  const ended = Promise.all(accepted);
  for (let done = 0; done < accepted.length; done++) {
    releases.shift()?.();
    await Promise.race([ended, new Promise(setImmediate)]);
  }
  await ended;
});
