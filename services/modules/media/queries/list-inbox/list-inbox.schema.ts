import { z } from 'zod';

export const inbox = z
  .object({
    status: z.literal(1),
    /** What a browser may send; larger ones go by the inbox. */
    upload_bytes: z.number().int(),
    /** Null where there is no inbox folder. */
    files: z.array(z.object({ name: z.string(), size: z.number().int() })).nullable(),
  })
  .meta({ id: 'MediaInbox' });
export type Inbox = z.infer<typeof inbox>;
