import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { currentContext } from '#platform/kernel/context/request-context.ts';
import { ReadModelFeed } from '#platform/messaging/feed/read-model-feed.ts';
import { Metrics } from '#platform/telemetry/metrics.ts';
import type { CachedDocument } from './cached-document.ts';

const MAX_BYTES = 64 * 1024 * 1024;
/** What an entry takes besides its value, and for each of its tags. */
const ENTRY_BYTES = 400;
const TAG_BYTES = 250;

class Entry implements CachedDocument {
  gone = false;

  constructor(
    readonly value: unknown,
    readonly tags: readonly string[],
    private readonly until: Date | undefined,
    readonly ingredient: boolean,
  ) {}

  get dropped(): boolean {
    return this.gone || (this.until !== undefined && this.until.getTime() <= Date.now());
  }
}

interface Loaded {
  value: unknown;
  /** Null when the document changed while it was being loaded. */
  entry: Entry | null;
}

export interface CacheRequest<T> {
  key: string;
  /** The document is dropped when a projection says that one of these changed. */
  tags: readonly string[];
  /** The document is good only until then, whatever changes. */
  until?: Date;
  /** Made of what may be behind the read model that the request waited for: who waits for a position gets it loaded anew. */
  mayLag?: boolean;
  /** See CachedDocument. */
  ingredient?: boolean;
  load: () => Promise<T>;
  /** Bytes the value takes, roughly. */
  sizeOf: (value: T) => number;
}

/**
 * Public documents in memory, the same for everybody, true to the read model: a projection's commit drops what it changed,
 * and a value that was being loaded when that happened is handed out but not cached.
 */
@Injectable()
export class DocumentCache {
  private readonly entries = new LRUCache<string, Entry>({
    maxSize: MAX_BYTES,
    dispose: (entry, key) => {
      entry.gone = true;
      for (const tag of entry.tags) this.keysByTag.get(tag)?.delete(key);
    },
  });
  private readonly keysByTag = new Map<string, Set<string>>();
  private readonly loading = new Map<string, { stamp: string; loaded: Promise<Loaded> }>();
  private readonly generations = new Map<string, number>();
  private epoch = 0;
  private readonly hits;
  private readonly misses;

  constructor(
    private readonly feed: ReadModelFeed,
    metrics: Metrics,
  ) {
    const lookUps = metrics.counter('parde_document_cache_total', 'Look-ups in the document cache', ['outcome']);
    this.hits = lookUps.labels('hit');
    this.misses = lookUps.labels('miss');
    feed.onChange((tags) => this.drop(tags));
  }

  async get<T>(request: CacheRequest<T>): Promise<T> {
    const anew = request.mayLag === true && (currentContext()?.after.length ?? 0) > 0;
    const entry = this.feed.connected && !anew ? this.entries.get(request.key) : undefined;
    if (entry && !entry.dropped) {
      this.hits.inc();
      noteSource(entry);
      return entry.value as T;
    }
    this.misses.inc();
    const stamp = this.stamp(request.tags);
    const underWay = this.loading.get(request.key);
    // A load that began before the last change may carry the old value: it is joined only while nothing has changed.
    const loaded = underWay?.stamp === stamp && !anew ? underWay.loaded : this.startLoading(request, stamp);
    const { value, entry: cached } = await loaded;
    noteSource(cached);
    return value as T;
  }

  private startLoading<T>(request: CacheRequest<T>, stamp: string): Promise<Loaded> {
    const loaded = this.load(request, stamp).finally(() => {
      if (this.loading.get(request.key)?.loaded === loaded) this.loading.delete(request.key);
    });
    this.loading.set(request.key, { stamp, loaded });
    return loaded;
  }

  private async load<T>(request: CacheRequest<T>, stamp: string): Promise<Loaded> {
    const value = await request.load();
    return { value, entry: stamp === this.stamp(request.tags) ? this.store(request, value) : null };
  }

  private store<T>(request: CacheRequest<T>, value: T): Entry {
    const entry = new Entry(value, request.tags, request.until, request.ingredient ?? false);
    const size = ENTRY_BYTES + request.tags.length * TAG_BYTES + request.sizeOf(value);
    this.entries.set(request.key, entry, { size });
    for (const tag of request.tags) {
      const keys = this.keysByTag.get(tag) ?? new Set();
      keys.add(request.key);
      this.keysByTag.set(tag, keys);
    }
    return entry;
  }

  private drop(tags: string[] | null): void {
    if (tags === null) {
      this.epoch += 1;
      this.entries.clear();
      this.keysByTag.clear();
      return;
    }
    for (const tag of tags) {
      this.generations.set(tag, (this.generations.get(tag) ?? 0) + 1);
      for (const key of this.keysByTag.get(tag) ?? []) this.entries.delete(key);
      this.keysByTag.delete(tag);
    }
    if (this.generations.size > 100_000) {
      this.epoch += 1;
      this.generations.clear();
    }
  }

  private stamp(tags: readonly string[]): string {
    return `${this.epoch}:${tags.map((tag) => this.generations.get(tag) ?? 0).join(',')}`;
  }
}

/** Tells the request under way what its answer is made of. */
function noteSource(entry: Entry | null): void {
  const context = currentContext();
  if (!context) return;
  if (entry) context.documents?.push(entry);
  else context.documents = null;
}
