import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const SOURCES = path.resolve(import.meta.dirname, '../..');
const MOTION = readFileSync(path.join(import.meta.dirname, 'motion.css'), 'utf8');
/** What a browser moves without laying the page out anew, and colours, which do not move. */
const MOVED = /^(transform|opacity|color|background-color|border-color)$/;

const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(tsx?|css)$/.test(file) && !file.includes('.spec.'))
  .map((file): [string, string] => [file, readFileSync(path.join(SOURCES, file), 'utf8')]);
const found = (pattern: RegExp) =>
  sources.flatMap(([file, text]) =>
    [...text.matchAll(pattern)].map(([, value = '']): [string, string] => [file, value]),
  );

describe('what moves', () => {
  it('is moved by transform and opacity alone', () => {
    const named = found(/\btransition-\[([^\]]+)\]/g).flatMap(([file, list]) =>
      list.split(',').map((property) => [file, property] as const),
    );
    expect(named.length).toBeGreaterThan(3);
    expect(named.filter(([, property]) => !MOVED.test(property))).toEqual([]);
    expect(found(/\b(transition-all)\b/g)).toEqual([]);
    const frames = [...MOTION.matchAll(/@keyframes [\s\S]*?\n}/g)].join('\n');
    const properties = [...frames.matchAll(/([a-z-]+): /g)].map(([, property = '']) => property);
    expect(properties.length).toBeGreaterThan(5);
    expect(properties.filter((property) => !/^(transform|opacity)$/.test(property))).toEqual([]);
  });

  it('takes 150 to 220 ms', () => {
    const times = [...found(/\bduration-(\d+)\b/g), ...found(/\b(?:fade|rise|sheet)-in[ _](\d+)ms/g)];
    expect(times.length).toBeGreaterThan(3);
    expect(times.filter(([, time]) => Number(time) < 150 || Number(time) > 220)).toEqual([]);
    expect(found(/--default-transition-duration: (\d+)ms/g)).toEqual([['app/styles/tokens.css', '180']]);
  });
});
