import { z } from 'zod';
import { entityId, queryBody } from '#platform/http/request-schema.ts';
import { ofEachCriterion } from '../../contract/community.events.ts';

export const getRatingSpreadRequest = queryBody({ post_id: entityId });
export type GetRatingSpreadRequest = z.infer<typeof getRatingSpreadRequest>;

const votes = z.array(z.number().int()).length(10).describe('how many gave 1, 2, … 10');
export const ratingSpread = z.object(ofEachCriterion(votes)).meta({ id: 'RatingSpread' });
export type RatingSpread = z.infer<typeof ratingSpread>;
