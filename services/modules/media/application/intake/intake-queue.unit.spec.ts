import { IntakeQueue } from './intake-queue.ts';

it('is asked again while it takes long, and begins what is under way only once', async () => {
  const queue = new IntakeQueue();
  const { promise, resolve } = Promise.withResolvers<string>();
  let begun = 0;
  const begin = () => {
    begun += 1;
    return promise;
  };
  expect(await queue.join('film', begin, 1)).toBeNull();
  expect(await queue.join('film', begin, 1)).toBeNull();
  resolve('brought');
  expect(await queue.join('film', begin, 60_000)).toBe('brought');
  expect(begun).toBe(1);
});

it('tells a failure to who asks, and begins anew then', async () => {
  const queue = new IntakeQueue();
  const { promise, reject } = Promise.withResolvers<string>();
  expect(await queue.join('film', () => promise, 1)).toBeNull();
  reject(new Error('no film'));
  await expect(queue.join('film', () => promise, 60_000)).rejects.toThrow('no film');
  expect(await queue.join('film', async () => 'another', 60_000)).toBe('another');
});
