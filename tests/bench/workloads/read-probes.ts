import { pollUntil } from '../../../services/platform/kernel/time/poll-until.ts';
import type { BenchContext } from '../bench-context.ts';
import type { Probe } from '../measure/rounds.ts';
import type { LoadRequest } from '../measure/run-load.ts';
import { dropDocuments, dropSearches } from '../site/read-models.ts';
import type { SiteProcess } from '../site/site-process.ts';
import { readProbe, warmUp } from './read-probe.ts';
import * as requests from './read-requests.ts';

const has = (field: string) => (body: unknown) => typeof body === 'object' && body !== null && field in body;

const byPost = (request: LoadRequest): LoadRequest => ({ ...request, body: {} });

export function unitProbes({ servers }: BenchContext): Probe[] {
  const fixed = { requests: () => [{ path: '/' }], good: has('text') };
  return [
    readProbe({ name: 'bare node:http', server: servers.node, ...fixed }),
    readProbe({ name: 'bare Fastify', server: servers.fastify, ...fixed }),
    readProbe({ name: 'Nest + Fastify', server: servers.nest, ...fixed }),
  ];
}

export function homeProbes({ servers }: BenchContext): Probe[] {
  const home = { path: '/api/home' };
  const asBrowser = { ...home, headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } };
  const common = { server: servers.site, good: has('shelves') };
  return [
    readProbe({ name: 'home', requests: () => [home], ...common }),
    readProbe({ name: 'home, compressed', requests: () => [asBrowser], ...common }),
  ];
}

export function titleProbes({ servers, catalogue, client }: BenchContext): Probe[] {
  const { site, plain, posts } = servers;
  const hot = requests.hotTitles(catalogue).site;
  const cold = (round: number) => requests.coldTitles(catalogue, round);
  const page = { server: site, good: has('post') };
  const row = { server: plain, once: true, good: has('slug') };
  return [
    readProbe({
      name: 'bare node:http, POST',
      requests: () => hot,
      prepare: () => warmUp(posts, hot),
      ...page,
      server: posts,
    }),
    readProbe({ name: 'W1 cached', requests: () => hot, prepare: () => warmUp(site, hot), ...page }),
    readProbe({
      name: 'W1 cold',
      requests: (round) => cold(round).site,
      once: true,
      prepare: () => dropDocuments(client),
      ...page,
    }),
    readProbe({ name: 'W1 stored document', requests: (round) => cold(round).plain, ...row }),
    readProbe({ name: 'W1 stored document, POST', requests: (round) => cold(round).plain.map(byPost), ...row }),
    readProbe({ name: 'W1 built by SQL', requests: (round) => cold(round).built, ...row }),
  ];
}

export function genreProbes({ servers, catalogue, client }: BenchContext): Probe[] {
  const { site, plain } = servers;
  const hot = requests.genreFirstPages(catalogue).site;
  const all = (round: number) => requests.genreAllPages(catalogue, round);
  const list = { server: site, good: has('max_page') };
  return [
    readProbe({ name: 'W2 cached', requests: () => hot, prepare: () => warmUp(site, hot), ...list }),
    readProbe({
      name: 'W2 cold',
      requests: (round) => all(round).site,
      once: true,
      prepare: () => dropDocuments(client),
      ...list,
    }),
    readProbe({
      name: 'W2 plain SQL',
      server: plain,
      requests: (round) => all(round).plain,
      once: true,
      good: has('total'),
    }),
  ];
}

export function deepProbes({ servers, catalogue, client }: BenchContext): Probe[] {
  const { site, plain } = servers;
  const pages = requests.deepPages(catalogue);
  // The orders of the lists are held, none of their pages is.
  const prepare = async () => {
    await dropDocuments(client);
    await warmUp(site, pages.orders);
  };
  const list = { server: site, once: true, prepare, good: has('max_page') };
  const rows = { server: plain, good: has('total') };
  return [
    readProbe({ name: 'W2deep page 1', requests: () => pages.shallow, ...list }),
    readProbe({ name: 'W2deep page 1,000', requests: () => pages.deep, ...list }),
    readProbe({ name: 'W2deep plain SQL, page 1', requests: () => pages.plainShallow, ...rows }),
    readProbe({ name: 'W2deep plain SQL, page 1,000', requests: () => pages.plainDeep, ...rows }),
  ];
}

export function searchProbes({ servers, site: siteProcess, catalogue, client }: BenchContext): Probe[] {
  const { site, plain } = servers;
  const typed = (round: number) => requests.searches(catalogue, round);
  const rows = { server: plain, good: Array.isArray };
  return [
    readProbe({
      name: 'W3',
      server: site,
      requests: (round) => typed(round).site,
      prepare: () =>
        inMemory(siteProcess, async () => {
          await dropSearches(client);
          await warmUp(site, typed(0).site.slice(0, 1));
        }),
      good: has('posts'),
    }),
    readProbe({ name: 'W3 prefix index', requests: (round) => typed(round).plain, ...rows }),
    readProbe({ name: 'W3 pg_trgm', requests: (round) => typed(round).trigrams, ...rows }),
  ];
}

/** Other workloads have the site forget all that it keeps; it reads names and cards again when somebody searches. */
async function inMemory(site: SiteProcess, search: () => Promise<void>): Promise<void> {
  let before = 0;
  const read = async () => {
    await search();
    const cards = (await site.metric('parde_search_names')) > 0 ? await site.metric('parde_search_cards') : 0;
    const areAll = cards > 0 && cards === before;
    before = cards;
    return areAll || undefined;
  };
  if (!(await pollUntil(read, { timeoutMs: 30_000, intervalMs: 200 })))
    throw new Error('the site keeps no names and cards in memory');
}
