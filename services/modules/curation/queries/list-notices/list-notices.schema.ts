import { z } from 'zod';
import { noticeKinds } from '../../contract/notice.events.ts';

const notice = z
  .object({
    id: z.number().int().describe('of the cookie by which it is dismissed'),
    kind: z.enum(noticeKinds),
    text: z.object({ fa: z.string(), en: z.string() }),
    link: z.string().nullable().describe('a path of the site, or an https address'),
    from: z.iso.datetime().nullable(),
    until: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Notice' });
export type Notice = z.infer<typeof notice>;

export const noticesAnswer = z.object({ notices: z.array(notice) });
