import { CEREMONIES, ceremonySlug, readCeremonySlug } from './ceremonies.ts';

describe('the address of a ceremony', () => {
  it.each(Object.values(CEREMONIES))('says which and when: %d', (ceremony) => {
    expect(readCeremonySlug(ceremonySlug(ceremony, 1998))).toEqual({ ceremony, year: 1998 });
  });

  it('means the latest where it says no year', () => {
    expect(readCeremonySlug('golden-globe')).toEqual({ ceremony: 2, year: null });
  });

  it.each(['', 'oscars', 'oscar-98', 'oscar-', 'emmy-1998', 'constructor', 'oscar-1998-1'])('is not %j', (slug) => {
    expect(readCeremonySlug(slug)).toBeNull();
  });
});
