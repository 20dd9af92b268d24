import type { OutgoingHttpHeaders } from 'node:http';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  TransferMeter,
  type TransferRequest,
  type TransferStart,
} from '#modules/downloads/contract/transfer-meter.port.ts';
import { Config } from '#platform/kernel/config/config.ts';
import { AppLogger } from '#platform/telemetry/app-logger.ts';
import { type Asked, askedRange, rangeIfUnchanged } from '../domain/byte-range.ts';
import { type RefusalReason, refusalOf } from '../domain/refusal.ts';
import type { Stretch } from '../domain/stretch.ts';
import { isGone, sendBytes } from './byte-sender.ts';
import { type ByteSource, ByteSources } from './byte-source.ts';
import { EdgeWorkers } from './edge-workers.ts';
import { aliveWith, type OpenTransfer, OpenTransfers } from './open-transfers.ts';
import { RememberedAdmissions } from './remembered-admissions.ts';
import { type OpenStretch, RestingStretches } from './resting-stretches.ts';

/** A stored file on its way to a member. */
export interface Parcel {
  member: Pick<TransferRequest, 'way' | 'userId' | 'fileId' | 'linkId'>;
  /** In the storage. */
  name: string;
  /** Bytes. */
  size: number;
  /** Of its first byte among those that are metered. */
  place: number;
  /** What may be reserved with it, for what is likely to be asked for next. */
  stretch?: Stretch | null;
  /** Strong. */
  etag: string;
  headers: Record<string, string>;
  /** Says why not, as whoever plays or fetches can read it. */
  refuse(reason: RefusalReason): void;
}

/** Asks the meter, sends what it allows, and tells it what was sent. */
@Injectable()
export class Deliveries {
  private readonly stallMs: number;
  private readonly byEdge: boolean;

  constructor(
    private readonly meter: TransferMeter,
    private readonly sources: ByteSources,
    private readonly transfers: OpenTransfers,
    private readonly edge: EdgeWorkers,
    private readonly remembered: RememberedAdmissions,
    private readonly stretches: RestingStretches,
    private readonly logger: AppLogger,
    { values }: Config,
  ) {
    this.stallMs = values.delivery.stallSeconds * 1_000;
    this.byEdge = values.delivery.way === 'accel';
  }

  /** @throws what the meter throws while its database is away. */
  async deliver(request: FastifyRequest, reply: FastifyReply, parcel: Parcel): Promise<void> {
    if (!this.byEdge && this.transfers.isStopping) return void reply.raw.socket?.destroy();
    const { etag, size, headers } = parcel;
    const { range, 'if-range': ifRange } = request.headers as Record<string, string | undefined>;
    const asked = askedRange(rangeIfUnchanged({ range, ifRange }, etag), size);
    if (!asked) return void reply.status(416).header('content-range', `bytes */${size}`).send();
    const going = this.goingOn(request, parcel, asked);
    const started =
      going || request.method === 'HEAD'
        ? null
        : await this.transfers.whileBeginning(() => this.begin(request, parcel, asked));
    if (started && !started.admitted) return parcel.refuse(started.reason);
    if (isGone(reply.raw)) {
      // Whoever asked has left meanwhile: nothing is sent, by us or by nginx.
      const idle = going?.transfer ?? (started && { id: started.transferId, sentTo: parcel.place + asked.from });
      return void (idle && this.transfers.settle(idle.id, idle.sentTo));
    }
    reply.headers({ 'cache-control': 'private, no-store', 'accept-ranges': 'bytes', etag, ...headers });
    if (request.method === 'HEAD') return void this.sendHead(reply, asked, size).end();
    if (this.byEdge) this.leaveToEdge(request, reply, { parcel, asked, transferId: started?.transferId ?? null });
    else await this.send(reply, { parcel, asked, sending: this.sending(request, parcel, asked, going ?? started) });
  }

  /** @returns the stretch that the bytes go on with: they are reserved already. */
  private goingOn({ method, ip }: FastifyRequest, parcel: Parcel, { from, to }: Asked): OpenStretch | null {
    if (this.byEdge || method === 'HEAD' || !parcel.stretch) return null;
    return this.stretches.goOn(playerOf(parcel, ip), { from: parcel.place + from, to: parcel.place + to });
  }

