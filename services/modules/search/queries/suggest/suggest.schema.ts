import { z } from 'zod';
import { requestBody } from '../../../../platform/http/request-schema.js';
import { personRef, postCard } from '../../../catalogue/events/post-card.js';
import { searchText } from '../search-text.js';

export const suggestRequest = requestBody({ query: searchText });
export type SuggestRequest = z.infer<typeof suggestRequest>;

export const suggestAnswer = z
  .object({ posts: z.array(postCard), people: z.array(personRef) })
  .meta({ id: 'SearchSuggestions', description: 'At most 10 posts and 5 people, best first' });
