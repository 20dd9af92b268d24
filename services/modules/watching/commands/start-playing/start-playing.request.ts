import { z } from 'zod';
import { entityId, requestBody } from '#platform/http/request-schema.ts';

export const startPlayingRequest = requestBody({ fid: entityId });
export type StartPlayingRequest = z.infer<typeof startPlayingRequest>;

export const startPlayingAnswer = z.object({
  session: z.number().int().describe('number of this playing; goes with each playtime report'),
  playtime: z.number().int().describe('seconds; where to go on, 0 for the start'),
});
export type StartPlayingAnswer = z.infer<typeof startPlayingAnswer>;
