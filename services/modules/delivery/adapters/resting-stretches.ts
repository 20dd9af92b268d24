import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { goesOn, type Stretch } from '../domain/stretch.ts';
import { type OpenTransfer, OpenTransfers } from './open-transfers.ts';

/** A player whose buffer is full asks for a segment every few seconds; one that is paused asks for nothing. */
const REST_MS = 30_000;
const MAX_PLAYERS = 100_000;

/** A transfer that goes on from segment to segment. */
export interface OpenStretch extends Stretch {
  transfer: OpenTransfer;
}

/**
 * Transfers of players on volume that wait for the next segment, so that neighbours cost the meter one beginning and one end. What is
 * being sent is not here. One that is not gone on with is settled by what was sent.
 */
@Injectable()
export class RestingStretches {
  private readonly resting = new LRUCache<string, OpenStretch>({
    // With `max` it would lay out 6 MB before the first is there.
    maxSize: MAX_PLAYERS,
    sizeCalculation: () => 1,
    ttl: REST_MS,
    ttlAutopurge: true,
    dispose: (stretch, _player, reason) => {
      if (reason !== 'delete') this.end(stretch);
    },
  });

  constructor(private readonly transfers: OpenTransfers) {}

  /** @param player a link and an address. @returns the stretch that these bytes go on with; another one of the player ends here. */
  goOn(player: string, bytes: { from: number; to: number }): OpenStretch | null {
    const stretch = this.resting.get(player);
    if (!stretch) return null;
    this.resting.delete(player);
    const { id, sentTo } = stretch.transfer;
    if (this.transfers.has(id) && goesOn({ ...stretch, sentTo }, bytes)) return stretch;
    this.end(stretch);
    return null;
  }

  /** Its bytes so far are sent. */
  rest(player: string, stretch: OpenStretch): void {
    const { transfer } = stretch;
    transfer.alive = () => true;
    transfer.cut = () => this.end(stretch);
    if (this.transfers.isStopping) this.end(stretch);
    else this.resting.set(player, stretch);
  }

  private end({ transfer: { id, sentTo } }: OpenStretch): void {
    if (this.transfers.has(id)) void this.transfers.settle(id, sentTo);
  }
}
