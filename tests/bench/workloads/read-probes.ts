import type { BenchContext } from '../bench-context.ts';
import { fire, type Shot } from '../measure/fire.ts';
import type { Probe } from '../measure/rounds.ts';
import { dropDocuments } from '../site/read-models.ts';
import * as shots from './read-shots.ts';

type ShotsOf = (round: number) => Shot[];

/** Asks again and again, as fast as answers come. */
function steady(name: string, url: string, shotsOf: ShotsOf): Probe {
  return { name, run: (seconds, round) => fire({ url, shots: shotsOf(round), seconds }) };
}

/** Asks everything once. */
function once(name: string, url: string, shotsOf: ShotsOf, before?: () => Promise<void>): Probe {
  return {
    name,
    async run(_seconds, round) {
      await before?.();
      return fire({ url, shots: shotsOf(round) });
    },
  };
}

/** Looks whether the first answer is one. */
function checked(probe: Probe, url: string, shot: Shot, good: (body: unknown) => boolean): Probe {
  return {
    ...probe,
    async check() {
      const json = shot.body === undefined ? {} : { method: 'POST', body: JSON.stringify(shot.body) };
      const answer = await fetch(url + shot.path, { ...json, headers: { 'content-type': 'application/json' } });
      const body = await answer.json();
      if (answer.status !== 200 || !good(body)) {
        throw new Error(`${shot.path} answered ${answer.status} ${JSON.stringify(body).slice(0, 200)}`);
      }
    },
  };
}

const has = (field: string) => (body: unknown) => typeof body === 'object' && body !== null && field in body;
const fixed: ShotsOf = () => [{ path: '/' }];

export function unitProbes({ urls }: BenchContext): Probe[] {
  return [
    steady('bare node:http', urls.node, fixed),
    steady('bare Fastify', urls.fastify, fixed),
    steady('Nest + Fastify', urls.nest, fixed),
  ];
}

export function homeProbes({ urls }: BenchContext): Probe[] {
  const home = { path: '/api/home' };
  const asBrowser = { ...home, headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } };
  return [
    checked(
      steady('home', urls.site, () => [home]),
      urls.site,
      home,
      has('shelves'),
    ),
    checked(
      steady('home, compressed', urls.site, () => [asBrowser]),
      urls.site,
      home,
      has('shelves'),
    ),
  ];
}

export function titleProbes({ urls, catalogue, client }: BenchContext): Probe[] {
  const hot = shots.hotTitles(catalogue);
  const cold = (round: number) => shots.coldTitles(catalogue, round);
  const drop = () => dropDocuments(client);
  const first = hot.site[0]!;
  return [
    checked(
      steady('W1 cached', urls.site, () => hot.site),
      urls.site,
      first,
      has('post'),
    ),
    checked(
      once('W1 cold', urls.site, (round) => cold(round).site, drop),
      urls.site,
      first,
      has('post'),
    ),
    checked(
      once('W1 stored document', urls.plain, (round) => cold(round).plain),
      urls.plain,
      hot.plain[0]!,
      has('slug'),
    ),
    once('W1 built by SQL', urls.plain, (round) => cold(round).built),
  ];
}

export function listProbes({ urls, catalogue, client }: BenchContext): Probe[] {
  const hot = shots.genreFirstPages(catalogue);
  const all = (round: number) => shots.genreAllPages(catalogue, round);
  const pages = shots.deepPages(catalogue);
  const drop = () => dropDocuments(client);
  const ordersOnly = async () => {
    await drop();
    await fire({ url: urls.site, shots: pages.orders });
  };
  const list = has('max_page');
  return [
    checked(
      steady('W2 cached', urls.site, () => hot.site),
      urls.site,
      hot.site[0]!,
      list,
    ),
    checked(
      once('W2 cold', urls.site, (round) => all(round).site, drop),
      urls.site,
      hot.site[0]!,
      list,
    ),
    checked(
      once('W2 plain SQL', urls.plain, (round) => all(round).plain),
      urls.plain,
      hot.plain[0]!,
      has('total'),
    ),
    checked(
      once('W2deep page 1', urls.site, () => pages.shallow, ordersOnly),
      urls.site,
      pages.shallow[0]!,
      list,
    ),
    checked(
      once('W2deep page 1,000', urls.site, () => pages.deep, ordersOnly),
      urls.site,
      pages.deep[0]!,
      list,
    ),
    steady('W2deep plain SQL, page 1', urls.plain, () => pages.plainShallow),
    steady('W2deep plain SQL, page 1,000', urls.plain, () => pages.plainDeep),
  ];
}

export function searchProbes({ urls, catalogue, client }: BenchContext): Probe[] {
  const typed = (round: number) => shots.searches(catalogue, round);
  const first = typed(0);
  const fresh = (probe: Probe): Probe => ({
    ...probe,
    async run(seconds, round) {
      await dropDocuments(client);
      return probe.run(seconds, round);
    },
  });
  return [
    checked(fresh(steady('W3', urls.site, (round) => typed(round).site)), urls.site, first.site[0]!, has('posts')),
    checked(
      steady('W3 prefix index', urls.plain, (round) => typed(round).plain),
      urls.plain,
      first.plain[0]!,
      Array.isArray,
    ),
    steady('W3 pg_trgm', urls.plain, (round) => typed(round).trigrams),
  ];
}
