import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin, Rolldown } from 'vite';

const { resolve } = createRequire(import.meta.url);
/** The font in files by script. */
const SOURCE = path.dirname(resolve('@fontsource-variable/vazirmatn/wght.css'));
/** All of it in one file. */
const WHOLE = path.join(path.dirname(resolve('vazirmatn/package.json')), 'fonts/webfonts/Vazirmatn[wght].woff2');
const FOLDER = path.resolve(import.meta.dirname, '../../node_modules/.cache/parde/fonts');

const FAMILY = 'Vazirmatn Variable';
/** For pages in English. Vazirmatn's lines keep room for what stands below Persian letters: capitals stood high in buttons and beside icons. */
const ENGLISH = { family: 'Vazirmatn English', ascentOverride: '112%', descentOverride: '44%' };

type Range = readonly [first: number, last: number];

/** The weights that the site has. */
const WEIGHTS = { min: 400, max: 900 };

/** What nearly all texts are made of; anything else is taken from the whole file, which is loaded where it occurs. */
const COMMON = {
  /** Letters and digits of Persian and what Arabic adds to them, with all that stands between and above them: a text in Persian needs no other file. */
  persian:
    '20-22,28-29,2C-2F,3A,60C,61B,61F,621-63A,641-64A,64B-652,654,66A-66C,670,67E,686,698,6A9,6AF,6C0,6CC,6F0-6F9,A0,AB,B7,BB,200B-200F,2013-2014,2026,2068-2069',
  /** English, the accents of the names in Western Europe, spaces, and the marks that say which way a text runs. */
  latin:
    '20-7E,A0,A9,AB,B0,B7,BB,C0,C1,C4-C9,D1,D3,D6,D7,DC,DF-EF,F1-F6,F8-FC,2000-200B,200F,2013-2014,2018-2019,201C-201E,2022,2026,2028-202F,2060-206F,2212',
} as const;

/**
 * The files of Vazirmatn as the site loads them: a small one that is nearly always enough for Persian,
 * another for Latin letters, and the package's own for what these leave out, whose faces `@import "parde-fonts/faces.css"` finds.
 */
export function siteFonts(): Plugin {
  return {
    name: 'parde:site-fonts',
    async config() {
      await writeFaces();
      return { resolve: { alias: { 'parde-fonts': FOLDER } } };
    },
  };
}

const fontFile = (name: string) => path.join(FOLDER, name);
export const PERSIAN_FILE = fontFile('vazirmatn-persian-common.woff2');
const LATIN_FILE = fontFile('vazirmatn-latin-common.woff2');

/**
 * What the boot script makes a face of on a page in Persian, in which all that stands between letters is in the Persian file; and one for
 * whoever changes its language.
 */
export const latinInPersian = {
  file: LATIN_FILE,
  family: FAMILY,
  english: ENGLISH,
  weights: `${WEIGHTS.min} ${WEIGHTS.max}`,
  range: covering(without(rangesOf(COMMON.latin), rangesOf(COMMON.persian))),
};

/**
 * The document itself tells of its letters, before the style sheet has come: the file to ask for at once and the faces. Those of a page in
 * English are put there for the server, which exchanges them, and for the boot script where the server has not drawn the page.
 */
export function lettersOfDocument(): Plugin {
  return {
    name: 'parde:letters-of-document',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const address = (file: string) => (bundle ? builtAt(file, bundle) : `/@fs${file}`);
        const [persian, latin] = [address(PERSIAN_FILE), address(LATIN_FILE)];
        const forEnglish = `${englishFace(latin)} ${face(latin, rangesOf(COMMON.latin))}`;
        const rules = [rule(face(persian, rangesOf(COMMON.persian)), {}), rule(forEnglish, IN_ENGLISH)];
        if (!bundle) return rules;
        const attrs = {
          rel: 'preload',
          as: 'font',
          type: 'font/woff2',
          href: persian,
          'data-en': latin,
          crossorigin: '',
        };
        return [{ tag: 'link', attrs, injectTo: 'head-prepend' as const }, ...rules];
      },
    },
  };
}

