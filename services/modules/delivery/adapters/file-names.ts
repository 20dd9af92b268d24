import { Injectable } from '@nestjs/common';
import { create } from 'content-disposition';
import { LRUCache } from 'lru-cache';
import { ReleaseFileCards } from '#modules/catalogue/contract/files/release-file-cards.port.ts';
import { AppLogger } from '#platform/telemetry/app-logger.ts';
import type { FileLink } from '../contract/file-links.port.ts';
import { persianName } from '../domain/persian-name.ts';

const CACHE_TTL_MS = 600_000;
const MAX_NAMES = 10_000;
const MAX_LATIN = 120;

/** What a file is saved as: the Persian name for those who can, a Latin one for all. */
@Injectable()
export class FileNames {
  private readonly persian = new LRUCache<number, { name: string | null }>({ max: MAX_NAMES, ttl: CACHE_TTL_MS });

  constructor(
    private readonly cards: ReleaseFileCards,
    private readonly logger: AppLogger,
  ) {}

  /** @param given the last part of the address; unsigned, so only its plain letters count. */
  async attachment({ fileId, sha256, container }: FileLink, given: string): Promise<string> {
    const plain = given
      .replaceAll(/[^\w.-]+/g, '.')
      .replaceAll(/\.{2,}/g, '.')
      .replace(/^\./, '')
      .slice(0, MAX_LATIN);
    const latin =
      plain.endsWith(`.${container}`) && plain.length > container.length + 1
        ? plain
        : `${sha256.slice(0, 12)}.${container}`;
    const persian = await this.persianOf(fileId);
    return persian ? create(persian, { fallback: latin }) : create(latin);
  }

  private async persianOf(fileId: number): Promise<string | null> {
    const kept = this.persian.get(fileId);
    if (kept) return kept.name;
    try {
      const card = (await this.cards.of([fileId])).get(fileId);
      const name = card ? persianName(card) : null;
      this.persian.set(fileId, { name });
      return name;
    } catch (error) {
      // A name is nothing to fail for.
      this.logger.child('delivery').debug({ err: error }, 'a file goes without its Persian name');
      return null;
    }
  }
}
