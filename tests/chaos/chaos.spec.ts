import { spawn } from 'node:child_process';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import type { RunReport } from './report.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** Draws, among its first faults, a killed database, projector, relay and commands process, and batches that come twice. */
const SEED = 5;
/** Times are measured while other suites run on the same two cores. */
const SLACK = 6;

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
    '--minutes',
    '0.6',
    '--seed',
    `${SEED}`,
    '--stop-seconds',
    '2-3',
    '--slack',
    `${SLACK}`,
  );
  const line = output.split('\n').find((candidate) => candidate.startsWith('{"seed"'));
  if (!line) throw new Error(output);
  const report: RunReport = JSON.parse(line);
  if (code !== 0) throw new Error(output);
  expect(report.violations).toEqual([]);
  expect(report.faults).toBeGreaterThanOrEqual(8);
  expect(report.commands.acknowledged).toBeGreaterThan(200);
  expect(report.polls).toBeGreaterThan(50);
}, 400_000);
