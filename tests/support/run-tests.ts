/*
 * npm test: builds, starts one throw-away PostgreSQL with a migrated template database, runs Vitest, and closes with
 * "N passed, N failed". Arguments go to Vitest (a path pattern, -t name).
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from '../../services/apps/cli/build.ts';
import { closingLine, type TestResults } from './closing-line.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const CACHE = path.join(ROOT, 'node_modules/.cache/parde');
const RESULTS = path.join(CACHE, 'test-results.json');
const compiled = (file: string) => import(new URL(`../../services/dist/${file}`, import.meta.url).href);

const say = (line: string) => process.stdout.write(`${line}\n`);

// A run of some tests needs the services only; the journeys need everything.
await build(process.argv.length > 2 ? ['services'] : [], (line) => say(`  ${line}`));
const { startTestServer, stopTestServer } = await compiled('platform/database/embedded/test-server.js');
const { prepareTemplate } = await compiled('apps/prepare-test-template.js');
rmSync(path.join(CACHE, 'test-pictures'), { recursive: true, force: true });
await startTestServer();
let exitCode = 1;
try {
  await prepareTemplate(process.env['TEST_DATABASE_URL']);
  exitCode = await runVitest(process.argv.slice(2));
} finally {
  await stopTestServer();
}
say(closingLine(resultsOfTheRun(), exitCode));
process.exit(exitCode);

function runVitest(args: string[]): Promise<number> {
  rmSync(RESULTS, { force: true });
  const vitest = path.join(ROOT, 'node_modules/vitest/vitest.mjs');
  const options = ['--config', 'tests/support/vitest.config.ts', '--reporter=default', '--reporter=json'];
  const child = spawn(process.execPath, [vitest, 'run', ...options, `--outputFile.json=${RESULTS}`, ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)));
}

function resultsOfTheRun(): TestResults | null {
  return existsSync(RESULTS) ? JSON.parse(readFileSync(RESULTS, 'utf8')) : null;
}
