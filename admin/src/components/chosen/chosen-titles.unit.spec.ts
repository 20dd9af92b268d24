import type { ConsoleTitle } from '../../api/types.ts';
import { likeliestFirst, moved } from './chosen-titles.ts';

describe('moving a row', () => {
  it('changes places with the one above or below', () => {
    expect(moved(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c']);
    expect(moved(['a', 'b', 'c'], 1, 1)).toEqual(['a', 'c', 'b']);
  });

  it('stops at both ends', () => {
    expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
    expect(moved(['a', 'b'], 1, 1)).toEqual(['a', 'b']);
  });
});

it('what begins as was typed comes first, with or without its article', () => {
  const titles = ['12 Angry Men', 'Avatar', 'The Avengers'].map((en) => ({ name: { en, fa: null } })) as ConsoleTitle[];
  expect(likeliestFirst(titles, 'av').map(({ name }) => name.en)).toEqual(['Avatar', 'The Avengers', '12 Angry Men']);
});
