import { fire, type Shot } from '../measure/fire.ts';
import type { Probe } from '../measure/rounds.ts';

/** A process that serves HTTP. */
export interface Server {
  url: string;
  pid: number;
}

export interface Question {
  name: string;
  server: Server;
  /** What is asked in a round. */
  shots: (round: number) => Shot[];
  /** Each shot once, however long it takes; otherwise again and again for the length of a round. */
  once?: boolean;
  /** What comes before a round and does not count. */
  prepare?: (round: number) => Promise<unknown>;
  /** Whether the body of an answer is what it should be. */
  good: (body: unknown) => boolean;
}

export function readProbe({ name, server, shots, once, prepare, good }: Question): Probe {
  return {
    name,
    pid: server.pid,
    check: () => check(server, shots(0)[0]!, good),
    prepare: async (round) => {
      await prepare?.(round);
      // Behind whatever is still in the server's hands from the probe before.
      await ask(server, shots(round)[0]!);
    },
    run: (seconds, round) => fire({ url: server.url, shots: shots(round), ...(!once && { seconds }) }),
  };
}

/** Asks everything once, so that it is in the server's caches. */
export async function primed(server: Server, shots: readonly Shot[]): Promise<void> {
  const distinct = [...new Map(shots.map((shot) => [JSON.stringify(shot), shot])).values()];
  await fire({ url: server.url, shots: distinct });
}

async function check(server: Server, shot: Shot, good: (body: unknown) => boolean): Promise<void> {
  const { status, body } = await ask(server, shot);
  if (status !== 200 || !good(body)) {
    throw new Error(`${shot.path} answered ${status} ${JSON.stringify(body).slice(0, 200)}`);
  }
}

async function ask({ url }: Server, { path, body, headers }: Shot): Promise<{ status: number; body: unknown }> {
  const json = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  const answer = await fetch(url + path, { ...json, headers: { 'content-type': 'application/json', ...headers } });
  return { status: answer.status, body: await answer.json() };
}
