/*
 * What a phone on a slow line has to fetch before the home page answers a tap, and before a title, a list or the player does. What
 * grows above its budget is split off, or the budget is raised here with the reason in the commit.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const DIST = path.resolve(import.meta.dirname, '../../frontend/dist');
const KILOBYTE = 1_000;
/** Kilobytes as gzip packs them. */
const BUDGETS = { scripts: 130, styles: 17 };

const page = readFileSync(path.join(DIST, 'index.html'), 'utf8');
const named = (what: RegExp) => [...page.matchAll(what)].map(([, file]) => file as string);
const kilobytes = (files: readonly string[]) =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(path.join(DIST, file)), { level: 9 }).length, 0) / KILOBYTE;

const sizes = {
  scripts: kilobytes([...named(/<script[^>]* src="([^"]+)"/g), ...named(/rel="modulepreload"[^>]* href="([^"]+)"/g)]),
  styles: kilobytes(named(/rel="stylesheet"[^>]* href="([^"]+)"/g)),
};
const over = Object.entries(BUDGETS).filter(([kind, budget]) => sizes[kind as keyof typeof sizes] > budget);
for (const [kind, budget] of Object.entries(BUDGETS)) {
  process.stdout.write(`${kind} of the home page: ${sizes[kind as keyof typeof sizes].toFixed(1)} of ${budget} KB\n`);
}
process.exit(over.length === 0 ? 0 : 1);
