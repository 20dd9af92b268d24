import { z } from 'zod';
import { entityId, requestBody, sentNumber } from '#platform/http/request-schema.ts';
import { ofEachCriterion } from '../../contract/community.events.ts';

const message = 'A grade is a whole number from 1 to 10';
/** Specification §9: 1–10; where a first rating leaves one out it is 10, and later it stays what it was. */
const grade = sentNumber(message).int({ message }).min(1, { message }).max(10, { message }).optional();

export const rateTitleRequest = requestBody({
  rating: z.strictObject({
    post_id: entityId,
    ...ofEachCriterion(grade),
  }),
});
export type RateTitleRequest = z.infer<typeof rateTitleRequest>;

export const rateTitleAnswer = z.object({ status: z.literal(1), message: z.string() });
export type RateTitleAnswer = z.infer<typeof rateTitleAnswer>;
