import path from 'node:path';
import { ManagedProcess } from '#tools/processes/managed-process.ts';
import type { RunReport } from './report.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
/**
 * Its first faults: a commands process, the leading relay, the database and a projector killed, the leading relay stopped,
 * connections of a projector that go silent, and batches that come twice.
 */
const SEED = 1447;
const FAULTS = 7;
/** Times are measured while other suites run on the same two cores. */
const SLACK = 10;

/** npm run chaos, in a process of its own as an operator runs it. */
async function chaos(...args: string[]): Promise<{ code: number | null; output: string }> {
  const command = ['tests/chaos/chaos.ts', ...args];
  const run = new ManagedProcess(process.execPath, command, { cwd: ROOT, maxOutput: Number.MAX_SAFE_INTEGER });
  return { code: await run.finished(), output: run.output };
}

it('under load and faults no command is lost or done twice, and all that is shown is what the events say', async () => {
  const { code, output } = await chaos(
    '--faults',
    `${FAULTS}`,
    '--seed',
    `${SEED}`,
    '--stop-seconds',
    '2-2',
    '--slack',
    `${SLACK}`,
  );
  const line = output.split('\n').find((candidate) => candidate.startsWith('{"seed"'));
  if (!line) throw new Error(output);
  const report: RunReport = JSON.parse(line);
  if (code !== 0) throw new Error(output);
  expect(report.violations).toEqual([]);
  expect(report.faults).toBe(FAULTS);
  expect(report.commands.acknowledged).toBeGreaterThan(200);
  expect(report.polls).toBeGreaterThan(50);
}, 600_000);
