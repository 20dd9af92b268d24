import { z } from 'zod';

const projection = z.object({
  name: z.string(),
  position: z.number().int(),
  lag: z.number().int().describe('events it has not seen yet'),
  parked: z.number().int().describe('events it could not digest'),
  updated_at: z.iso.datetime(),
});

const waiting = z.object({ count: z.number().int(), oldest_at: z.iso.datetime().nullable() });

export const overview = z
  .object({
    waiting: z.object({
      comments: waiting,
      comment_reports: waiting.optional().describe('reported comments'),
      file_reports: waiting.optional().describe('reported files'),
      requests: waiting.optional().describe('what members wish for'),
      contacts: waiting.optional().describe('letters from the contact form'),
      subtitles: waiting.optional().describe('that wait for a moderator'),
      avatars: waiting.optional().describe('pictures of members that nobody has looked at'),
      translations: waiting.optional().describe('texts that a page has found none of'),
      payments: waiting.optional().describe('that staff has to act on; for admins only'),
    }),
    projections: z.array(projection),
    head: z.number().int().describe('newest position any read model has reached'),
  })
  .meta({ id: 'Overview' });
export type Overview = z.infer<typeof overview>;
