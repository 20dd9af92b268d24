import { draftOf, errorsOf, factsOf, RENAMED } from './collection-draft.ts';

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
};

describe('the draft of a collection', () => {
  it('gives back what it was opened with, the titles in order', () => {
    expect(factsOf(draftOf(collection))).toEqual({ name: words, about: words, title_ids: [9, 4] });
    expect(errorsOf(draftOf(collection))).toEqual({});
  });

  it('says of a new one what is missing, each at its field', () => {
    expect(Object.keys(errorsOf(draftOf(undefined))).sort()).toEqual(Object.keys(draftOf(undefined)).sort());
  });

  it('has a field for each name that the server blames', () => {
    expect(Object.values(RENAMED).sort()).toEqual(Object.keys(draftOf(undefined)).sort());
  });
});
