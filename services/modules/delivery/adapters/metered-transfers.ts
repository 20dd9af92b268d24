import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { TransferMeter, type TransferStart } from '#modules/downloads/contract/transfer-meter.port.ts';
import { Config } from '#platform/kernel/config/config.ts';
import type { Asked } from '../domain/byte-range.ts';
import { aliveWith, type OpenTransfer, OpenTransfers } from './open-transfers.ts';
import type { Parcel } from './parcel.ts';
import { RememberedAdmissions } from './remembered-admissions.ts';
import { type OpenStretch, RestingStretches } from './resting-stretches.ts';

type Beginning = TransferStart & { reservedTo: number };
type Begun = Extract<Beginning, { admitted: true }>;

export interface Sending {
  transfer: OpenTransfer;
  /** Whole or not. */
  ended(): void;
}

/** Asks the meter for what is sent, goes on with what was reserved before, and tells it what was sent. */
@Injectable()
export class MeteredTransfers {
  private readonly byEdge: boolean;

  constructor(
    private readonly meter: TransferMeter,
    private readonly transfers: OpenTransfers,
    private readonly remembered: RememberedAdmissions,
    private readonly stretches: RestingStretches,
    { values }: Config,
  ) {
    this.byEdge = values.delivery.way === 'accel';
  }

  /** @returns the stretch that the bytes go on with: they are reserved already. */
  goingOn({ method, ip }: FastifyRequest, parcel: Parcel, { from, to }: Asked): OpenStretch | null {
    if (this.byEdge || method === 'HEAD' || !parcel.stretch) return null;
    return this.stretches.goOn(playerOf(parcel, ip), { from: parcel.place + from, to: parcel.place + to });
  }

  /** @returns null for what needs no transfer of its own. */
  async begin({ ip }: FastifyRequest, parcel: Parcel, { from, to }: Asked): Promise<Beginning | null> {
    const { way, userId, fileId, linkId } = parcel.member;
    const { place } = parcel;
    if (way === 'play' && this.remembered.has(linkId, ip)) return null;
    const begin = async (end: number) => {
      const bytes = { from: place + from, to: end };
      return { ...(await this.meter.begin({ way, userId, fileId, linkId, ...bytes, address: ip })), reservedTo: end };
    };
    const alone = place + to;
    const end = this.byEdge || to < parcel.size ? alone : (parcel.stretch?.to ?? alone);
    const together = await begin(end);
    // What is left may be enough for the segment alone.
    const started = together.admitted || end === alone ? together : await begin(alone);
    if (way === 'play' && started.admitted && started.charge === 'days') this.remembered.remember(linkId, ip);
    return started;
  }

  /** @param by the stretch that is gone on with, or the transfer that has begun. */
  sending(
    { raw: { socket }, ip }: FastifyRequest,
    parcel: Parcel,
    { from, to }: Asked,
    by: OpenStretch | Begun | null,
  ): Sending | null {
    if (!by) return null;
    const ways = { alive: aliveWith(socket), cut: () => void socket.destroy() };
    const stretch = 'transfer' in by ? by : this.opened(parcel, from, by, ways);
    const transfer = Object.assign(stretch.transfer, ways);
    const wholeAt = parcel.place + to;
    return {
      transfer,
      ended: () => {
        if (transfer.sentTo === wholeAt && wholeAt < stretch.to) this.stretches.rest(playerOf(parcel, ip), stretch);
        else void this.transfers.settle(transfer.id, transfer.sentTo);
      },
    };
  }

  /** What has begun; what is not paid by bytes is settled at once, as is what stands alone. */
  private opened(
    { place, stretch }: Parcel,
    from: number,
    { transferId, charge, reservedTo }: Begun,
    ways: Pick<OpenTransfer, 'alive' | 'cut'>,
  ): OpenStretch {
    const transfer = this.transfers.add({ id: transferId, sentTo: place + from, ...ways });
    const further = charge === 'bytes' && stretch?.to === reservedTo;
    return { transfer, to: further ? reservedTo : 0, ends: stretch?.ends ?? false };
  }
}

/** Who plays: a link, at an address. */
const playerOf = ({ member: { linkId } }: Parcel, address: string) => `${linkId} ${address}`;
