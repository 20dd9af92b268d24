import autocannon from 'autocannon';
import { percentile } from './figures.ts';

export const CONNECTIONS = 32;

/** One HTTP request of a workload; a body makes it a POST of JSON. */
export interface LoadRequest {
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
}

interface LoadOptions {
  url: string;
  requests: readonly LoadRequest[];
  /** Seconds; the requests are repeated. Absent: each request once. */
  seconds?: number;
}

export interface LoadResult {
  answers: number;
  seconds: number;
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Answers other than 2xx, broken connections, time-outs. */
  failures: number;
  /** Mean size of an answer in bytes, headers included. */
  bytes: number;
}

/**
 * As fast as the server answers, over 32 connections, each with its own share of the requests. Requests are made beforehand,
 * so that a workload with many different ones costs the generator no more than one with a single request.
 */
export async function runLoad({ url, requests, seconds }: LoadOptions): Promise<LoadResult> {
  // Each connection needs a request of its own; a short list that is sent once has fewer connections.
  const copies = seconds === undefined ? 1 : Math.ceil(CONNECTIONS / requests.length);
  const prepared = Array.from({ length: copies }, () => requests.map(toRequest)).flat();
  const connections = Math.min(CONNECTIONS, prepared.length);
  const times: number[] = [];
  let next = 0;
  let end = 0;
  let received = 0;
  const begun = { at: 0 };
  const run = autocannon({
    url,
    connections,
    sampleInt: 50,
    ...(seconds === undefined ? { amount: prepared.length } : { duration: seconds }),
    setupClient: (client) => {
      const first = next++;
      client.setRequests(
        prepared.filter((_request, at) => at % connections === first).map((request) => ({ ...request })),
      );
      client.on('response', (_status, bytes, milliseconds) => {
        times.push(milliseconds);
        received += bytes;
      });
      client.on('done', () => {
        end = performance.now();
      });
    },
  });
  begun.at = performance.now();
  const { errors, non2xx } = await run;
  const took = (end - begun.at) / 1_000;
  return {
    answers: times.length,
    seconds: took,
    perSecond: (times.length - non2xx) / took,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    failures: errors + non2xx,
    bytes: Math.round(received / Math.max(1, times.length)),
  };
}

function toRequest({ path, body, headers }: LoadRequest): autocannon.Request {
  if (body === undefined) return { method: 'GET', path, headers: { ...headers } };
  const json = { 'content-type': 'application/json', ...headers };
  return { method: 'POST', path, headers: json, body: JSON.stringify(body) };
}
