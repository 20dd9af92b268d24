import { z } from 'zod';
import { listQuery, searchText } from '#platform/http/list-query.ts';
import { noticeKinds } from '../../contract/notice.events.ts';

/** Among those that are not retired the times decide. */
const state = z.enum(['shown', 'waiting', 'over', 'retired']);

export const listConsoleNotices = listQuery({
  fields: ['changed_at', 'added_at', 'id'],
  sort: ['changed_at', 'DESC'],
  filter: { state: state.optional(), q: searchText.optional().describe('part of what it says') },
});
export type ListConsoleNoticesRequest = z.output<typeof listConsoleNotices>;

export const consoleNotice = z
  .object({
    id: z.number().int(),
    kind: z.enum(noticeKinds),
    text: z.object({ fa: z.string(), en: z.string() }),
    link: z.string().nullable(),
    from: z.iso.datetime().nullable(),
    until: z.iso.datetime().nullable(),
    state,
    version: z.number().int().describe('goes back with the change'),
    added_at: z.iso.datetime(),
    changed_at: z.iso.datetime(),
  })
  .meta({ id: 'ConsoleNotice' });
export type ConsoleNotice = z.infer<typeof consoleNotice>;

export const NOTICE_STATE = `case when retired then 'retired' when shown_until <= now() then 'over'
  when shown_from > now() then 'waiting' else 'shown' end`;
export const NOTICE_DESK = {
  table: 'read.notice',
  columns: `id, kind, text, link, read.iso_time(shown_from) as "from", read.iso_time(shown_until) as "until",
    ${NOTICE_STATE} as state, version, read.iso_time(added_at) as added_at, read.iso_time(changed_at) as changed_at`,
};
