import { initialsOf, standFor, typedInitials } from './initials.ts';

describe('initials', () => {
  it.each([
    ['the lord of the rings', ['tlotr', 'lor']],
    ['lord of the rings', ['lotr', 'lor']],
    ['gone with the wind', ['gwtw', 'gww']],
    ['12 angry men', ['1am']],
    ['جدایی نادر از سیمین', ['جناس']],
    ['the godfather', []],
    ['the dark knight', ['tdk']],
    ['love actually', []],
  ])('of %s', (name, initials) => {
    expect(initialsOf(name)).toEqual(initials);
  });

  it('are one typed word of three to eight letters', () => {
    expect(['lo', 'lotr', 'tlotrfot', 'tlotrfotr', 'lo tr', '', 'جناس'].map(typedInitials)).toEqual([
      null,
      'lotr',
      'tlotrfot',
      null,
      null,
      null,
      'جناس',
    ]);
  });

  it.each([
    ['lotr', 'The Lord of the Rings: The Two Towers', true],
    ['tlotr', 'The Lord of the Rings', true],
    ['got', 'Game of Thrones', true],
    ['got', 'Girls on Three Terraces', false],
    ['lot', 'The Lord of the Rings: The Two Towers', false],
  ])('%s stand for %s: %s', (initials, name, wanted) => {
    expect(standFor(initials, name)).toBe(wanted);
  });
});
