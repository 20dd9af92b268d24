import { clearCookie, readCookie, writeCookie } from './cookie.ts';

describe('a cookie', () => {
  afterEach(() => clearCookie('lang'));

  it('is read as it was written', () => {
    writeCookie('lang', 'a b;ü', 1);
    expect(readCookie('lang')).toBe('a b;ü');
    expect(readCookie('other')).toBeNull();
  });

  it('is a wrong value as any other where another program on this host has written what nobody can read', () => {
    // biome-ignore lint/suspicious/noDocumentCookie: as another program would
    document.cookie = 'lang=100%; Path=/';
    expect(readCookie('lang')).toBe('100%');
  });
});
