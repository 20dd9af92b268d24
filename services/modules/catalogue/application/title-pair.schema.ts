import { z } from 'zod';
import { entityId, requestBody } from '#platform/http/request-schema.ts';

export const titlePairRequest = requestBody({
  first: entityId.describe('one title'),
  second: entityId.describe('the other'),
});
export type TitlePairRequest = z.infer<typeof titlePairRequest>;