  /** @returns null for what needs no transfer of its own. */
  private async begin({ ip }: FastifyRequest, parcel: Parcel, { from, to }: Asked): Promise<Beginning | null> {
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
  private sending(
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

  private async send(reply: FastifyReply, { parcel, asked, sending }: Parceled & { sending: Sending | null }) {
    const { raw: response } = reply;
    const { name, size } = parcel;
    const { from, to } = asked;
    let source: ByteSource | null = null;
    try {
      source = await this.sources.open(name, from, to);
      if (!source) return parcel.refuse('gone');
      this.sendHead(reply, asked, size);
      const onBytes = (bytes: number) => {
        if (sending) sending.transfer.sentTo += bytes;
      };
      await sendBytes({ response, source, length: to - from, stallMs: this.stallMs, onBytes });
    } catch (error) {
      this.failed(error);
      response.socket?.destroy();
    } finally {
      // Before the file is closed: the player may have asked for the next segment by then.
      sending?.ended();
      await source?.close().catch((error) => this.failed(error));
    }
  }

  private failed(error: unknown): void {
    this.logger.child('delivery').error({ err: error }, 'a stored file could not be sent');
  }

  /** From here on nothing but the bytes comes from us: no hook, no compression. */
  private sendHead(reply: FastifyReply, { from, to, part }: Asked, size: number) {
    reply.header('content-length', to - from);
    // An nginx in between must not take what the reader has not asked for yet.
    reply.header('x-accel-buffering', 'no');
    if (part) reply.header('content-range', `bytes ${from}-${to - 1}/${size}`);
    reply.hijack();
    return reply.raw.writeHead(part ? 206 : 200, reply.getHeaders() as OutgoingHttpHeaders);
  }

  /** nginx sends it, reading the range itself; its log says what was sent (see `EdgeLog`). */
  private leaveToEdge(
    { raw }: FastifyRequest,
    reply: FastifyReply,
    { parcel: { place, name }, asked: { from }, transferId }: Parceled & { transferId: string | null },
  ): void {
    const alive = this.edge.seen(raw);
    if (transferId !== null) {
      this.transfers.add({ id: transferId, sentTo: place + from, alive, cut: null });
      reply.header('x-parde-transfer', `${transferId} ${place} ${from}`);
    }
    // nginx's own.
    for (const name of ['etag', 'accept-ranges']) reply.removeHeader(name);
    reply.header('x-accel-redirect', `/${name}`).send();
  }
}

interface Parceled {
  parcel: Parcel;
  asked: Asked;
}

type Beginning = TransferStart & { reservedTo: number };
type Begun = Extract<Beginning, { admitted: true }>;

interface Sending {
  transfer: OpenTransfer;
  /** Whole or not. */
  ended(): void;
}

/** Who plays: a link, at an address. */
const playerOf = ({ member: { linkId } }: Parcel, address: string) => `${linkId} ${address}`;

/** The answer of a refusal to who fetches a file: a page for browsers, words for others. */
export function refuseDownload({ headers }: FastifyRequest, reply: FastifyReply, reason: RefusalReason): void {
  const { status, text, page, retryAfterSeconds } = refusalOf(reason);
  bare(reply, retryAfterSeconds);
  if (page && headers.accept?.includes('text/html')) return void reply.redirect(page, 302);
  reply.status(status).type('text/plain; charset=utf-8').send(text);
}

/** The answer of a refusal to a player: a code that it can read. */
export function refusePlaying(reply: FastifyReply, code: RefusalReason | 'expired'): void {
  const refusal = code === 'expired' ? { status: 403 } : refusalOf(code);
  bare(reply, 'retryAfterSeconds' in refusal ? refusal.retryAfterSeconds : undefined);
  reply.status(refusal.status).send({ code });
}

/** Takes off what only the file's own answer has. */
function bare(reply: FastifyReply, retryAfterSeconds: number | undefined): void {
  for (const name of [
    'etag',
    'accept-ranges',
    'content-disposition',
    'content-type',
    'content-length',
    'content-range',
  ])
    reply.removeHeader(name);
  if (retryAfterSeconds) reply.header('retry-after', String(retryAfterSeconds));
}
