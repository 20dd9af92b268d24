import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  // biome-ignore lint/suspicious/noExplicitAny: answers of every shape
  body: any;
}

/** A client that keeps its connections, for requests whose answers matter. */
export class Caller {
  private readonly agent: Agent;
  private readonly base: URL;

  constructor(base: string, connections = 64) {
    this.base = new URL(base);
    this.agent = new Agent({ keepAlive: true, maxSockets: connections });
  }

  close(): void {
    this.agent.destroy();
  }

  get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
    return this.send('GET', path, undefined, headers);
  }

  post(path: string, body: object = {}, headers: Record<string, string> = {}): Promise<Answer> {
    return this.send('POST', path, JSON.stringify(body), { 'content-type': 'application/json', ...headers });
  }

  /** As post. @throws Error that carries the refusal when the answer is not 200. */
  async ask(path: string, body: object = {}, headers: Record<string, string> = {}): Promise<Answer> {
    const answer = await this.post(path, body, headers);
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer;
  }

  private send(
    method: string,
    path: string,
    body: string | undefined,
    headers: Record<string, string>,
  ): Promise<Answer> {
    const { hostname, port } = this.base;
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    return new Promise((resolve, reject) => {
      const outgoing = request(
        { hostname, port, path, method, agent: this.agent, headers: { ...headers, ...length } },
        (incoming) => {
          const chunks: Buffer[] = [];
          incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
          incoming.on('error', reject);
          incoming.on('end', () => {
            const text = Buffer.concat(chunks).toString('utf8');
            const json = incoming.headers['content-type']?.includes('json');
            resolve({
              status: incoming.statusCode ?? 0,
              headers: incoming.headers,
              body: json ? JSON.parse(text) : text,
            });
          });
        },
      );
      outgoing.on('error', reject);
      outgoing.end(body);
    });
  }
}

interface Paced {
  /** Milliseconds from the moment each was due to its answer: a server that stalls is charged for those that had to wait. */
  times: number[];
  failures: number;
  /** Starts per second that were reached. */
  perSecond: number;
}

/** Sends at a steady rate, whether or not earlier ones are answered, until `signal` is given or the time is over. */
export async function paced(
  perSecond: number,
  seconds: number,
  send: (index: number) => Promise<boolean>,
  signal?: AbortSignal,
): Promise<Paced> {
  const result: Paced = { times: [], failures: 0, perSecond: 0 };
  const underWay = new Set<Promise<void>>();
  const begun = performance.now();
  let index = 0;
  for (; index < perSecond * seconds && !signal?.aborted; index++) {
    const due = begun + (index * 1_000) / perSecond;
    const early = due - performance.now();
    if (early > 1) await pause(early);
    const one = send(index)
      .catch(() => false)
      .then((good) => {
        result.times.push(performance.now() - due);
        if (!good) result.failures += 1;
        underWay.delete(one);
      });
    underWay.add(one);
  }
  result.perSecond = index / ((performance.now() - begun) / 1_000);
  await Promise.all(underWay);
  return result;
}
