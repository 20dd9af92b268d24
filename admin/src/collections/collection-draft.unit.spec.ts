import { draftOf, errorsOf, factsOf, RENAMED } from './collection-draft.ts';

const cover = {
  key: '0190f5c2-7d1e-4b3a-9c44-5e6f708192a3',
  tint: '#203040',
  crop: { x: 0, y: 0, width: 1, height: 1 },
  focus: { x: 0.5, y: 0.5 },
};
const words = { fa: 'موج نو', en: 'New wave' };
const collection = {
  id: 3,
  slug: 'new-wave',
  name: words,
  about: words,
  titles_count: 2,
  state: 'on_site' as const,
  version: 2,
  added_at: '2026-01-01T00:00:00.000Z',
  changed_at: '2026-01-01T00:00:00.000Z',
  titles: [
    { id: 9, post: null },
    { id: 4, post: null },
  ],
  cover,
};

/** A cover is no collection's need, and the server calls it as the form does. */
const NEEDED = Object.keys(draftOf(undefined))
  .filter((field) => field !== 'cover')
  .sort();

describe('the draft of a collection', () => {
  it('gives back what it was opened with, the titles in order', () => {
    expect(factsOf(draftOf(collection))).toEqual({ name: words, about: words, title_ids: [9, 4], cover });
    expect(errorsOf(draftOf(collection))).toEqual({});
  });

  it('says of a new one what is missing, each at its field', () => {
    expect(Object.keys(errorsOf(draftOf(undefined))).sort()).toEqual(NEEDED);
  });

  it('has no cover unless one is chosen, also once it had one', () => {
    expect(factsOf(draftOf(undefined)).cover).toBeNull();
    expect(factsOf({ ...draftOf(collection), cover: '' }).cover).toBeNull();
  });

  it('has a field for each name that the server blames', () => {
    expect(Object.values(RENAMED).sort()).toEqual(NEEDED);
  });
});
