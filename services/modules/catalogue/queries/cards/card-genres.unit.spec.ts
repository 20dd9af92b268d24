import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { GenreVocabulary } from '../../contract/genres/genre-vocabulary.ts';
import { CardGenres } from './card-genres.ts';

const genre = (slug: string) => ({ slug, name: { fa: `${slug} fa`, en: `${slug} en` }, words: [], hidden: false });
const ref = (slug: string) => ({ slug, fa: `${slug} fa`, en: `${slug} en` });
const list = { genres: [genre('war'), genre('fun')], ownOrder: false, merged: { noir: 'fun' } };
const genres = new CardGenres(new GenreVocabulary(list));
const filled = (...cards: object[]): { genres: unknown }[] =>
  JSON.parse(genres.fill(`[${cards.map((card) => JSON.stringify(card)).join()}]`));

describe('stored cards', () => {
  it('get the names of today, each card its own', () => {
    const cards = filled(
      { id: 1, genres: ['war', 'noir'], quality: 1 },
      { id: 2, genres: [] },
      { id: 3, genres: ['fun'] },
    );
    expect(cards.map((card) => card.genres)).toEqual([[ref('war'), ref('fun')], [], [ref('fun')]]);
  });

  it('that are bytes among others get them, too', () => {
    const cards = [
      { id: 1, genres: ['war', 'noir'], name: 'جنگ' },
      { id: 2 },
      { id: 3, genres: [] },
      { id: 4, genres: ['fun'] },
    ];
    const memory = Buffer.from(cards.map((card) => JSON.stringify(card)).join(''));
    let end = 0;
    const pieces = cards.flatMap((card, at) => {
      const start = end;
      end += Buffer.byteLength(JSON.stringify(card));
      return [at > 0 ? ',' : '[', { memory, start, end }];
    });
    expect(JSON.parse(genres.document([...pieces, ']']).toString())).toEqual([
      { ...cards[0], genres: [ref('war'), ref('fun')] },
      cards[1],
      cards[2],
      { ...cards[3], genres: [ref('fun')] },
    ]);
  });

  it('that were kept with names get them too, in whatever order their keys are', () => {
    const old = { genres: [{ slug: 'war', fa: 'x', en: 'y' }] };
    const reordered = {
      genres: [
        { en: 'y', fa: 'x', slug: 'noir' },
        { en: 'gone', fa: 'gone', slug: 'gone' },
      ],
    };
    expect(filled(old, reordered).map((card) => card.genres)).toEqual([[ref('war')], [ref('fun')]]);
  });

  it('leave alone what a title says', () => {
    const said = { summary: 'A file with "genres":["war"] in it', genres: ['war'] };
    expect(filled(said)).toEqual([{ ...said, genres: [ref('war')] }]);
  });

  it('are forgotten, whatever was learned from them', () => {
    const before = usedMemory();
    for (let n = 0; n < 200; n++)
      genres.fill(`{"genres":["war","one of many ${n}"],"summary":"${'x'.repeat(200_000)}"}`);
    expect(usedMemory() - before).toBeLessThan(10_000_000);
  });
});

/** Bytes that are still held by somebody. */
function usedMemory(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  return process.memoryUsage().heapUsed;
}
