import { isDeepStrictEqual } from 'node:util';
import type { Settings } from 'meilisearch';
import type { ShadowIndex } from '../../contract/search-indexes.port.ts';
import { available, codeOf, INDEX_NOT_FOUND } from './engine.ts';
import { ENGINE_KINDS, type EngineKind, INDEX_SETTINGS } from './index-settings.ts';
import { IndexWriter } from './index-writer.ts';
import { MeilisearchIndex, type MeilisearchIndexOptions } from './meilisearch-index.ts';

/** Fills new indexes beside the live ones and exchanges them in one task, so that no search meets a gap. */
export class MeilisearchShadowIndex implements ShadowIndex {
  private readonly live: MeilisearchIndex;
  private readonly next: MeilisearchIndex;
  private readonly writer: IndexWriter;

  /** @param suffix of the new indexes' names: whoever fills at the same time has another. */
  constructor(
    private readonly options: MeilisearchIndexOptions,
    suffix: string,
  ) {
    this.live = new MeilisearchIndex(options);
    this.next = new MeilisearchIndex({ ...options, suffix });
    this.writer = new IndexWriter(options.engine, options);
  }

  async isWhole(): Promise<boolean> {
    const states = await Promise.all(ENGINE_KINDS.map((kind) => this.hasSettings(kind)));
    return states.every(Boolean);
  }

  async begin(): Promise<MeilisearchIndex> {
    const { client } = this.options.engine;
    await this.abandon();
    for (const kind of ENGINE_KINDS) {
      const name = this.next.nameOf(kind);
      await this.writer.done(client.createIndex(name, { primaryKey: 'id' }));
      await this.writer.done(client.index(name).updateSettings(INDEX_SETTINGS[kind]));
    }
    return this.next;
  }

  async swap(): Promise<void> {
    const { client } = this.options.engine;
    const pairs = ENGINE_KINDS.map((kind) => [this.live.nameOf(kind), this.next.nameOf(kind)] as [string, string]);
    for (const [live] of pairs) {
      if (!(await this.exists(live))) await this.writer.done(client.createIndex(live, { primaryKey: 'id' }));
    }
    await this.writer.done(client.swapIndexes(pairs.map((indexes) => ({ indexes, rename: false }))));
    await this.abandon();
  }

  async abandon(): Promise<void> {
    for (const kind of ENGINE_KINDS) {
      const name = this.next.nameOf(kind);
      if (await this.exists(name)) await this.writer.done(this.options.engine.client.deleteIndex(name));
    }
  }

  private async exists(name: string): Promise<boolean> {
    return (await this.orNull(this.options.engine.client.getRawIndex(name))) !== null;
  }

  private async hasSettings(kind: EngineKind): Promise<boolean> {
    const found = await this.orNull(this.options.engine.client.index(this.live.nameOf(kind)).getSettings());
    return found !== null && sameSettings(INDEX_SETTINGS[kind], found);
  }

  /** Null where the index does not exist. */
  private async orNull<T>(work: Promise<T>): Promise<T | null> {
    try {
      return await available(work);
    } catch (error) {
      if (codeOf(error) === INDEX_NOT_FOUND) return null;
      throw error;
    }
  }
}

/** Whether what was wanted is what is there; the engine adds defaults, and gives lists of names in an order of its own. */
function sameSettings(wanted: Settings, found: Settings): boolean {
  return Object.entries(wanted).every(([name, value]) => isSame(name, value, found[name as keyof Settings]));
}

const IN_ORDER = new Set(['rankingRules', 'searchableAttributes']);

function isSame(name: string, wanted: unknown, found: unknown): boolean {
  if (Array.isArray(wanted) && Array.isArray(found)) {
    return isDeepStrictEqual(
      ...((IN_ORDER.has(name) ? [wanted, found] : [wanted.toSorted(), found.toSorted()]) as [unknown, unknown]),
    );
  }
  if (typeof wanted !== 'object' || wanted === null || typeof found !== 'object' || found === null)
    return wanted === found;
  const [one, other] = [wanted as Record<string, unknown>, found as Record<string, unknown>];
  return Object.keys(one).every((key) => isSame(key, one[key], other[key]));
}
