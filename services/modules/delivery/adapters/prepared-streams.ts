import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { StreamFacts } from '#modules/media/contract/streams/stream-facts.ts';
import { Streams } from '#modules/media/contract/streams/streams.port.ts';

const MAX_STREAMS = 500;
const CACHE_TTL_MS = 600_000;

/** What was prepared of a file stays as it is: every segment asks for it. */
@Injectable()
export class PreparedStreams {
  private readonly kept = new LRUCache<string, StreamFacts>({ max: MAX_STREAMS, ttl: CACHE_TTL_MS });

  constructor(private readonly streams: Streams) {}

  /** @returns null for what plays as the file alone. */
  async of(sha256: string): Promise<StreamFacts | null> {
    const kept = this.kept.get(sha256);
    if (kept) return kept;
    const found = (await this.streams.of([sha256])).get(sha256) ?? null;
    if (found) this.kept.set(sha256, found);
    return found;
  }
}
