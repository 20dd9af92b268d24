/*
 * npm run check: lint and format, types, import rules, stale generated client, stale edge, what the home page fetches, stale
 * migrations. Every error, then one verdict.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { build } from '../../services/tools/build/build.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const TSC = 'node_modules/typescript/bin/tsc';
const failed: string[] = [];

function check(name: string, script: string, args: string[]): void {
  const begun = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], { cwd: ROOT, encoding: 'utf8' });
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  process.stdout.write(`${status === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)\n`);
  if (status === 0) return;
  failed.push(name);
  process.stdout.write(`${stdout}${stderr}\n`);
}

check('lint and format', 'node_modules/@biomejs/biome/bin/biome', [
  'check',
  '--diagnostic-level=warn',
  '--error-on-warnings',
]);
check('types of the services and tests', TSC, ['-p', '.']);
for (const frontEnd of ['frontend', 'admin']) {
  if (existsSync(path.join(ROOT, frontEnd, 'tsconfig.json')))
    check(`types of ${frontEnd}`, TSC, ['-p', frontEnd, '--noEmit']);
}
const CRUISER = 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs';
check('import rules', CRUISER, ['services', 'frontend/src', 'admin/src', '--config', '.dependency-cruiser.cjs']);
check('circles between folders', CRUISER, ['services', '--config', '.dependency-cruiser.folders.cjs']);
await build(['services', 'frontend']);
check('generated client', 'services/tools/build/generate-clients.ts', ['--check']);
check('edge’s table of routes', 'services/tools/edge/generate-edge.ts', ['--check']);
check('what the home page fetches', 'tests/support/check-bundle.ts', []);
check('migrations against entities', 'tests/support/check-migrations.ts', []);

process.stdout.write(failed.length === 0 ? 'all checks passed\n' : `checks failed: ${failed.join(', ')}\n`);
process.exit(failed.length === 0 ? 0 : 1);
