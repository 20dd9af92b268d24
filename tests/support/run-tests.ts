/*
 * npm test: builds, starts one throw-away PostgreSQL with a migrated template database, runs Jest, and closes with
 * "N passed, N failed". Arguments go to Jest (a path pattern, -t name). Without any, the long suites are left out unless
 * LONG=all, or LONG=NUMBER for an eighth of them, is there.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from '../../services/tools/build/build.ts';
import { DATA_DIR } from './data-dir.ts';
import { startPostgres } from './postgres/start-postgres.ts';
import { closingLine, type TestResults } from './runner/closing-line.ts';
import { longSuitesLeftOut } from './runner/long-suites.ts';
import { keepTemporaryFilesInMemory } from './temporary-files.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const CACHE = path.join(ROOT, 'node_modules/.cache/parde');
const RESULTS = path.join(CACHE, 'test-results.json');
/** Of whoever works here. */
const OWN_DATA = path.join(ROOT, '.data');
const compiled = (file: string) => import(new URL(`../../services/dist/${file}`, import.meta.url).href);

const say = (line: string) => process.stdout.write(`${line}\n`);

const args = process.argv.slice(2);
const leftOut = args.length > 0 ? [] : longSuitesLeftOut(process.env['LONG']);
// A run of some tests needs the services only; the journeys need everything.
await build(args.length > 0 ? ['services'] : [], (line) => say(`  ${line}`));
const { prepareTemplate } = await compiled('apps/composition/testing/prepare-test-template.js');
keepTemporaryFilesInMemory();
for (const folder of [path.join(CACHE, 'test-pictures'), DATA_DIR]) rmSync(folder, { recursive: true, force: true });
const hadOwnData = existsSync(OWN_DATA);
const postgres = await startPostgres();
// The workers inherit it.
process.env['TEST_DATABASE_URL'] = postgres.url;
let exitCode = 1;
try {
  await prepareTemplate(postgres.url);
  exitCode = await runJest([...args, ...leftOut.map((suite) => `--testPathIgnorePatterns=${suite}`)]);
} finally {
  await postgres.stop();
}
const results = resultsOfTheRun();
// A name that no test has is no success.
if (isOfOneName(args) && results?.numPassedTests === 0) exitCode ||= 1;
if (!hadOwnData && existsSync(OWN_DATA)) {
  exitCode ||= 1;
  say(`a suite has written into ${OWN_DATA}: give what it starts a DATA_DIR`);
}
if (leftOut.length > 0) say(`left out, LONG=all npm test runs them: ${leftOut.join(', ')}`);
say(closingLine(results, exitCode));
process.exit(exitCode);

function runJest(more: string[]): Promise<number> {
  rmSync(RESULTS, { force: true });
  const jest = path.join(ROOT, 'node_modules/jest/bin/jest.js');
  // The workers inherit what Node is told here. `#platform/…` leads to the sources, not to what is built.
  const hooks = [
    '--enable-source-maps',
    '--conditions=source',
    '--import',
    new URL('./jest/preload.ts', import.meta.url).href,
  ];
  const options = ['--config', 'tests/support/jest.config.ts', '--json', `--outputFile=${RESULTS}`];
  const child = spawn(process.execPath, [...hooks, jest, ...options, ...more], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)));
}

function isOfOneName(given: string[]): boolean {
  return given.some((arg) => /^(-t|--testNamePattern)/.test(arg));
}

function resultsOfTheRun(): TestResults | null {
  return existsSync(RESULTS) ? JSON.parse(readFileSync(RESULTS, 'utf8')) : null;
}
