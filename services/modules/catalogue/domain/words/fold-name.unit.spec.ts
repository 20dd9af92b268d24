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

  it('takes letters of one sound for one, Persian and Latin', () => {
    expect(foldName('ي ى ئ ك ة ۀ أ إ آ ٱ ؤ')).toBe('ی ی ی ک ه ه ا ا ا ا و');
    expect(foldName('Ø Ł Đ Ð Þ ß Æ Œ ı')).toBe('o l d d th ss ae oe i');
  });

  it('keeps names of signs alone as they are, without the space around them', () => {
    expect([personIdentity(' !!! '), titleIdentity(1, ' ??? ', 1996)]).toEqual(['!!!', '1|1996|???']);
    expect([personIdentity(' Kar-Wai '), titleIdentity(2, ' M*A*S*H ', 1972)]).toEqual(['kar wai', '2|1972|m a s h']);
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
