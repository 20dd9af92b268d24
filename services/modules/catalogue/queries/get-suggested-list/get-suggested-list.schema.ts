import { z } from 'zod';
import { postCard } from '../../contract/post-card.ts';

export const postTypeParameter = z.coerce.number().pipe(z.literal([1, 2]));

export const suggestedList = z
  .object({
    id: z.literal([1, 2]).describe('1 movies, 2 series'),
    version: z.number().int().describe('goes back with the change; 0 before it was ever saved'),
    titles: z
      .array(z.object({ id: z.number().int(), post: postCard.nullable().describe('null while it is not listed') }))
      .describe('in order; rank decides behind them'),
  })
  .meta({ id: 'SuggestedList' });
export type SuggestedList = z.infer<typeof suggestedList>;
