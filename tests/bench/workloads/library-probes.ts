import type { BenchContext } from '../bench-context.ts';
import type { Probe } from '../measure/rounds.ts';
import { readProbe } from './read-probe.ts';

/** Cards of a page, and titles on a member's list. */
const CARDS = 50;

/** What a signed-in reader asks beside the public documents: the marks on a page of cards, and their own list. */
export async function libraryProbes({ servers, catalogue, caller, tokens }: BenchContext): Promise<Probe[]> {
  const { viewer: token } = tokens;
  const ids = catalogue.titles.slice(0, CARDS).map(({ id }) => id);
  let position = '';
  for (const post_id of ids) {
    const { headers } = await caller.ask('/api/user/addToDlList', { post_id, token });
    position = String(headers['parde-position'] ?? position);
  }
  await caller.ask('/api/user/marks', { post_ids: ids, token }, { 'parde-after': position });
  const { site: server } = servers;
  const marks = [{ path: '/api/user/marks', body: { post_ids: ids, token } }];
  const pages = [1, 2].map((page) => ({ path: '/api/user/downloadList', body: { page, token } }));
  return [
    readProbe({ name: 'marks of fifty cards', server, requests: () => marks, good: (body) => marked(body) === CARDS }),
    readProbe({ name: 'download list', server, requests: () => pages, good: (body) => marked(body) > 0 }),
  ];
}

function marked(body: unknown): number {
  return (body as { posts?: unknown[] } | null)?.posts?.length ?? 0;
}
