import { spawn } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { RunReport } from './report.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
/**
 * Its first faults: a cut link, the database, the leading relay, a commands process and a projector killed, the leading relay
 * stopped, and batches that come twice.
 */
const SEED = 736;
const FAULTS = 7;
/** Times are measured while other suites run on the same two cores. */
const SLACK = 10;

/** npm run chaos, in a process of its own as an operator runs it. */
function chaos(...args: string[]): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, ['tests/chaos/run.ts', ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  return new Promise((resolve) => child.on('exit', (code) => resolve({ code, output })));
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
