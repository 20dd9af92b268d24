import { titleAndPerson, withoutAnd } from './title-and-person.ts';

describe('a title and a person', () => {
  it('stand one after the other, a full name first', () => {
    expect(titleAndPerson('dune denis villeneuve')).toEqual([
      { text: 'dune', person: 'denis villeneuve' },
      { text: 'dune denis', person: 'villeneuve' },
      { text: 'villeneuve', person: 'dune denis' },
      { text: 'denis villeneuve', person: 'dune' },
    ]);
    expect(titleAndPerson('up docter')).toEqual([{ text: 'up', person: 'docter' }]);
  });

  it('are two words at least', () => {
    expect(titleAndPerson('dune')).toEqual([]);
    expect(titleAndPerson(Array(13).fill('word').join(' '))).toEqual([]);
  });
});

it.each([
  ['al pacino and', 'al pacino'],
  ['and robert de niro', 'robert de niro'],
  ['ال پاچینو و', 'ال پاچینو'],
  ['با رابرت دنیرو', 'رابرت دنیرو'],
  ['andy garcia', 'andy garcia'],
])('one side stands without the word between two: %s', (side, wanted) => {
  expect(withoutAnd(side)).toBe(wanted);
});
