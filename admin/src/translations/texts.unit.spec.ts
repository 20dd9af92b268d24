import type { ConsoleTranslation } from '../api/types.ts';
import { builtInText, textNow } from './texts.ts';

const TEXT: ConsoleTranslation = {
  id: 1,
  key: 'Please Login First',
  type: 2,
  built_in: { fa: 'نخست وارد شوید', en: null },
  changed: { fa: null, en: null },
  missing: false,
  doubted: false,
  version: 0,
};

describe('a text', () => {
  it('is the built-in one until it is changed', () => {
    expect(textNow(TEXT, 'fa')).toBe('نخست وارد شوید');
    expect(textNow({ ...TEXT, changed: { fa: 'وارد شوید', en: null } }, 'fa')).toBe('وارد شوید');
  });

  it('of the server is its own English', () => {
    expect(builtInText(TEXT, 'en')).toBe('Please Login First');
    expect(builtInText({ ...TEXT, type: 1, key: 'nav.home' }, 'en')).toBeNull();
  });
});
