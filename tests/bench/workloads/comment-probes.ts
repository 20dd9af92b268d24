import { once } from 'node:events';
import type { BenchContext } from '../bench-context.ts';
import type { Probe } from '../measure/rounds.ts';
import { CONNECTIONS, runLoad } from '../measure/run-load.ts';
import { caughtUp } from '../site/read-models.ts';
import { startServer, startUnit } from '../units/start-unit.ts';
import { commentBody, commentRequests, loadedTitles } from './comment-requests.ts';
import { readProbe } from './read-probe.ts';

/** Comments by a signed-in viewer, and the bare INSERTs that they are to be compared with, alone and behind a bare server. */
export async function commentProbes(context: BenchContext): Promise<Probe[]> {
  return [commandProbe(context), await insertProbe(context), await postedInsertProbe(context)];
}

function commandProbe({ servers, catalogue, caller, client, tokens }: BenchContext): Probe {
  const requests = commentRequests(catalogue, tokens.viewer, CONNECTIONS * 32);
  return {
    name: 'W4',
    pid: servers.site.pid,
    async check() {
      const answer = await caller.ask('/api/user/comment', commentBody(loadedTitles(catalogue)[0]!, tokens.viewer));
      if (!answer.headers['parde-position']) throw new Error('a comment was taken, but its answer carries no position');
    },
    async run(seconds) {
      const result = await runLoad({ url: servers.site.url, requests, seconds });
      // What the read models still have to do belongs to this workload and shall not slow the next one.
      await caughtUp(client);
      return result;
    },
  };
}

async function insertProbe({ databaseUrl }: BenchContext): Promise<Probe> {
  const { child } = await startUnit('single-inserts', { BENCH_DATABASE_URL: databaseUrl });
  return {
    name: 'W4 single inserts',
    async run(seconds) {
      child.send({ seconds });
      const [{ inserted, milliseconds }] = await once(child, 'message');
      const took = milliseconds / 1_000;
      return { answers: inserted, seconds: took, perSecond: inserted / took, p50: 0, p99: 0, bytes: 0, failures: 0 };
    },
  };
}

async function postedInsertProbe({ databaseUrl, catalogue }: BenchContext): Promise<Probe> {
  const server = await startServer('posted-inserts', { BENCH_DATABASE_URL: databaseUrl });
  const requests = commentRequests(catalogue, 'nobody', CONNECTIONS * 32);
  return readProbe({
    name: 'W4 inserts by POST',
    server,
    requests: () => requests,
    good: (body) => typeof (body as { comment_id?: unknown }).comment_id === 'number',
  });
}
