import { median } from '../measure/figures.ts';
import { startServer } from '../units/start-unit.ts';
import { pipelinedReads } from './pipelined.ts';
import type { Profile } from './profile.ts';

const PAGE = '/api/post/getMovie/children-of-heaven-1997';
const CONNECTIONS = 16;
const SECONDS = 2;

export interface ReadFigures {
  /** Answers a second. */
  one: number;
  two: number;
  /** Two processes against one, each round by itself, the middle one. */
  growth: number;
  /** A bare node:http server with one fixed answer, asked the same way. */
  bare: number;
}

/** A title's page from one queries process and from two, by turns. */
export async function readsByProcesses({ apps }: Profile, rounds: number): Promise<ReadFigures> {
  const urls = apps.queries.map(({ url }) => url);
  const bare = await startServer('node-http');
  const read = (from: string[], path = PAGE) => pipelinedReads(from, path, CONNECTIONS, SECONDS);
  await read(urls);
  const taken: Omit<ReadFigures, 'growth'>[] = [];
  for (let round = 0; round < rounds; round++) {
    taken.push({ one: await read(urls.slice(0, 1)), two: await read(urls), bare: await read([bare.url], '/') });
  }
  const middle = (figure: (one: Omit<ReadFigures, 'growth'>) => number) => median(taken.map(figure));
  return {
    one: middle(({ one }) => one),
    two: middle(({ two }) => two),
    growth: middle(({ one, two }) => two / one),
    bare: middle((one) => one.bare),
  };
}
