import { readLanguage, storeLanguage } from '../i18n/language.ts';
import { takeReturnPath } from '../session/kept/return-path.ts';
import { chooseTheme, followSystemTheme } from '../theme/theme.ts';
import { siteStorage, tabStorage } from './storage.ts';

const system = { matches: false, addEventListener: () => undefined };

const STORAGES = ['localStorage', 'sessionStorage'] as const;
const allowed = STORAGES.map((name) => Object.getOwnPropertyDescriptor(globalThis, name));

function forbid(): void {
  throw new DOMException('denied', 'SecurityError');
}

beforeAll(() => Object.assign(globalThis, { matchMedia: () => system }));

describe('what the browser keeps', () => {
  it('is there again, until it is taken away', () => {
    for (const storage of [siteStorage, tabStorage]) {
      storage.setItem('parde.kept', '1');
      expect(storage.getItem('parde.kept')).toBe('1');
      storage.removeItem('parde.kept');
      expect(storage.getItem('parde.kept')).toBeNull();
    }
  });
});

describe('a browser that keeps nothing', () => {
  beforeAll(() => {
    for (const name of STORAGES) Object.defineProperty(globalThis, name, { configurable: true, get: forbid });
  });
  afterAll(() => {
    for (const [index, name] of STORAGES.entries())
      Object.defineProperty(globalThis, name, allowed[index] ?? { value: undefined });
  });

  it('has a site that starts with its theme and language, and leads home after a log-in', () => {
    followSystemTheme();
    chooseTheme('light');
    storeLanguage('en');
    expect([document.documentElement.dataset['theme'], readLanguage(), takeReturnPath()]).toEqual(['dark', 'en', '/']);
  });
});
