import type { NominatedFilm } from '../../contract/awards/ceremony.events.ts';
import { type Candidate, linkNominations } from './nomination-links.ts';

const HELD = { ceremony: 1, year: 2018, award: 'Best Supporting Actor' };
const film = (en: string, more: Partial<NominatedFilm> = {}): NominatedFilm => ({
  name: { en, fa: null },
  postType: 1,
  year: null,
  ...more,
});
const told = (own: NominatedFilm | null, won = false, ...peopleNames: string[]) => ({ won, film: own, peopleNames });
const title = (titleId: number, name: string, releaseYear: number, more: Partial<Candidate> = {}): Candidate => ({
  titleId,
  postType: 1,
  releaseYear,
  names: [name],
  filmIds: [],
  awards: [],
  ...more,
});
const fact = (won: boolean, ...people: number[]) => ({ ...HELD, won, people });
const nobody = new Map<string, number[]>();

describe('the title that a nomination is of', () => {
  it.each([
    ['of the year before the ceremony, not its remake', [title(1, 'dune', 1984), title(2, 'dune', 2017)], 2],
    ['named otherwise elsewhere', [title(1, 'x', 2017, { names: ['x', 'dune'] })], 1],
    ['of another kind: none', [title(1, 'dune', 2017, { postType: 2 })], null],
    ['from long ago: none', [title(1, 'dune', 2014)], null],
    ['after the ceremony: none', [title(1, 'dune', 2019)], null],
    ['of two that fit alike: none', [title(1, 'dune', 2017), title(2, 'dune', 2017)], null],
  ] as const)('is the one %s', (_, titles, expected) => {
    expect(linkNominations(HELD, [told(film('Dune'))], titles, nobody)[0]?.titleId).toBe(expected);
  });

  it('is the one with its id, whatever it is called', () => {
    const titles = [title(1, 'dune', 2017), title(2, 'dune part one', 1999, { filmIds: ['tt1160419'] })];
    const [link] = linkNominations(HELD, [told(film('Dune', { filmId: 'tt1160419' }))], titles, nobody);
    expect(link?.titleId).toBe(2);
  });

  it('is the series that began last', () => {
    const series = [title(1, 'shogun', 1980, { postType: 2 }), title(2, 'shogun', 2016, { postType: 2 })];
    const [link] = linkNominations(HELD, [told(film('Shōgun', { postType: 2 }))], series, nobody);
    expect(link?.titleId).toBe(2);
  });
});

describe('what a title tells itself', () => {
  const people = new Map([
    ['sam rockwell', [7]],
    ['woody harrelson', [8]],
    ['john smith', [9, 10]],
  ]);
  const three = film('Three Billboards');
  const nominations = [told(three, false, 'woody harrelson'), told(three, true, 'sam rockwell')];

  it('stands for the nomination of the same people', () => {
    const links = linkNominations(
      HELD,
      nominations,
      [title(1, 'three billboards', 2017, { awards: [fact(true, 7)] })],
      people,
    );
    expect(links.map(({ titlePlace }) => titlePlace)).toEqual([null, 0]);
    expect(links.map(({ people: ids }) => ids)).toEqual([[8], [7]]);
  });

  it('stands for one where names are spelled otherwise, and for no more nominations than it has', () => {
    const own = title(1, 'three billboards', 2017, {
      awards: [{ ...fact(true), award: 'Best Picture' }, fact(false), fact(true)],
    });
    expect(linkNominations(HELD, nominations, [own], nobody).map(({ titlePlace }) => titlePlace)).toEqual([1, 2]);
    const short = title(1, 'three billboards', 2017, { awards: [fact(true)] });
    expect(linkNominations(HELD, nominations, [short], nobody).map(({ titlePlace }) => titlePlace)).toEqual([null, 0]);
  });

  it('says nothing of another year', () => {
    const own = title(1, 'three billboards', 2017, { awards: [{ ...fact(true, 7), year: 2019 }] });
    expect(linkNominations(HELD, nominations, [own], people).every(({ titlePlace }) => titlePlace === null)).toBe(true);
  });

  it('does not matter to people honoured for no film, nor to namesakes', () => {
    const [link] = linkNominations(HELD, [told(null, true, 'john smith')], [], people);
    expect(link).toEqual({ titleId: null, titlePlace: null, people: [null] });
  });
});
