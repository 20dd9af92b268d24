import { characterPhrases } from './character-phrases.ts';

describe('what a character may be called', () => {
  it.each([
    ['Neo', ['neo']],
    ['Don Vito Corleone', ['don vito corleone', 'don vito', 'vito corleone']],
    ['سهراب کوهیار', ['سهراب کوهیار']],
    ['Neo / Thomas Anderson', ['neo', 'thomas anderson']],
    ['Elliot (voice)', ['elliot']],
    ['سهراب، راوی', ['سهراب', 'راوی']],
  ])('is the whole name, and what stands together in it: %s', (name, wanted) => {
    expect(characterPhrases([name]).sort()).toEqual([...wanted].sort());
  });

  it('is a long name as well, and of the beginnings of it what stands together', () => {
    const phrases = characterPhrases(['The Cat That Walked by Himself at Night']);
    expect(phrases).toContain('the cat that walked by himself at night');
    expect(phrases).toContain('cat that walked by himself');
    expect(phrases).not.toContain('by himself at');
  });

  it('is told once, whatever languages it is told in', () => {
    expect(characterPhrases(['Leila', 'leila', 'لیلا'])).toEqual(['leila', 'لیلا']);
    expect(characterPhrases(['', ' / '])).toEqual([]);
  });
});
