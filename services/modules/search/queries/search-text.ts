import { z } from 'zod';

const MAX_QUERY = 100;

/** What somebody types into a search box; must not be empty (specification §5). */
export const searchText = z
  .string()
  .trim()
  .min(1, 'Please type something to search for')
  .max(MAX_QUERY, 'The search text is too long');
