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
const english = textsOf('en');
const withoutGaps = (text: string) => text.replaceAll(/\{\{?.*?\}\}?|<.*?>/g, '');
/** Sentences of the server are keys of their own; names of awards are no sentences. */
const isSentence = (key: string) => /^[A-Z]\S* \S/.test(key);

describe('Persian words', () => {
  it('are the same for one sentence of the server, wherever it is shown, and end as one', () => {
    const said = new Map<string, Set<string>>();
    for (const [file, texts] of persian.filter(([name]) => !name.includes('awards')))
      for (const [key, text] of Object.entries(texts).filter(([name]) => isSentence(name))) {
        said.set(key, (said.get(key) ?? new Set()).add(text));
        expect(`${file}: ${text}`).toMatch(/[.؟:]$/);
      }
    expect(said.size).toBeGreaterThan(100);
    expect([...said].filter(([, texts]) => texts.size > 1)).toEqual([]);
  });

  it('are not said again by a part of the site where every page has them', () => {
    const everywhere = Object.fromEntries(persian)['lib/i18n/locales/fa.json'] ?? {};
    const parts = persian.filter(([file]) => file !== 'lib/i18n/locales/fa.json');
    const again = parts.flatMap(([file, texts]) =>
      Object.keys(texts).filter((key) => key in everywhere && `${file}: ${key}`),
    );
    expect(again).toEqual([]);
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

describe('words of both languages', () => {
  it.each([
    ['Persian', persian],
    ['English', english],
  ])('end with a full stop where one stands between them: %s', (_, files) => {
    const texts = files.flatMap(([, all]) => [...Object.keys(all).filter(isSentence), ...Object.values(all)]);
    const open = texts.filter((text) => /[.؟?] \S/.test(withoutGaps(text)) && !/[.؟!?:…»”]$/.test(text));
    expect(texts.length).toBeGreaterThan(500);
    expect(open).toEqual([]);
  });
});
