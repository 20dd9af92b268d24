import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';

const CACHE_TTL_MS = 60_000;
const MAX_LINKS = 100_000;

/**
 * Who plays on days, for a minute: a film is hundreds of segments, and none of them costs anything then. An entitlement that ends
 * is noticed within that time.
 */
@Injectable()
export class RememberedAdmissions {
  private readonly links = new LRUCache<string, true>({ max: MAX_LINKS, ttl: CACHE_TTL_MS });

  remember(linkId: string, address: string): void {
    this.links.set(`${linkId} ${address}`, true);
  }

  has(linkId: string, address: string): boolean {
    return this.links.has(`${linkId} ${address}`);
  }
}
