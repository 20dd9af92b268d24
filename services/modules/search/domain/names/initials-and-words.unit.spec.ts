import { initialsAndWords, spelledOut } from './initials-and-words.ts';

const TWO_TOWERS = 'The Lord of the Rings: The Two Towers';

describe('initials before words of the name', () => {
  it.each([
    ['lotr two towers', TWO_TOWERS, 'lord of the rings two towers'],
    ['lotr tow', TWO_TOWERS, 'lord of the rings tow'],
    ['tdk rises', 'The Dark Knight Rises', 'the dark knight rises'],
    ['lotr king', TWO_TOWERS, null],
    ['lotr lord', 'The Lord of the Rings', null],
  ])('%s by %s', (typed, name, wanted) => {
    expect(spelledOut(initialsAndWords(typed)!, name)).toBe(wanted);
  });

  it.each(['lotr', 'it two', ''])('are none in "%s"', (typed) => {
    expect(initialsAndWords(typed)).toBeNull();
  });
});
