/* Collects the texts of both front ends for the server, which answers each of them and lets the staff change it. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const OUTPUT = path.join(ROOT, 'services/dist/built-in-texts.json');
const LANGUAGES = ['fa', 'en'] as const;
const SITE_TEXT = 1;
const SERVER_SENTENCE = 2;
const CONSOLE_TEXT = 3;

type Texts = Record<string, string>;
interface Tree {
  [key: string]: string | Tree;
}
interface Part {
  name: string;
  fa: Texts;
  en: Texts;
}

/** A part of the site's texts and where it lies; `core` and `shell` are those of every page. */
function siteParts(): Part[] {
  const site = path.join(ROOT, 'frontend/src');
  const features = path.join(site, 'features');
  const folders: [name: string, folder: string][] = [
    ['core', path.join(site, 'lib/i18n')],
    ['shell', path.join(site, 'app')],
    ...readdirSync(features).map((name): [string, string] => [name, path.join(features, name)]),
  ];
  return folders
    .filter(([, folder]) => existsSync(path.join(folder, 'locales/fa.json')))
    .map(([name, folder]) => {
      const read = (language: string) =>
        JSON.parse(readFileSync(path.join(folder, `locales/${language}.json`), 'utf8')) as Texts;
      return { name, fa: read('fa'), en: read('en') };
    });
}

/** Keys of the site's own texts are short names; a sentence of the server is its own key. */
const isSentence = (key: string) => /^\p{Lu}.*\s/u.test(key) || /^\p{L}+ .* /u.test(key);

/** One entry a key; one for each part of the site where parts say different things by it. */
function siteTexts(parts: Part[]) {
  const keys = new Set(parts.flatMap(({ fa, en }) => [...Object.keys(fa), ...Object.keys(en)]));
  return [...keys].flatMap((key) => {
    const own = parts
      .filter(({ fa, en }) => key in fa || key in en)
      .map((part) => ({ part: part.name, fa: part.fa[key] ?? null, en: part.en[key] ?? null }));
    const type = isSentence(key) ? SERVER_SENTENCE : SITE_TEXT;
    const said = (language: 'fa' | 'en') => new Set(own.map((one) => one[language]).filter((text) => text !== null));
    const [fa, en] = LANGUAGES.map(said) as [Set<string>, Set<string>];
    if (fa.size <= 1 && en.size <= 1) return [{ key, type, fa: [...fa][0] ?? null, en: [...en][0] ?? null }];
    return own.map(({ part, ...texts }) => ({ key: `${part}:${key}`, type, ...texts }));
  });
}

function flat(tree: Tree, before = ''): Texts {
  return Object.assign(
    {},
    ...Object.entries(tree).map(([key, value]) =>
      typeof value === 'string' ? { [`${before}${key}`]: value } : flat(value, `${before}${key}.`),
    ),
  ) as Texts;
}

async function consoleTexts() {
  const load = async (language: 'fa' | 'en') => {
    const file = path.join(ROOT, `admin/src/i18n/${language}.ts`);
    const module = (await import(pathToFileURL(file).href)) as Record<string, Tree>;
    return flat(module[language] ?? {});
  };
  const [fa, en] = [await load('fa'), await load('en')];
  const keys = [...new Set([...Object.keys(fa), ...Object.keys(en)])];
  return keys.map((key) => ({ key, type: CONSOLE_TEXT, fa: fa[key] ?? null, en: en[key] ?? null }));
}

const texts = [...siteTexts(siteParts()), ...(await consoleTexts())].sort((one, other) =>
  one.key < other.key ? -1 : 1,
);
mkdirSync(path.dirname(OUTPUT), { recursive: true });
writeFileSync(OUTPUT, JSON.stringify(texts));
