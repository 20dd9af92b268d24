import { Injectable } from '@nestjs/common';
import { Clock } from '#platform/kernel/clock/clock.ts';
import type { CommandTransaction } from '#platform/messaging/commands/command-transaction.ts';
import { StoragePort } from '#platform/storage/storage.port.ts';
import { mediaAdded } from '../contract/media.events.ts';
import { type MediaFacts, storageNameOf } from '../contract/media-facts.ts';
import { StreamRequests } from '../contract/streams/stream-requests.port.ts';
import { UnknownMedia } from '../domain/media-errors.ts';
import { MediaAssetRepository } from '../persistence/media-asset.repository.ts';

/** What the site knows of the media files in its storage. */
@Injectable()
export class MediaAssets {
  constructor(
    private readonly assets: MediaAssetRepository,
    private readonly storage: StoragePort,
    private readonly clock: Clock,
    private readonly streams: StreamRequests,
  ) {}

  /**
   * Takes a file whose bytes are in the storage into the books, and asks for its stream. They stay there until the transaction has ended.
   * @returns whether it is new. @throws UnknownMedia where its bytes were removed meanwhile.
   */
  async take(transaction: CommandTransaction, facts: MediaFacts): Promise<boolean> {
    const { manager } = transaction;
    const { sha256 } = facts;
    await this.hold(transaction, facts);
    const known = await this.assets.find(manager, sha256);
    if (known && !known.removedAt) return false;
    const version = (known?.version ?? 0) + 1;
    await this.assets.save(manager, {
      sha256,
      version,
      facts,
      addedAt: this.clock.now(),
      idleSince: null,
      removedAt: null,
    });
    await transaction.append(`media-${sha256}`, version, mediaAdded(facts));
    await (known ? this.streams.renew(transaction, facts) : this.streams.request(transaction, facts));
    return true;
  }

  /** @returns the facts of a stored file, whose bytes stay until the transaction has ended. @throws UnknownMedia */
  async get(transaction: CommandTransaction, sha256: string): Promise<MediaFacts> {
    await this.assets.lock(transaction.manager, sha256);
    const known = await this.assets.find(transaction.manager, sha256);
    if (!known || known.removedAt) throw new UnknownMedia();
    await this.hold(transaction, known.facts);
    return known.facts;
  }

  /** The same for what may be in no books, such as the demo's films of an older installation. @throws UnknownMedia */
  async holdIfOurs(transaction: CommandTransaction, facts: MediaFacts): Promise<void> {
    await this.assets.lock(transaction.manager, facts.sha256);
    if (await this.assets.find(transaction.manager, facts.sha256)) await this.hold(transaction, facts);
  }

  /** Keeps bytes from being removed until the transaction has ended. @throws UnknownMedia where they are gone. */
  async hold(transaction: CommandTransaction, facts: MediaFacts): Promise<void> {
    await this.assets.lock(transaction.manager, facts.sha256);
    if ((await this.storage.size(storageNameOf(facts))) !== facts.size) throw new UnknownMedia();
  }
}
