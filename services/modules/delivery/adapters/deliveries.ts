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
import { isGone, sendBytes } from './byte-sender.ts';
import { ByteSources } from './byte-source.ts';
import { EdgeWorkers } from './edge-workers.ts';
import { aliveWith, type OpenTransfer, OpenTransfers } from './open-transfers.ts';
import { RememberedAdmissions } from './remembered-admissions.ts';

/** A stored file on its way to a member. */
export interface Parcel {
  member: Pick<TransferRequest, 'way' | 'userId' | 'fileId' | 'linkId'>;
  /** In the storage. */
  name: string;
  /** Bytes. */
  size: number;
  /** Of its first byte among those that are metered. */
  place: number;
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
    const started =
      request.method === 'HEAD' ? null : await this.transfers.whileBeginning(() => this.begin(request, parcel, asked));
    if (started && !started.admitted) return parcel.refuse(started.reason);
    reply.headers({ 'cache-control': 'private, no-store', 'accept-ranges': 'bytes', etag, ...headers });
    if (request.method === 'HEAD') return void this.sendHead(reply, asked, size).end();
    const transferId = started?.transferId ?? null;
    if (this.byEdge) this.leaveToEdge(request, reply, { parcel, asked, transferId });
    else await this.send(reply, { parcel, asked, transferId });
  }

  /** @returns null for what needs no transfer of its own. */
  private async begin(
    { ip }: FastifyRequest,
    { member: { way, userId, fileId, linkId }, place }: Parcel,
    { from, to }: Asked,
  ): Promise<TransferStart | null> {
    if (way === 'play' && this.remembered.has(linkId, ip)) return null;
    const bytes = { from: place + from, to: place + to };
    const started = await this.meter.begin({ way, userId, fileId, linkId, ...bytes, address: ip });
    if (way === 'play' && started.admitted && started.charge === 'days') this.remembered.remember(linkId, ip);
    return started;
  }

  private async send(reply: FastifyReply, { parcel, asked, transferId }: Admitted): Promise<void> {
    const { raw: response } = reply;
    const { place, name, size } = parcel;
    const { from, to } = asked;
    const { socket } = response;
    const transfer: OpenTransfer | null =
      transferId === null
        ? null
        : this.transfers.add({
            id: transferId,
            sentTo: place + from,
            alive: socket ? aliveWith(socket) : () => false,
            cut: () => socket?.destroy(),
          });
    try {
      if (isGone(response)) return;
      const source = await this.sources.open(name, from, to);
      if (!source) return parcel.refuse('gone');
      try {
        this.sendHead(reply, asked, size);
        const onBytes = (bytes: number) => {
          if (transfer) transfer.sentTo += bytes;
        };
        await sendBytes({ response, source, length: to - from, stallMs: this.stallMs, onBytes });
      } finally {
        await source.close();
      }
    } catch (error) {
      this.logger.child('delivery').error({ err: error }, 'a stored file could not be sent');
      socket?.destroy();
    } finally {
      if (transfer) void this.transfers.settle(transfer.id, transfer.sentTo);
    }
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
    { parcel: { place, name }, asked: { from }, transferId }: Admitted,
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

interface Admitted {
  parcel: Parcel;
  asked: Asked;
  transferId: string | null;
}

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
