import { z } from 'zod';

/** Every refusal looks like this; an endpoint may declare details of its own (`errorDetails`). `message` and the texts of `errors` are English texts that are translation keys. */
export const errorAnswer = z
  .object({
    status: z.number().int().describe('0, or a negative number where the specification names one'),
    code: z.string().describe('stable code for programs'),
    message: z.string(),
    errors: z.record(z.string(), z.array(z.string())).optional().describe('field → messages'),
    auth_error: z.enum(['token_required', 'token_expired']).optional(),
  })
  .meta({ id: 'ErrorAnswer' });

export type ErrorAnswer = z.infer<typeof errorAnswer>;
