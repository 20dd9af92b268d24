import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Mutant } from './mutant.ts';

export type Outcome = 'passed' | 'failed' | 'did not run';

interface Results {
  testResults: { assertionResults: { fullName: string; status: string }[] }[];
}

/**
 * Runs a mutant's test from the sources of a folder, as npm test does, against the database server that TEST_DATABASE_URL
 * names. A suite that cannot even be loaded has noticed nothing: it did not run.
 */
export async function runSuite(folder: string, { suite, test }: Mutant): Promise<Outcome> {
  const results = path.join(folder, 'mutant-results.json');
  rmSync(results, { force: true });
  const node = [
    '--enable-source-maps',
    '--conditions=source',
    '--import',
    path.join(folder, 'tests/support/jest/preload.ts'),
  ];
  const jest = [path.join(folder, 'node_modules/jest/bin/jest.js'), '--config', 'tests/support/jest.config.ts'];
  const options = [
    '--selectProjects',
    'node',
    '--json',
    `--outputFile=${results}`,
    '--silent',
    '--runTestsByPath',
    suite,
  ];
  const args = [...node, ...jest, ...options, ...(test ? ['-t', escaped(test)] : [])];
  const child = spawn(process.execPath, args, { cwd: folder, stdio: 'ignore' });
  await new Promise((resolve) => child.on('exit', resolve));
  return existsSync(results) ? outcomeOf(JSON.parse(readFileSync(results, 'utf8')), test) : 'did not run';
}

export function outcomeOf({ testResults }: Results, test = ''): Outcome {
  const run = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ fullName, status }) => fullName.includes(test) && (status === 'passed' || status === 'failed'));
  if (run.length === 0) return 'did not run';
  return run.some(({ status }) => status === 'failed') ? 'failed' : 'passed';
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
