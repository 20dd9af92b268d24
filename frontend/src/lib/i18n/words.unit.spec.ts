import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const SOURCES = path.resolve(import.meta.dirname, '../..');

const textsOf = (language: string) =>
  readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(`locales/${language}.json`))
    .map((file): [string, Record<string, string>] => [
      file,
      JSON.parse(readFileSync(path.join(SOURCES, file), 'utf8')),
    ]);
const persian = textsOf('fa');

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

  it('stand in Persian, too, where a sentence of the server is Persian, or the staff would be told that they are missing', () => {
    const keysOf = (texts: typeof persian) =>
      texts.flatMap(([, own]) => Object.keys(own).filter((key) => /\p{Script=Arabic}/u.test(key)));
    expect(keysOf(persian).toSorted()).toEqual(keysOf(textsOf('en')).toSorted());
    expect(keysOf(persian).length).toBeGreaterThan(0);
  });
});
