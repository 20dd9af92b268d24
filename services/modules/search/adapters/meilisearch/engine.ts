import { Meilisearch, MeilisearchApiError, type MultiSearchQuery } from 'meilisearch';
import { SearchUnavailable } from '../../contract/search-unavailable.ts';

interface EngineOptions {
  url: string;
  key?: string;
  /** Of one search, in milliseconds; a reader waits for it. */
  searchTimeoutMs?: number;
}

export interface Hit {
  id: number;
  card: string;
  keys: string[];
}

export interface Found {
  hits: Hit[];
  /** Exact where hitsPerPage was asked for. */
  totalHits?: number;
  facetDistribution?: Record<string, Record<string, number>>;
}

const SEARCH_TIMEOUT_MS = 400;
/** There a 404, in a search of several a 400. */
export const INDEX_NOT_FOUND = 'index_not_found';
/** Of a request that writes or asks for a task. */
const REQUEST_TIMEOUT_MS = 30_000;

/** The search engine's server, with its errors told apart: what passes by itself becomes SearchUnavailable. */
export class Engine {
  /** For writing, settings and tasks. */
  readonly client: Meilisearch;
  private readonly searches: Meilisearch;

  constructor({ url, key, searchTimeoutMs = SEARCH_TIMEOUT_MS }: EngineOptions) {
    this.client = new Meilisearch({ host: url, apiKey: key, timeout: REQUEST_TIMEOUT_MS });
    this.searches = new Meilisearch({ host: url, apiKey: key, timeout: searchTimeoutMs });
  }

  /** Several searches in one request, answered in the order asked. */
  async search(queries: MultiSearchQuery[]): Promise<Found[]> {
    if (queries.length === 0) return [];
    const { results } = await available(this.searches.multiSearch<{ queries: MultiSearchQuery[] }, Hit>({ queries }));
    return results;
  }

  /** @returns what is wrong with it, or undefined when it answers. */
  async error(): Promise<string | undefined> {
    try {
      await available(this.searches.health());
      return undefined;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }

  /** Removes every index of the prefix. */
  async dropIndexes(prefix: string): Promise<void> {
    const { results } = await available(this.client.getRawIndexes({ limit: 1_000 }));
    const own = results.filter(({ uid }) => uid.startsWith(`${prefix}-`));
    await available(
      Promise.all(own.map(({ uid }) => this.client.deleteIndex(uid).waitTask({ timeout: REQUEST_TIMEOUT_MS }))),
    );
  }
}

/** @throws SearchUnavailable for every error that is not the request's own. */
export async function available<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const isRefusal = error instanceof MeilisearchApiError && error.response.status === 400;
    if (isRefusal && codeOf(error) !== INDEX_NOT_FOUND) throw error;
    throw SearchUnavailable.because(error);
  }
}

/** The engine's code of the error, for example `index_not_found`. */
export function codeOf(error: unknown): string | undefined {
  const cause = error instanceof SearchUnavailable ? error.cause : error;
  return cause instanceof MeilisearchApiError ? cause.cause?.code : undefined;
}
