import { z } from 'zod';

/** A request marks no more than so many as visited, and no line names more. */
export const MAX_VISITED_AT_ONCE = 100;

const words = z.object({ fa: z.string(), en: z.string() }).meta({ id: 'Words' });

export const notification = z
  .object({
    id: z.number().int(),
    ids: z
      .array(z.number().int())
      .describe('what it stands for, itself first: these are visited with it, a hundred at once'),
    kind: z.string(),
    text: words,
    href: z.string().nullable(),
    picture: z
      .object({ path: z.string(), tint: z.string() })
      .nullable()
      .describe('the poster of the title that it is about'),
    followed: z
      .object({ kind: z.enum(['series', 'person']), id: z.number().int() })
      .nullable()
      .describe('what the member followed to be told of it'),
    created_at: z.string(),
    visited: z.boolean(),
  })
  .meta({ id: 'Notification' });
export type NotificationAnswer = z.infer<typeof notification>;
