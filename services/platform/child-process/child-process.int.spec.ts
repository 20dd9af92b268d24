import { eventually } from '#platform/testing/eventually.ts';
import { ChildProcess } from './child-process.ts';
import type { Child, Order } from './testing/obedient.child.ts';

const errors: unknown[] = [];
const onError = (error: unknown) => void errors.push(error);
const obedient = { beside: import.meta, name: 'testing/obedient', atOnce: 2, onError };
const child = new ChildProcess<Order, unknown>(obedient);
afterAll(() => child.close());

const who = () => child.run('say who you are') as Promise<Child>;

it('works in another process, the same one for the next task', async () => {
  const [first, second] = [await who(), await who()];
  expect(first.pid).not.toBe(process.pid);
  expect(second.pid).toBe(first.pid);
});

it('knows none of the settings, but how memory is given back', async () => {
  process.env['TOKEN_SECRET'] = 'a secret of the site';
  process.env['MALLOC_ARENA_MAX'] ??= '2';
  const other = new ChildProcess<Order, Child>(obedient);
  const { environment } = await other.run('say who you are');
  await other.close();
  expect(environment['MALLOC_ARENA_MAX']).toBe(process.env['MALLOC_ARENA_MAX']);
  expect(environment).not.toHaveProperty('TOKEN_SECRET');
  delete process.env['TOKEN_SECRET'];
});

it('takes bytes and gives bytes', async () => {
  const bytes = await child.run({ double: Buffer.from([0, 255]) });
  expect([...(bytes as Uint8Array)]).toEqual([0, 255, 0, 255]);
});

it('tells what a task throws', async () => {
  await expect(child.run('fail')).rejects.toThrow('as ordered');
});

it('fails what it was at when it ends, and another goes on', async () => {
  const { pid } = await who();
  await expect(child.run('end')).rejects.toThrow('exited unexpectedly');
  expect((await who()).pid).not.toBe(pid);
});

it('may be ended while it has nothing to do', async () => {
  const { pid } = await who();
  const before = errors.length;
  process.kill(pid, 'SIGKILL');
  await eventually(() => expect(errors.length).toBeGreaterThan(before));
  expect((await who()).pid).not.toBe(pid);
});

it('ends when there is nothing to do for a while, and nobody calls that an error', async () => {
  const before = errors.length;
  const idle = new ChildProcess<Order, Child>({ ...obedient, idleMs: 10 });
  const { pid } = await idle.run('say who you are');
  await eventually(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'));
  expect(errors).toHaveLength(before);
  expect((await idle.run('say who you are')).pid).not.toBe(pid);
  await idle.close();
});
