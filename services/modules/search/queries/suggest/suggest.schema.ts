import { z } from 'zod';
import { personRef, postCard } from '#modules/catalogue/contract/post-card.ts';
import { queryBody } from '#platform/http/request-schema.ts';
import { literalText, searchText, shownFor } from '../search-text.ts';

export const suggestRequest = queryBody({
  query: searchText,
  literal: literalText,
});
export type SuggestRequest = z.infer<typeof suggestRequest>;

export const suggestAnswer = z
  .object({
    posts: z.array(postCard),
    people: z.array(personRef),
    shown_for: shownFor,
    nearest: z.array(postCard).describe('titles of nearby names, where nothing was found: an offer, and no results'),
    nearest_people: z.array(personRef).describe('people of nearby names, where nothing was found'),
  })
  .meta({ id: 'SearchSuggestions', description: 'At most 10 posts and 5 people, best first' });
