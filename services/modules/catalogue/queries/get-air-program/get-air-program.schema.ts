import { z } from 'zod';
import { queryBody } from '#platform/http/request-schema.ts';
import { postCard } from '../../contract/post-card.ts';

export const airProgramRequest = queryBody({});

export const airProgramAnswer = z.object({
  days: z.array(z.object({ weekday: z.number().int().describe('1 Saturday … 7 Friday'), posts: z.array(postCard) })),
});
