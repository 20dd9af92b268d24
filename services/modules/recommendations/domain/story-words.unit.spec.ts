import { storyWords } from './story-words.ts';

describe('the words of a story', () => {
  it('are folded, each once, without short ones', () => {
    const en = 'The Corleone family, and Corleone’s sons: café owners.';
    expect(storyWords({ en, fa: null })).toEqual(['corleone', 'family', 'corleones', 'sons', 'cafe', 'owners']);
  });

  it('are Persian where there is no English', () => {
    expect(storyWords({ en: null, fa: 'پسر كشتي‌گير' })).toEqual(['کشتی']);
    expect(storyWords({ en: null, fa: null })).toEqual([]);
  });
});
