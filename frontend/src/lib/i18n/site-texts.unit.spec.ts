import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import i18next from 'i18next';
import type { Language } from './language.ts';
import { SiteTexts } from './site-texts.ts';
import type { TextMap } from './translate.ts';

const SOURCES = path.resolve(import.meta.dirname, '../..');
const LANGUAGES: Language[] = ['fa', 'en'];
const read = (file: string): TextMap => JSON.parse(readFileSync(path.join(SOURCES, file), 'utf8'));
/** By language and namespace, as the site keeps them. */
const bundled = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => /locales\/(fa|en)\.json$/.test(file))
  .map((file) => {
    const language = path.basename(file, '.json') as Language;
    const folder = file.split('/').at(-3) ?? '';
    const namespace = { i18n: 'core', app: 'shell' }[folder] ?? folder;
    return { language, namespace, texts: read(file) };
  });

const missing: string[] = [];
let texts: SiteTexts;
const load = async (language: string, namespace: string): Promise<TextMap> => {
  const found = bundled.find((one) => one.language === language && one.namespace === namespace);
  if (!found) throw new Error('no such texts');
  return found.texts;
};

beforeEach(async () => {
  missing.length = 0;
  texts = new SiteTexts({ load, missing: (language, key) => missing.push(`${language} ${key}`) });
  await texts.init('fa');
});

describe('the texts of the site', () => {
  it('are all as i18next has them, with each number and each value', async () => {
    const theirs = i18next.createInstance();
    await theirs.init({
      lng: 'fa',
      fallbackLng: false,
      defaultNS: 'core',
      fallbackNS: 'core',
      keySeparator: false,
      nsSeparator: false,
      interpolation: { escapeValue: false },
      resources: Object.fromEntries(
        LANGUAGES.map((language) => [
          language,
          Object.fromEntries(
            bundled.filter((one) => one.language === language).map((one) => [one.namespace, one.texts]),
          ),
        ]),
      ),
    });
    let compared = 0;
    for (const language of LANGUAGES) {
      await texts.changeLanguage(language);
      for (const { namespace, texts: own } of bundled.filter((one) => one.language === language)) {
        await texts.loadNamespaces(namespace);
        const [their, our] = [theirs.getFixedT(language, namespace), texts.getFixedT(language, namespace)];
        for (const [key, text] of Object.entries(own)) {
          const names = [...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name]) => name as string);
          const values = Object.fromEntries(names.map((name) => [name, `«${name} & <b>»`]));
          const numbers = [...text.matchAll(/\{\{\s*(\w+)\s*,/g)].map(([, name]) => name as string);
          const bare = key.replace(/_(one|other)$/, '');
          for (const count of [0, 1, 2, 21, 1_234, 1_234_567]) {
            const counted = { ...values, ...Object.fromEntries(numbers.map((name) => [name, count + 0.5])), count };
            expect([bare, count, our(bare, counted)]).toEqual([bare, count, their(bare, counted)]);
          }
          compared += 1;
        }
      }
    }
    expect(compared).toBeGreaterThan(1_000);
  });

  it('of another namespace are those of core, and what nobody has written is its key, and told', async () => {
    await texts.loadNamespaces('home');
    const t = texts.getFixedT('fa', ['home']);
    const core = read('lib/i18n/locales/fa.json');
    expect(t('shelf.all')).toBe(core['shelf.all']);
    expect(missing).toEqual([]);
    expect(t('Nobody: has written. this')).toBe('Nobody: has written. this');
    expect(t('nobody', { defaultValue: 'otherwise' })).toBe('otherwise');
    expect(missing).toEqual(['fa Nobody: has written. this', 'fa nobody']);
    expect([texts.exists('shelf.all'), texts.exists('nobody')]).toEqual([true, false]);
  });

  it('are in the other language at once where they are there already', async () => {
    const told: Language[] = [];
    texts.on('languageChanged', (language) => told.push(language));
    await texts.reloadResources(['en'], texts.options.ns);
    void texts.changeLanguage('en');
    expect([texts.language, texts.dir(), told]).toEqual(['en', 'ltr', ['en']]);
    await texts.loadNamespaces('home');
    void texts.changeLanguage('fa');
    expect(texts.language).toBe('en');
    await texts.changeLanguage('fa');
    expect(texts.hasLoadedNamespace('home')).toBe(true);
  });

  it('tell who shows them when others are laid over them, and not when a part of the page loads its own', async () => {
    let told = 0;
    const listener = () => void told++;
    texts.store.on('added', listener);
    await texts.loadNamespaces('home');
    expect(told).toBe(0);
    texts.lay('fa', 'home', { 'genres.title': 'گونه‌ها' });
    expect([told, texts.getFixedT('fa', 'home')('genres.title')]).toEqual([1, 'گونه‌ها']);
    texts.store.off('added', listener);
    texts.lay('fa', 'home', {});
    expect(told).toBe(1);
  });

  it('of a part that has none are not waited for', async () => {
    await texts.loadNamespaces('nothing');
    expect(texts.hasLoadedNamespace('nothing')).toBe(true);
  });
});
