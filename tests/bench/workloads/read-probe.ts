import type { Probe } from '../measure/rounds.ts';
import { type LoadRequest, runLoad } from '../measure/run-load.ts';

/** A process that serves HTTP. */
export interface Server {
  url: string;
  pid: number;
}

interface ReadProbeOptions {
  name: string;
  server: Server;
  /** What is asked in a round. */
  requests: (round: number) => LoadRequest[];
  /** Each request once after what comes before, all of it again until the round is over; otherwise one after the other for its length. */
  once?: boolean;
  /** What comes before a round and does not count. */
  prepare?: (round: number) => Promise<unknown>;
  /** Whether the body of an answer is what it should be. */
  good: (body: unknown) => boolean;
}

export function readProbe({ name, server, requests, once, prepare, good }: ReadProbeOptions): Probe {
  return {
    name,
    pid: server.pid,
    repeats: once ?? false,
    check: () => check(server, requests(0)[0]!, good),
    prepare: async (round) => {
      await prepare?.(round);
      // Waits for requests of the probe before that the server still works on.
      await ask(server, requests(round)[0]!);
    },
    run: (seconds, round) => runLoad({ url: server.url, requests: requests(round), ...(!once && { seconds }) }),
  };
}

/** Asks everything once, so that it is in the server's caches. */
export async function warmUp(server: Server, requests: readonly LoadRequest[]): Promise<void> {
  const distinct = [...new Map(requests.map((request) => [JSON.stringify(request), request])).values()];
  await runLoad({ url: server.url, requests: distinct });
}

async function check(server: Server, request: LoadRequest, good: (body: unknown) => boolean): Promise<void> {
  const { status, body } = await ask(server, request);
  if (status !== 200 || !good(body)) {
    throw new Error(`${request.path} answered ${status} ${JSON.stringify(body).slice(0, 200)}`);
  }
}

async function ask({ url }: Server, { path, body, headers }: LoadRequest): Promise<{ status: number; body: unknown }> {
  const json = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  const answer = await fetch(url + path, { ...json, headers: { 'content-type': 'application/json', ...headers } });
  return { status: answer.status, body: await answer.json() };
}
