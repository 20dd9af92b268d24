import { describe, expect, it } from 'vitest';
import { en } from './en';
import { fa } from './fa';
import { i18nProvider, type MessageTree, mergeMessages } from './i18n-provider';

function keysOf(tree: MessageTree, path = ''): string[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${path}${key}`] : keysOf(value, `${path}${key}.`),
  );
}

describe('messages', () => {
  it('are there in both languages', () => {
    expect(keysOf(fa).sort()).toEqual(keysOf(en).sort());
  });

  it('fall back to the layer below, level by level', () => {
    expect(mergeMessages({ a: { x: '1', y: '2' } }, { a: { y: 'two' } })).toEqual({ a: { x: '1', y: 'two' } });
  });

  it('have Persian digits in Persian', async () => {
    await i18nProvider.changeLocale('fa');
    expect(i18nProvider.translate('parde.dashboard.waiting', { smart_count: 29 })).toBe(
      '۲۹ دیدگاه در انتظار بررسی است',
    );
    await i18nProvider.changeLocale('en');
    expect(i18nProvider.translate('parde.dashboard.waiting', { smart_count: 1 })).toBe('1 comment is waiting');
  });
});
