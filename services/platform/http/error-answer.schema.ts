import { z } from 'zod';

/** Every refusal looks like this. `message` and the texts of `errors` are English texts that are translation keys. */
export const errorAnswer = z
  .object({
    status: z.number().int().describe('0, or a negative number where the specification names one'),
    code: z.string().describe('stable code for programs'),
    message: z.string(),
    errors: z.record(z.string(), z.array(z.string())).optional().describe('field → messages'),
    auth_error: z.enum(['token_required', 'token_expired']).optional(),
    user_id: z.number().int().optional().describe('with code not_verified'),
    reason: z.string().nullable().optional().describe('with code account_suspended'),
    person_id: z.number().int().optional().describe('with code person_exists'),
  })
  .meta({ id: 'ErrorAnswer' });

export type ErrorAnswer = z.infer<typeof errorAnswer>;
