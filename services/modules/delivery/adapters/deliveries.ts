import type { OutgoingHttpHeaders } from 'node:http';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Config } from '#platform/kernel/config/config.ts';
import { AppLogger } from '#platform/telemetry/app-logger.ts';
import { type Asked, askedRange, rangeIfUnchanged } from '../domain/byte-range.ts';
import { isGone, sendBytes } from './byte-sender.ts';
import { type ByteSource, ByteSources } from './byte-source.ts';
import { EdgeWorkers } from './edge-workers.ts';
import { MeteredTransfers, type Sending } from './metered-transfers.ts';
import { OpenTransfers } from './open-transfers.ts';
import type { Parcel } from './parcel.ts';

/** Sends what the meter allows. */
@Injectable()
export class Deliveries {
  private readonly stallMs: number;
  private readonly byEdge: boolean;

  constructor(
    private readonly sources: ByteSources,
    private readonly transfers: OpenTransfers,
    private readonly edge: EdgeWorkers,
    private readonly metered: MeteredTransfers,
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
    const going = this.metered.goingOn(request, parcel, asked);
    const started =
      going || request.method === 'HEAD'
        ? null
        : await this.transfers.whileBeginning(() => this.metered.begin(request, parcel, asked));
    if (started && !started.admitted) return parcel.refuse(started.reason);
    if (isGone(reply.raw)) {
      // Whoever asked has left meanwhile: nothing is sent, by us or by nginx.
      const idle = going?.transfer ?? (started && { id: started.transferId, sentTo: parcel.place + asked.from });
      return void (idle && this.transfers.settle(idle.id, idle.sentTo));
    }
    reply.headers({ 'cache-control': 'private, no-store', 'accept-ranges': 'bytes', etag, ...headers });
    if (request.method === 'HEAD') return void this.sendHead(reply, asked, size).end();
    if (this.byEdge) this.leaveToEdge(request, reply, { parcel, asked, transferId: started?.transferId ?? null });
    else
      await this.send(reply, {
        parcel,
        asked,
        sending: this.metered.sending(request, parcel, asked, going ?? started),
      });
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
