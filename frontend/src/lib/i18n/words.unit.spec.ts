import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const SOURCES = path.resolve(import.meta.dirname, '../..');

const persian = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('locales/fa.json'))
  .map((file): [string, Record<string, string>] => [file, JSON.parse(readFileSync(path.join(SOURCES, file), 'utf8'))]);

describe('Persian words', () => {
  it.each([
    ['a comment is دیدگاه', /(?<!\p{L})(?:نظر(?:ها|ی|ات)?|کامنت)(?!\p{L})/u],
    ['digits are Persian', /(?<![{<\w.-])\d+(?![\w}>])/],
  ])('%s', (_, other) => {
    const found = persian.flatMap(([file, texts]) =>
      Object.values(texts)
        .filter((text) => other.test(text.replaceAll(/\{\{.*?\}\}|<.*?>/g, '')))
        .map((text) => `${file}: ${text}`),
    );
    expect(persian.length).toBeGreaterThan(8);
    expect(found).toEqual([]);
  });

  it.each([
    'Too many tries, please wait a little',
    'Too many tries, please try again in a quarter of an hour',
    'Too many tries, please try again in an hour',
    'Too many tries, please try again tomorrow',
    "There's a problem with your request please try again",
  ])('say on every page what any call may be refused with: %s', (sentence) =>
    expect(Object.fromEntries(persian)['lib/i18n/locales/fa.json']).toHaveProperty([sentence]),
  );
});
