import { z } from 'zod';

const MAX_VERSION = 2_147_483_647;

export const genresVersion = z
  .number()
  .int()
  .min(0)
  .max(MAX_VERSION)
  .describe('of the list that was open; 0 before it was ever saved');

export const genresChangedAnswer = z
  .object({ status: z.literal(1), version: z.number().int() })
  .meta({ id: 'GenresChanged' });
