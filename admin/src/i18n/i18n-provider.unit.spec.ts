import englishMessages from 'ra-language-english';
import farsiMessages from 'ra-language-farsi';
import { en } from './en.ts';
import { fa } from './fa.ts';
import { i18nProvider } from './i18n-provider.ts';
import { layOver, MESSAGES, type MessageTree, mergeMessages } from './messages.ts';

function keysOf(tree: MessageTree, path = ''): string[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${path}${key}`] : keysOf(value, `${path}${key}.`),
  );
}

function textsOf(tree: MessageTree): string[] {
  return Object.values(tree).flatMap((value) => (typeof value === 'string' ? [value] : textsOf(value)));
}

// Node gives a CommonJS package whole: its messages are its `default`.
const farsiPackage = farsiMessages as unknown as MessageTree & { default?: MessageTree };
const persianMessages = farsiPackage.default ?? farsiPackage;

describe('messages', () => {
  it('are there in both languages', () => {
    expect(keysOf(fa).sort()).toEqual(keysOf(en).sort());
  });

  it('leave no text of react-admin untranslated', () => {
    const inPersian = new Set(keysOf(persianMessages));
    const lists = ['ra.action', 'ra.navigation', 'ra.saved_queries', 'ra.sort', 'ra.message', 'ra.notification'];
    const wanted = keysOf(englishMessages as unknown as MessageTree).filter((key) =>
      lists.some((area) => key.startsWith(`${area}.`)),
    );
    expect(wanted.filter((key) => !inPersian.has(key))).toEqual([]);
  });

  it('have one word for a link in Persian', () => {
    expect(textsOf(fa).filter((text) => text.includes('پیوند'))).toEqual([]);
    expect(textsOf(fa).filter((text) => text.includes('لینک')).length).toBeGreaterThan(8);
  });

  it('fall back to the layer below, level by level', () => {
    expect(mergeMessages({ a: { x: '1', y: '2' } }, { a: { y: 'two' } })).toEqual({ a: { x: '1', y: 'two' } });
  });

  it('have Persian digits in Persian', async () => {
    await i18nProvider.changeLocale('fa');
    expect(i18nProvider.translate('parde.dashboard.waiting', { smart_count: 29 })).toBe('۲۹ مورد در انتظار رسیدگی است');
    await i18nProvider.changeLocale('en');
    expect(i18nProvider.translate('parde.dashboard.waiting', { smart_count: 1 })).toBe('1 thing is waiting');
  });

  it('have thousands separators in their counts', async () => {
    await i18nProvider.changeLocale('fa');
    expect(i18nProvider.translate('parde.list.total', { smart_count: 298_586 })).toBe('۲۹۸٬۵۸۶ مورد');
    const named = { _: '%{smart_count}, %{name}', smart_count: 1_984, name: '1984' };
    expect(i18nProvider.translate('no.such.key', named)).toBe('۱٬۹۸۴, ۱۹۸۴');
    await i18nProvider.changeLocale('en');
    expect(i18nProvider.translate('parde.dashboard.waiting', { smart_count: 1_200 })).toContain('1,200');
    // As the total above the list has it.
    const range = { offsetBegin: 1_001, offsetEnd: 1_025, total: 1_484 };
    expect(i18nProvider.translate('ra.navigation.page_range_info', range)).toBe('1,001–1,025 of 1,484');
  });
});

describe('changed texts', () => {
  it('take the place of the built-in ones, in their language, and add nothing', () => {
    const built = MESSAGES.en;
    const parde = MESSAGES.fa['parde'] as MessageTree;
    layOver('fa', [
      { key: 'parde.translations.title', value: 'نوشته‌ها' },
      { key: 'parde.nothing.of.the.kind', value: 'هیچ' },
    ]);
    const changed = MESSAGES.fa['parde'] as MessageTree;
    expect(changed['translations']).toEqual({ ...(parde['translations'] as MessageTree), title: 'نوشته‌ها' });
    expect(Object.keys(changed)).toEqual(Object.keys(parde));
    expect(MESSAGES.en).toBe(built);
  });
});
