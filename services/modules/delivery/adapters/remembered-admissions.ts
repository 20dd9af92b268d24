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
  // With `max` it would lay out 6 MB before the first is there.
  private readonly links = new LRUCache<string, true>({
    maxSize: MAX_LINKS,
    sizeCalculation: () => 1,
    ttl: CACHE_TTL_MS,
  });

  remember(linkId: string, address: string): void {
    this.links.set(`${linkId} ${address}`, true);
  }

  has(linkId: string, address: string): boolean {
    return this.links.has(`${linkId} ${address}`);
  }
}
