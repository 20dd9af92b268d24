import type { SearchableFacts, SearchDocument } from '../contract/search-document.ts';

const FACTS: SearchableFacts = {
  postType: 1,
  releaseYear: 2000,
  age: null,
  channel: null,
  countries: [],
  genres: [],
  qualities: [],
  dubbed: false,
  censored: false,
  actors: [],
  directors: [],
  characters: [],
  rating: null,
  votes: 0,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
};

/** A title whose card is its first name and id. */
export function title(
  id: number,
  names: string[],
  popularity = 50,
  facts: Partial<SearchableFacts> = {},
): SearchDocument {
  return {
    kind: 'title',
    id,
    names,
    popularity,
    card: JSON.stringify({ id, name: names[0] }),
    facts: { ...FACTS, ...facts },
  };
}

export function person(
  id: number,
  names: string[],
  roles: SearchDocument['roles'] = ['actor'],
  popularity = 50,
): SearchDocument {
  return { kind: 'person', id, names, popularity, roles, card: JSON.stringify({ id, name: names[0] }) };
}

/** Half-space. */
export const ZWNJ = '\u200c';

export const SAMPLE_TITLES: SearchDocument[] = [
  title(1, ['The Godfather', 'پدرخوانده'], 99),
  title(2, ['The Godfather Part II', 'پدرخوانده ۲'], 95),
  title(3, ['Godfather of Harlem'], 60),
  title(4, ['Jaws', 'آرواره‌ها'], 90),
  title(5, ['Dune', 'تل‌ماسه'], 88),
  title(6, ['Leila', 'لیلا'], 70),
  title(7, ['Tales of Majid', `قصه${ZWNJ}های مجید`], 65),
  title(8, ['12 Angry Men', '۱۲ مرد خشمگین'], 92),
  title(9, ["Ocean's Eleven"], 80),
  title(10, ['Spider-Man'], 85),
  title(11, ['Spirited Away', 'شهر اشباح', '千と千尋の神隠し', 'Sen to Chihiro no Kamikakushi'], 91),
  title(12, ['Amélie', "Le Fabuleux Destin d'Amélie Poulain"], 84),
  title(13, ['The Dark Knight', 'شوالیه تاریکی'], 98),
  title(14, ['Love'], 10),
  title(15, ['Love Actually'], 83),
  title(16, ['Crazy, Stupid, Love.'], 82),
  title(17, ['Lovely & Amazing'], 40),
  title(18, ['The Cow', 'گاو', 'Gaav'], 75),
  title(19, ['The Chair'], 30),
  title(20, ['A Separation', 'جدایی نادر از سیمین'], 93),
  title(21, ['Rocky II'], 60),
];

export const SAMPLE_PEOPLE: SearchDocument[] = [
  person(1, ['Leila Hatami', 'لیلا حاتمی'], ['actor'], 80),
  person(2, ['Ali Hatami', 'علی حاتمی'], ['director'], 75),
  person(3, ['Christopher Nolan'], ['director'], 95),
  person(4, ['Clint Eastwood'], ['actor', 'director'], 90),
  person(5, ['Penélope Cruz'], ['actor'], 85),
];
