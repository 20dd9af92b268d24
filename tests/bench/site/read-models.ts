import type pg from 'pg';
import type * as Names from '#modules/search/adapters/postgres/in-memory/changed-documents.ts';
import type * as Tags from '#modules/search/contract/search-tag.ts';
import type * as Channels from '#platform/messaging/channels.ts';
import type * as Changes from '#platform/messaging/feed/read-model-change.ts';
import { pollUntil } from '../../../services/platform/kernel/time/poll-until.ts';
import { compiled } from '../paths.ts';

const TIMEOUT_MS = 300_000;

interface LogState {
  /** Events in the log. */
  events: number;
  titles: number;
}

export async function logState(client: pg.Client): Promise<LogState> {
  const { rows } = await client.query<LogState>(
    `select count(*)::int as events, (count(*) filter (where type = 'title.added.v1'))::int as titles from write.event_log`,
  );
  return rows[0]!;
}

/** Waits until every event is numbered and every projection has it. @throws Error that names the one that lags. */
export async function caughtUp(client: pg.Client, onLag: (events: number) => void = () => undefined): Promise<void> {
  let behind = '';
  const done = await pollUntil(
    async () => {
      const { rows } = await client.query<{ projection: string | null; lag: number }>(
        `select projection, ((select count(*) from write.event_log where position is null) + head.position - c.position)::int as lag
       from write.relay_head head, read.projection_checkpoint c order by c.position limit 1`,
      );
      const { projection, lag } = rows[0] ?? { projection: null, lag: 0 };
      if (lag <= 0) return true;
      behind = `${projection} is ${lag} events behind`;
      onLag(lag);
      return undefined;
    },
    { timeoutMs: TIMEOUT_MS },
  );
  if (!done) throw new Error(`${behind} after five minutes`);
}

/** Has every process of the site forget its cached documents: the message a projection sends when anything may have changed. */
export function dropDocuments(client: pg.Client): Promise<void> {
  return drop(client, null);
}

/** Has every process of the site forget its answers to searches: the message of a change to a title's card. */
export async function dropSearches(client: pg.Client): Promise<void> {
  const { SEARCH_TAG } = await compiled<typeof Tags>('modules/search/contract/search-tag.js');
  const { changedDocumentsTags } = await compiled<typeof Names>(
    'modules/search/adapters/postgres/in-memory/changed-documents.js',
  );
  await drop(client, [SEARCH_TAG, ...changedDocumentsTags({ names: [] })]);
}

async function drop(client: pg.Client, tags: string[] | null): Promise<void> {
  const { CHANNEL } = await compiled<typeof Channels>('platform/messaging/channels.js');
  const { encodeChange } = await compiled<typeof Changes>('platform/messaging/feed/read-model-change.js');
  const change = encodeChange({ projections: ['bench'], partition: 'log', position: 0, tags });
  await client.query('select pg_notify($1, $2)', [CHANNEL.readModel, change]);
}
