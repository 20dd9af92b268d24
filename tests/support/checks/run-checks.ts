/*
 * npm run check: lint and format, types, import rules, stale generated client, stale edge, what the home page fetches, what
 * the site asks of browsers, stale migrations. Two at a time; every error, then one verdict.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { build } from '../../../services/tools/build/build.ts';

type Check = [name: string, script: string, args: string[]];

const ROOT = path.resolve(import.meta.dirname, '../../..');
const AT_ONCE = 2;
const BIOME = 'node_modules/@biomejs/biome/bin/biome';
/** TypeScript 7, which has no API yet: what builds upon that has TypeScript 6. */
const TSC = 'node_modules/typescript-native/bin/tsc';
const CRUISER = 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs';
const failed: string[] = [];

async function check([name, script, args]: Check): Promise<void> {
  const begun = performance.now();
  const child = spawn(process.execPath, [script, ...args], { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise((resolve) => child.on('close', resolve));
  const [code, output, errors] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  process.stdout.write(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)\n`);
  if (code === 0) return;
  failed.push(name);
  process.stdout.write(`${output}${errors}\n`);
}

async function checkAll(checks: readonly Check[]): Promise<void> {
  const left = [...checks];
  const work = async () => {
    for (let next = left.shift(); next; next = left.shift()) await check(next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

const frontEnds = ['frontend', 'admin'].filter((name) => existsSync(path.join(ROOT, name, 'tsconfig.json')));
// The longest first.
await checkAll([
  ['types of the services and tests', TSC, ['-p', '.']],
  ...frontEnds.map((name): Check => [`types of ${name}`, TSC, ['-p', name, '--noEmit']]),
  ['import rules', CRUISER, ['services', 'frontend/src', 'admin/src', '--config', '.dependency-cruiser.cjs']],
  ['lint and format', BIOME, ['check', '--diagnostic-level=warn', '--error-on-warnings']],
  ['circles between folders', CRUISER, ['services', '--config', '.dependency-cruiser.folders.cjs']],
]);
await build(['services', 'frontend']);
await checkAll([
  ['migrations against entities', 'tests/support/checks/check-migrations.ts', []],
  ['generated client', 'services/tools/build/generate-clients.ts', ['--check']],
  ['edge’s table of routes', 'services/tools/edge/generate-edge.ts', ['--check']],
  ['what the home page fetches', 'tests/support/checks/check-bundle.ts', []],
  ['what the site asks of browsers', 'tests/support/checks/check-browsers.ts', []],
]);

process.stdout.write(failed.length === 0 ? 'all checks passed\n' : `checks failed: ${failed.join(', ')}\n`);
process.exit(failed.length === 0 ? 0 : 1);
