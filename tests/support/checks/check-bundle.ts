/*
 * What a phone on a slow line has to fetch before the home page answers a tap, and before a title, a list or the player does. What
 * grows above its budget is split off, or the budget is raised here with the reason in the commit.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { partFiles } from '../../../frontend/build/part-files.ts';

const DIST = path.resolve(import.meta.dirname, '../../../frontend/dist');
const KILOBYTE = 1_000;
/** Kilobytes as gzip packs them. */
const HOME = { scripts: 129.5, styles: 16.6 };
/** What other pages bring besides: kilobytes, and the modules with files of their own that they are drawn with. */
const PAGES = {
  'a list': { budget: 12.1, modules: ['app/routes/lists/ListRoute.tsx'] },
  'a title': { budget: 30, modules: ['app/routes/title/TitleRoute.tsx', 'features/community/Comments.tsx'] },
  'a person': { budget: 11.3, modules: ['app/routes/people/PersonRoute.tsx'] },
  'a news post': {
    budget: 17.6,
    modules: ['app/routes/articles/NewsPostRoute.tsx', 'features/community/Comments.tsx'],
  },
  'the player': { budget: 81.2, modules: ['app/routes/title/PlayRoute.tsx'] },
};

const page = readFileSync(path.join(DIST, 'index.html'), 'utf8');
const named = (what: RegExp) => [...page.matchAll(what)].map(([, file]) => file as string);
const kilobytes = (files: readonly string[]) =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(path.join(DIST, file)), { level: 9 }).length, 0) / KILOBYTE;

const parts = partFiles(DIST);
const filesOf = (modules: readonly string[]) => [
  ...new Set(
    modules.flatMap((module) => {
      const files = parts[module];
      if (!files) throw new Error(`${module} has no file of its own`);
      return files;
    }),
  ),
];

let isOver = false;
function weigh(what: string, files: readonly string[], budget: number): void {
  const size = kilobytes(files);
  isOver ||= size > budget;
  process.stdout.write(`${what}: ${size.toFixed(1)} of ${budget} KB in ${files.length} files\n`);
}

const scripts = [...named(/<script[^>]* src="([^"]+)"/g), ...named(/rel="modulepreload"[^>]* href="([^"]+)"/g)];
weigh('scripts of the home page', scripts, HOME.scripts);
weigh('styles of the home page', named(/rel="stylesheet"[^>]* href="([^"]+)"/g), HOME.styles);
for (const [name, { modules, budget }] of Object.entries(PAGES))
  weigh(`… of ${name} besides`, filesOf(modules), budget);
process.exit(isOver ? 1 : 0);
