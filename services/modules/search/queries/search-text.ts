import { z } from 'zod';

const MAX_QUERY = 100;

/** What somebody types into a search box; must not be empty (specification §5). */
export const searchText = z
  .string()
  .trim()
  .min(1, 'Please type something to search for')
  .max(MAX_QUERY, 'The search text is too long');

export const literalText = z
  .boolean()
  .optional()
  .describe('what was typed is what was meant: no other keyboard, no year, person or initials are read in it');

export const shownFor = z
  .string()
  .nullable()
  .describe(
    'what was searched for in place of what was typed, where that came from the keyboard in the other language',
  );
