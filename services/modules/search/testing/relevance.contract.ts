import type { Asking } from './asking.ts';
import { ZWNJ } from './search-samples.ts';

/** Who is found by what, and in which order. */
export function describeRelevance({ titles, people }: Asking): void {
  describe('order', () => {
    it('puts the exact name first, then what begins so, then words within, the more popular first', async () => {
      const shown = await titles('love');
      expect(shown).toEqual(['Love', 'Love Actually', 'Lovely & Amazing', 'Crazy, Stupid, Love.']);
    });

    it('takes a name without its article for exact', async () => {
      expect(await titles('godfather')).toEqual(['The Godfather', 'Godfather of Harlem', 'The Godfather Part II']);
    });

    it('shows no more than asked for', async () => {
      expect(await titles('the', { titles: 2 })).toHaveLength(2);
      expect(await titles('the', { titles: 0 })).toEqual([]);
      expect(await people('hatami', { people: 1 })).toEqual(['Leila Hatami']);
    });
  });

  describe('as one types', () => {
    it.each(['g', 'go', 'god', 'godf', 'godfa', 'godfat', 'the godf', 'پدر', 'پدرخ', 'پدرخوان'])(
      'finds by %s',
      async (typed) => {
        expect(await titles(typed)).toContain('The Godfather');
      },
    );

    it('answers each of those who type at the same time with what it was asked', async () => {
      const typed = ['godfat', 'leil', 'jaws', 'godfather', 'lov', 'nothing so', 'dune', 'leila h'];
      const apart: string[][] = [];
      for (const text of typed) apart.push(await titles(text));
      expect(new Set(apart.map(String)).size).toBeGreaterThan(4);
      expect(await Promise.all(typed.map((text) => titles(text)))).toEqual(apart);
    });

    it.each([
      ['knight dark', 'The Dark Knight'],
      ['dark knig', 'The Dark Knight'],
      ['knight the da', 'The Dark Knight'],
      ['godfather 2', 'The Godfather Part II'],
      ['سیمین نادر', 'A Separation'],
      ['men angry', '12 Angry Men'],
    ])('finds words in any order: %s', async (typed, wanted) => {
      expect(await titles(typed)).toContain(wanted);
    });
  });

  describe('one text in several writings', () => {
    it.each([
      ['ليلا', 'Leila'],
      ['گاو', 'The Cow'],
      ['پدر خوانده', 'The Godfather'],
      [`پدر${ZWNJ}خوانده`, 'The Godfather'],
      ['قصه‌های مجید', 'Tales of Majid'],
      ['قصه های مجید', 'Tales of Majid'],
      ['قصههای مجید', 'Tales of Majid'],
      ['قصههای', 'Tales of Majid'],
      ['مجید قصههای', 'Tales of Majid'],
      ['ارواره ها', 'Jaws'],
      ['آروارهها', 'Jaws'],
      ['تلماسه', 'Dune'],
      ['۱۲ مرد', '12 Angry Men'],
      ['١٢ مرد', '12 Angry Men'],
      ['12 مرد', '12 Angry Men'],
      ['دوازده مرد', '12 Angry Men'],
      ['twelve angry', '12 Angry Men'],
      ['oceans 11', "Ocean's Eleven"],
      ["ocean's eleven", "Ocean's Eleven"],
      ['rocky 2', 'Rocky II'],
      ['spiderman', 'Spider-Man'],
      ['spider man', 'Spider-Man'],
      ['SPIDER-MAN', 'Spider-Man'],
      ['amelie', 'Amélie'],
      ['fabuleux destin', 'Amélie'],
      ['lovely and amazing', 'Lovely & Amazing'],
      ['gaav', 'The Cow'],
      ['pedarkhandeh', 'The Godfather'],
      ['jodaei nader', 'A Separation'],
      ['shovalieh tariki', 'The Dark Knight'],
      ['sen to chihiro', 'Spirited Away'],
      ['千と千尋', 'Spirited Away'],
    ])('finds by %s', async (typed, wanted) => {
      expect((await titles(typed))[0]).toBe(wanted);
    });
  });

  describe('one typo', () => {
    it.each([
      ['jows', 'Jaws'],
      ['kaws', 'Jaws'],
      ['aws', 'Jaws'],
      ['jjaws', 'Jaws'],
      ['ajws', 'Jaws'],
      ['dine', 'Dune'],
      ['udne', 'Dune'],
      ['duune', 'Dune'],
      ['une', 'Dune'],
      ['لبلا', 'Leila'],
      ['یللا', 'Leila'],
      ['لیللا', 'Leila'],
      ['یلا', 'Leila'],
      ['godfahter', 'The Godfather'],
      ['tge godfather', 'The Godfather'],
      ['hte godfather', 'The Godfather'],
      ['the dark knihgt', 'The Dark Knight'],
      ['the drak knight', 'The Dark Knight'],
      ['knihgt dark', 'The Dark Knight'],
      ['spirted away', 'Spirited Away'],
      ['thegodfather', 'The Godfather'],
      ['پدرخوانه', 'The Godfather'],
      ['12 angyr men', '12 Angry Men'],
    ])('finds by %s', async (typed, wanted) => {
      expect(await titles(typed)).toContain(wanted);
    });

    it('takes a name that is right for what was meant', async () => {
      expect((await titles('the chair'))[0]).toBe('The Chair');
    });

    it('mends nothing that is further off', async () => {
      expect(await titles('jiwz')).toEqual([]);
    });
  });

  describe('people', () => {
    it.each([
      ['leila', 'Leila Hatami'],
      ['hatami', 'Leila Hatami'],
      ['علی حاتمی', 'Ali Hatami'],
      ['علي حاتمي', 'Ali Hatami'],
      ['nolan', 'Christopher Nolan'],
      ['nolan christ', 'Christopher Nolan'],
      ['cristopher nolan', 'Christopher Nolan'],
      ['penelope', 'Penélope Cruz'],
    ])('finds by %s', async (typed, wanted) => {
      expect(await people(typed)).toContain(wanted);
    });

    it('finds only those of a role', async () => {
      expect(await people('hatami', { titles: 0, role: 'director' })).toEqual(['Ali Hatami']);
      expect(await people('ha', { titles: 0, role: 'actor' })).toEqual(['Leila Hatami']);
      expect(await people('eastwod', { titles: 0, role: 'director' })).toEqual(['Clint Eastwood']);
    });
  });

  it.each(['', '   ', '?!…', ZWNJ, '%', "'; drop table x; --", '\\', '(((', 'a'.repeat(5_000), 'x '.repeat(500)])(
    'answers whatever comes: %p',
    async (typed) => {
      expect(await titles(typed)).toEqual([]);
    },
  );
}
