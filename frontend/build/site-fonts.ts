import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const SOURCE = path.dirname(createRequire(import.meta.url).resolve('@fontsource-variable/vazirmatn/wght.css'));
const FOLDER = path.resolve(import.meta.dirname, '../../node_modules/.cache/parde/fonts');

type Range = readonly [first: number, last: number];

/** The weights that the site has. */
const WEIGHTS = { min: 400, max: 900 };

/** What nearly all texts are made of; anything else is taken from the whole file, which is loaded where it occurs. */
const COMMON = {
  /** Letters of Persian, Arabic and Kurdish, with what stands between and above them. */
  arabic:
    '60C,61B,61F,621-63A,640-652,654,656-657,660-66C,670,67E,686,695,698,6A4,6A9,6AF,6B5,6C0-6C1,6C6,6CC,6CE,6D2,6D5,6F0-6F9,200C-200E,2010-2011',
  /** English, the accents of the names in Western Europe, spaces, and the marks that say which way a text runs. */
  latin:
    '20-7E,A0,A9,AB,B0,B7,BB,C0,C1,C4-C9,D1,D3,D6,D7,DC,DF-EF,F1-F6,F8-FC,2000-200B,200F,2013-2014,2018-2019,201C-201E,2022,2026,2028-202F,2060-206F,2212',
} as const;

/**
 * The faces of Vazirmatn as the site loads them: of each script a small file that is nearly always enough, and the whole one for
 * what it leaves out. `@import "parde-fonts/faces.css"` finds them.
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

/** Persian text is what most visitors read first, so its font file is asked for before the style sheet has been parsed. */
export function preloadPersianFont(): Plugin {
  return {
    name: 'parde:preload-persian-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const font = Object.keys(bundle ?? {}).find((file) => /vazirmatn-arabic-common.*\.woff2$/.test(file));
        if (!font) return [];
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${font}`, crossorigin: '' };
        return [{ tag: 'link', attrs, injectTo: 'head-prepend' as const }];
      },
    },
  };
}

async function writeFaces(): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  const sheet = await readFile(path.join(SOURCE, 'wght.css'), 'utf8');
  const faces = [
    ...sheet.matchAll(
      /url\(\.\/files\/(vazirmatn-(\w+(?:-ext)?)-wght-normal\.woff2)\)[^;]*;\s*unicode-range: ([^;]+);/g,
    ),
  ];
  const rules: string[] = [];
  for (const [, file = '', script = '', covered = ''] of faces) {
    const whole = await readFile(path.join(SOURCE, 'files', file));
    const common = script in COMMON ? rangesOf(COMMON[script as keyof typeof COMMON]) : [];
    if (common.length > 0) {
      const name = `vazirmatn-${script}-common.woff2`;
      const text = common.map(lettersOf).join('');
      await write(name, await subsetFont(whole, text, { targetFormat: 'woff2', variationAxes: { wght: WEIGHTS } }));
      rules.push(face(name, common));
    }
    await write(file, whole);
    // Of two files that name the same letter browsers take the later one.
    rules.push(face(file, without(rangesOf(covered.replaceAll('U+', '')), Object.values(COMMON).flatMap(rangesOf))));
  }
  if (rules.length !== faces.length + Object.keys(COMMON).length)
    throw new Error('the package’s fonts are not as they were');
  await write('faces.css', rules.join('\n'));
}

/** Only what differs: a development server that watches it would reload. */
async function write(name: string, content: Uint8Array | string): Promise<void> {
  const file = path.join(FOLDER, name);
  if (!existsSync(file) || !(await readFile(file)).equals(Buffer.from(content))) await writeFile(file, content);
}

/** One face of the family: all of its files name the same weights, or else they would be faces apart. */
function face(file: string, ranges: readonly Range[]): string {
  const covered = ranges.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`);
  return `@font-face {
  font-family: "Vazirmatn Variable";
  font-style: normal;
  font-display: swap;
  font-weight: ${WEIGHTS.min} ${WEIGHTS.max};
  src: url(./${file}) format("woff2-variations");
  unicode-range: ${covered.join(', ')};
}`;
}

const hex = (code: number) => code.toString(16).toUpperCase();
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
