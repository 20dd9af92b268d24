import { isAlive } from './is-alive.ts';
import { ManagedProcess } from './managed-process.ts';

it('tells a process that runs from one that has ended', async () => {
  const run = new ManagedProcess(process.execPath, ['-e', 'setInterval(() => {}, 1_000)']);
  expect(isAlive(run.pid!)).toBe(true);
  await run.end('SIGKILL');
  expect(isAlive(run.pid!)).toBe(false);
});
