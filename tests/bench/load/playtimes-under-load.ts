import { CONNECTIONS, runLoad } from '../measure/run-load.ts';
import type { Profile } from './profile.ts';

/** So many viewers report; each has a film of their own, so that they wait for nobody. */
const VIEWERS = 400;
/** Reports of each, before they begin anew: always another place in the film, else nothing would be recorded. */
const REPORTS = 8;

export interface PlaytimeFigures {
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  failures: number;
  /** Events that came of them, each. */
  recorded: number;
}

/** What players say every minute, from as many members as report at once on one process. */
export async function playtimesUnderLoad(
  { apps, client, token }: Profile,
  { fullSeconds }: { fullSeconds: number },
): Promise<PlaytimeFigures> {
  const { rows: files } = await client.query<{ id: number }>('select id from read.release_file order by id limit $1', [
    VIEWERS,
  ]);
  const requests = Array.from({ length: CONNECTIONS * Math.ceil((VIEWERS * REPORTS) / CONNECTIONS) }, (_, at) => ({
    path: '/api/playtime',
    body: { time: 1 + (Math.floor(at / files.length) % 50), fid: files[at % files.length]!.id, token },
  }));
  const before = await recorded(client);
  const { answers, perSecond, p50, p99, failures } = await runLoad({
    url: apps.commands[0]!.url,
    requests,
    seconds: fullSeconds,
  });
  return { perSecond, p50, p99, failures, recorded: ((await recorded(client)) - before) / Math.max(1, answers) };
}

async function recorded(client: Profile['client']): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from write.event_log where type = 'playback.recorded.v1'`,
  );
  return rows[0]!.count;
}