const IN_ENGLISH = { media: 'not all', 'data-letters': 'en' };

function rule(css: string, attrs: Record<string, string>) {
  const children = css.replaceAll(/\s+/g, ' ');
  return { tag: 'style', attrs, children, injectTo: 'head-prepend' as const };
}

function builtAt(file: string, bundle: Rolldown.OutputBundle): string {
  const found = Object.keys(bundle).find((name) => path.basename(name).startsWith(path.parse(file).name));
  if (!found) throw new Error('the site is built without its letters');
  return `/${found}`;
}

async function writeFaces(): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  const sheet = await readFile(path.join(SOURCE, 'wght.css'), 'utf8');
  const faces = [
    ...sheet.matchAll(
      /url\(\.\/files\/(vazirmatn-(\w+(?:-ext)?)-wght-normal\.woff2)\)[^;]*;\s*unicode-range: ([^;]+);/g,
    ),
  ];
  if (faces.length !== 3) throw new Error('the package’s fonts are not as they were');
  const common = Object.values(COMMON).flatMap(rangesOf);
  const rules: string[] = [];
  await write(path.basename(PERSIAN_FILE), await subset(WHOLE, COMMON.persian));
  for (const [, file = '', script = '', covered = ''] of faces) {
    const from = path.join(SOURCE, 'files', file);
    if (script === 'latin') await write(path.basename(LATIN_FILE), await subset(from, COMMON.latin));
    await write(file, await readFile(from));
    rules.push(face(`./${file}`, without(rangesOf(covered.replaceAll('U+', '')), common)));
  }
  await write('faces.css', rules.join('\n'));
}

async function subset(file: string, letters: string): Promise<Uint8Array> {
  const text = rangesOf(letters).map(lettersOf).join('');
  return subsetFont(await readFile(file), text, { targetFormat: 'woff2', variationAxes: { wght: WEIGHTS } });
}

/** Only what differs: a development server that watches it would reload. */
async function write(name: string, content: Uint8Array | string): Promise<void> {
  const file = path.join(FOLDER, name);
  if (!existsSync(file) || !(await readFile(file)).equals(Buffer.from(content))) await writeFile(file, content);
}

/** One face of the family: all of its files name the same weights, or else they would be faces apart. */
function face(file: string, ranges: readonly Range[]): string {
  return faceRule(FAMILY, file, `unicode-range: ${covering(ranges)}`);
}

function englishFace(file: string): string {
  const { family, ascentOverride, descentOverride } = ENGLISH;
  return faceRule(family, file, `ascent-override: ${ascentOverride}; descent-override: ${descentOverride}`);
}

function faceRule(family: string, file: string, more: string): string {
  return `@font-face {
  font-family: "${family}";
  font-style: normal;
  font-display: swap;
  font-weight: ${WEIGHTS.min} ${WEIGHTS.max};
  src: url(${file}) format("woff2-variations");
  ${more};
}`;
}

function covering(ranges: readonly Range[]): string {
  return ranges.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`).join();
}

function hex(code: number): string {
  return code.toString(16).toUpperCase();
}

const lettersOf = ([first, last]: Range) =>
  Array.from({ length: last - first + 1 }, (_, step) => String.fromCodePoint(first + step)).join('');

function rangesOf(text: string): Range[] {
  return text.split(',').map((part) => {
    const [first = '', last = first] = part.trim().split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });
}

/** @returns what of `ranges` is in none of `taken`. */
function without(ranges: readonly Range[], taken: readonly Range[]): Range[] {
  return taken.reduce<Range[]>(
    (left, [from, to]) =>
      left.flatMap(([first, last]): Range[] =>
        last < from || first > to
          ? [[first, last]]
          : [...(first < from ? [[first, from - 1] as const] : []), ...(last > to ? [[to + 1, last] as const] : [])],
      ),
    [...ranges],
  );
}
