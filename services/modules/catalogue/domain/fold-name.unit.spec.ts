import { foldName, personIdentity, titleIdentity } from './fold-name.ts';

describe('folding of names', () => {
  it.each([
    ['Léa Seydoux', 'Lea Seydoux'],
    ['MAD MAX: Fury Road', 'Mad Max – Fury Road'],
    ['Tom & Jerry', 'Tom and Jerry'],
    ["Ocean's Eleven", 'Ocean’s Eleven'],
    ['علي حاتمي', 'علی حاتمی'],
    ['مي\u200cكنم', 'می کنم'],
    ['آژانس شیشه\u200cای', 'اژانس شیشه ای'],
  ])('%s is %s', (one, other) => {
    expect(foldName(one)).toBe(foldName(other));
  });

  it('keeps different names apart', () => {
    expect(foldName('Alien')).not.toBe(foldName('Aliens'));
    expect(personIdentity('???')).toBe('???');
  });

  it('tells titles of one name by type and year', () => {
    const identities = [
      titleIdentity(1, 'Fargo', 1996),
      titleIdentity(2, 'Fargo', 1996),
      titleIdentity(1, 'Fargo', 2014),
    ];
    expect(new Set(identities).size).toBe(3);
  });
});
