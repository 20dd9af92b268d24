import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { currentContext } from '#platform/kernel/context/request-context.ts';
import { ReadModelFeed } from '#platform/messaging/feed/read-model-feed.ts';
import { Metrics } from '#platform/telemetry/metrics.ts';
import type { CachedDocument } from './cached-document.ts';

const MAX_BYTES = 32 * 1024 * 1024;
/** What an entry takes besides its value. */
const ENTRY_BYTES = 600;
/** Several times as many tags as there is room for documents: then all begins anew. */
const MAX_EDITIONS = 50_000;

/** All that a tag stands for, from one change of it to the next. */
class Edition {
  isOver = false;
}

class Entry implements CachedDocument {
  /** A later one stands in its place. */
  replaced = false;

  constructor(
    readonly value: unknown,
    /** As they were when loading began. */
    private readonly editions: readonly Edition[],
    private readonly until: Date | undefined,
    readonly ingredient: boolean,
  ) {}

  get dropped(): boolean {
    if (this.replaced || (this.until !== undefined && this.until.getTime() <= Date.now())) return true;
    return areOver(this.editions);
  }
}

interface Loaded {
  value: unknown;
  /** Null when the document changed while it was being loaded. */
  entry: Entry | null;
}

interface CacheRequest<T> {
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
    dispose: (entry, _key, reason) => {
      if (reason === 'set') entry.replaced = true;
    },
  });
  private readonly editions = new Map<string, Edition>();
  /** Which every document belongs to, whatever its tags. */
  private edition = new Edition();
  private readonly loading = new Map<string, { editions: readonly Edition[]; loaded: Promise<Loaded> }>();
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
    const underWay = this.loading.get(request.key);
    // A load that began before the last change may carry the old value: it is joined only while nothing has changed.
    const joins = underWay && !anew && !areOver(underWay.editions);
    const { value, entry: cached } = await (joins ? underWay.loaded : this.startLoading(request));
    noteSource(cached);
    return value as T;
  }

  getText(request: Omit<CacheRequest<string>, 'sizeOf'>): Promise<string> {
    return this.get({ ...request, sizeOf: (text) => text.length * 2 });
  }

  private startLoading<T>(request: CacheRequest<T>): Promise<Loaded> {
    const editions = this.editionsOf(request.tags);
    const loaded = this.load(request, editions).finally(() => {
      if (this.loading.get(request.key)?.loaded === loaded) this.loading.delete(request.key);
    });
    this.loading.set(request.key, { editions, loaded });
    return loaded;
  }

  private async load<T>(request: CacheRequest<T>, editions: readonly Edition[]): Promise<Loaded> {
    const value = await request.load();
    return { value, entry: areOver(editions) ? null : this.store(request, value, editions) };
  }

  private store<T>(request: CacheRequest<T>, value: T, editions: readonly Edition[]): Entry {
    const entry = new Entry(value, editions, request.until, request.ingredient ?? false);
    this.entries.set(request.key, entry, { size: ENTRY_BYTES + request.sizeOf(value) });
    return entry;
  }

  private editionsOf(tags: readonly string[]): Edition[] {
    // Before any is taken: one that is no longer among them would never be over.
    if (this.editions.size >= MAX_EDITIONS) this.dropAll();
    const ofTags = tags.map((tag) => {
      const edition = this.editions.get(tag) ?? new Edition();
      this.editions.set(tag, edition);
      return edition;
    });
    return [this.edition, ...ofTags];
  }

  private drop(tags: string[] | null): void {
    if (tags === null) this.dropAll();
    for (const tag of tags ?? []) {
      const edition = this.editions.get(tag);
      if (edition) edition.isOver = true;
      this.editions.delete(tag);
    }
  }

  private dropAll(): void {
    this.edition.isOver = true;
    this.edition = new Edition();
    this.editions.clear();
    this.entries.clear();
  }
}

function areOver(editions: readonly Edition[]): boolean {
  return editions.some(({ isOver }) => isOver);
}

/** Tells the request under way what its answer is made of. */
function noteSource(entry: Entry | null): void {
  const context = currentContext();
  if (!context) return;
  if (entry) context.documents?.push(entry);
  else context.documents = null;
}
