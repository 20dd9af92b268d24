import { z } from 'zod';

export const addTrailerAnswer = z
  .object({ status: z.literal(1), key: z.string().describe('by which titles name it') })
  .meta({ id: 'TrailerAdded' });
export type AddTrailerAnswer = z.infer<typeof addTrailerAnswer>;
