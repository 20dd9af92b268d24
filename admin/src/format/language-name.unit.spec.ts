import { languageName } from './language-name.ts';

describe('the name of a language', () => {
  it('is that of its readers’ language', () => {
    expect(languageName('fa', 'fa')).toBe('فارسی');
    expect(languageName('fa', 'en')).toBe('Persian');
  });

  it('is what was written where that is no code', () => {
    expect(languageName('SRT · fa', 'en')).toBe('SRT · fa');
  });
});
