import { z } from 'zod';
import { requestBody } from '#platform/http/request-schema.ts';
import { titleFields } from '../../application/title-edit.schema.ts';

export const addTitleRequest = requestBody({
  ...titleFields,
  draft: z.boolean().default(false).describe('not on the site until it is restored'),
});
export type AddTitleRequest = z.infer<typeof addTitleRequest>;
