import { z } from 'zod';
import { requestBody } from '#platform/http/request-schema.ts';
import { profilePart } from '../../contract/profile-part.ts';

export const chooseProfilePartsRequest = requestBody({
  shows: z
    .array(profilePart)
    .max(profilePart.options.length)
    .describe('the parts that others see; the others are hidden'),
});
export type ChooseProfilePartsRequest = z.infer<typeof chooseProfilePartsRequest>;
