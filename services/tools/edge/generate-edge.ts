/*
 * npm run edge: writes what nginx has to know about the processes (who serves which route, which headers go with the pages).
 * With --check it only says whether the files are as they should be.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../../..');

const { edgeFiles } = await import(new URL('../../dist/apps/cli/routes/edge-files.js', import.meta.url).href);
const files: [string, string][] = Object.entries(await edgeFiles());
const stale = files.filter(([name, wanted]) => {
  const file = path.join(ROOT, name);
  return !existsSync(file) || readFileSync(file, 'utf8') !== wanted;
});

if (process.argv.includes('--check')) {
  for (const [name] of stale) process.stderr.write(`${name} is stale: run npm run edge\n`);
  process.exit(stale.length > 0 ? 1 : 0);
}
for (const [name, wanted] of stale) {
  writeFileSync(path.join(ROOT, name), wanted);
  process.stdout.write(`wrote ${name}\n`);
}
process.exit(0);
