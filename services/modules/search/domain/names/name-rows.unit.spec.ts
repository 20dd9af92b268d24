import { nameRows, sortKey } from './name-rows.ts';

const tailsOf = (...names: string[]) => nameRows(names).map(({ position, leads, tail }) => [position, leads, tail]);

describe('the index rows of names', () => {
  it('are the tails of a name from each of its words on', () => {
    expect(nameRows(['Mad Max'])).toEqual([
      { position: 0, leads: true, key: 'madmax', tail: 'mad max', name: 'mad max' },
      { position: 1, leads: false, key: 'max', tail: 'max', name: 'mad max' },
    ]);
  });

  it.each([
    'The Godfather',
    'A Separation',
    'An Education',
    'Le Samouraï',
    'La Haine',
    'Les Choristes',
    "L'Avventura",
    'El Topo',
    'Los olvidados',
    'Las niñas',
    'Der Untergang',
    'Die Welle',
    'Das Boot',
    'Il Divo',
  ])('of %s lead also after the article', (name) => {
    expect(nameRows([name]).map(({ leads }) => leads)).toEqual([true, true]);
  });

  it('lead after several articles, but not after an article further on', () => {
    expect(tailsOf('The A Team')).toEqual([
      [0, true, 'the a team'],
      [1, true, 'a team'],
      [2, true, 'team'],
    ]);
    expect(tailsOf('Kill the Team').map(([, leads]) => leads)).toEqual([true, false, false]);
  });

  it('are none twice, though a word that begins a name is another than one within it', () => {
    expect(tailsOf('Angry Men', 'Sad Men', 'Men')).toEqual([
      [0, true, 'angry men'],
      [1, false, 'men'],
      [0, true, 'sad men'],
      [0, true, 'men'],
    ]);
    expect(tailsOf('The Men', 'Mad Men')).toContainEqual([1, true, 'men']);
    expect(tailsOf('The Men', 'Mad Men')).toContainEqual([1, false, 'men']);
    expect(tailsOf('Men', 'MEN')).toHaveLength(1);
  });

  it('are those of all forms of a name', () => {
    expect(nameRows(['Rocky II']).map(({ name, tail }) => [name, tail])).toEqual([
      ['rocky ii', 'rocky ii'],
      ['rocky ii', 'ii'],
      ['rocky 2', 'rocky 2'],
      ['rocky 2', '2'],
    ]);
  });

  it('are at most fourteen of a name', () => {
    const words = Array.from({ length: 20 }, (_, index) => `q${String.fromCodePoint(0x61 + index)}`);
    const rows = nameRows([words.join(' ')]);
    expect(rows.map(({ position }) => position)).toEqual(Array.from({ length: 14 }, (_, position) => position));
    expect(rows.at(-1)?.tail).toBe(words.slice(13).join(' '));
    expect(nameRows([])).toEqual([]);
  });
});

describe('what a document is sorted by', () => {
  it.each([
    ['The Godfather', 'godfather'],
    ['A Separation', 'separation'],
    ['An Education', 'education'],
    ['Theorem', 'theorem'],
    ['Kill the Messenger', 'kill the messenger'],
    ['The', 'the'],
    ['Le Samouraï', 'le samourai'],
  ])('of %s is %s', (name, key) => {
    expect(sortKey([name, 'Another'])).toBe(key);
  });

  it('is nothing without a name', () => {
    expect(sortKey([])).toBe('');
  });
});
