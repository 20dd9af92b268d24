/*
 * What the built site may ask of a browser: no more than the oldest of frontend/vite.config.ts knows. The build lowers syntax;
 * what it cannot lower, and what browsers bring along, is looked for here.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const DIST = path.resolve(import.meta.dirname, '../../../frontend/dist');
const ASSETS = path.join(DIST, 'assets');

/** Too new, by what it looks like in a built script, and since when Chrome and Safari have it. */
const TOO_NEW: [name: string, pattern: RegExp][] = [
  ['a look behind in a regular expression (Safari 16.4)', /\(\?<[=!]/],
  ['a static block (Safari 16.4)', /[{;}]static\s*\{/],
  ['URL.canParse (Chrome 120, Safari 17)', /\bURL\.canParse\(/],
  ['Array.toSorted, toReversed, toSpliced, with (Chrome 110)', /\[[^[\]]*\]\.(?:toSorted|toReversed|toSpliced|with)\(/],
  ['Promise.withResolvers (Chrome 119, Safari 17.4)', /\bPromise\.withResolvers\(/],
  ['Promise.try (Chrome 128, Safari 18.2)', /\bPromise\.try\(/],
  ['Object.groupBy, Map.groupBy (Chrome 117, Safari 17.4)', /\b(?:Object|Map)\.groupBy\(/],
  ['Array.fromAsync (Chrome 121, Safari 16.4)', /\bArray\.fromAsync\(/],
  ['Intl.DurationFormat (Chrome 129, Safari 16.4)', /\bIntl\.DurationFormat\(/],
  ['AbortSignal.timeout without a way round (Chrome 103)', /\bAbortSignal\.timeout\(/],
  ['RegExp.escape (Chrome 136, Safari 18.2)', /\bRegExp\.escape\(/],
  ['URLPattern (Safari 26)', /\bnew URLPattern\(/],
  ['a popover opened by script (Chrome 114, Safari 17)', /\.(?:show|toggle|hide)Popover\(/],
];
const TOO_NEW_IN_STYLES: [name: string, pattern: RegExp][] = [
  ['a range in a media query (Chrome 104, Safari 16.4)', /@media[^{;]*\([^(){};:]*[<>]=?[^{;]*\)\s*\{/],
  ['nested rules (Chrome 112, Safari 16.5)', /[{;}]\s*&/],
  [
    'a veil that is whole where colours are not mixed',
    /(\S+)\{background-color:var\([^)]+\)\}@supports \(color:color-mix\([^{]*\{\1\{[^}]*\b[1-7]?\d%, transparent/,
  ],
];

/** Of a build alone: files of former builds lie beside. */
function builtFiles(): string[] {
  const manifest = readFileSync(path.join(DIST, '.vite/manifest.json'), 'utf8');
  const page = readFileSync(path.join(DIST, 'index.html'), 'utf8');
  const named = `${manifest}${page}${readFileSync(path.join(DIST, 'sw.js'), 'utf8')}`;
  const ours = readdirSync(ASSETS).filter((file) => /\.(?:js|css)$/.test(file) && named.includes(file));
  return [path.join(DIST, 'sw.js'), ...ours.map((file) => path.join(ASSETS, file))];
}

const found = builtFiles().flatMap((file) => {
  const source = readFileSync(file, 'utf8');
  return (file.endsWith('.css') ? TOO_NEW_IN_STYLES : TOO_NEW).flatMap(([name, pattern]) => {
    const match = pattern.exec(source);
    return match ? [`${path.basename(file)}: ${name}: ${match[0].slice(0, 120)}`] : [];
  });
});
process.stdout.write(found.length === 0 ? 'nothing too new\n' : `${found.join('\n')}\n`);
process.exit(found.length === 0 ? 0 : 1);
