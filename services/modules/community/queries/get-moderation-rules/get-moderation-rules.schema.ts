import { z } from 'zod';

export const moderationRules = z
  .object({
    version: z.number().int().describe('goes back with the change; 0 before they were ever saved'),
    trust_after: z
      .number()
      .int()
      .nullable()
      .describe('so many comments of an author approved one after the other, and the next appear at once'),
    words: z.array(z.string()).describe('that a moderator is to look at, as they are looked for'),
  })
  .meta({ id: 'ModerationRules' });
export type ModerationRules = z.infer<typeof moderationRules>;
