import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { Config } from '#platform/kernel/config/config.ts';

/** nginx writes it over whatever a visitor sends: its machine and its worker's process. */
export const EDGE_HEADER = 'x-parde-edge';

/**
 * Which workers of nginx are alive. Each keeps a connection to us open for as long as it lives; the system closes it however the
 * worker ends.
 */
@Injectable()
export class EdgeWorkers implements OnApplicationBootstrap {
  private readonly sockets = new Map<string, Set<Socket>>();

  constructor(
    private readonly host: HttpAdapterHost,
    private readonly config: Config,
  ) {}

  /** The connections are nginx's to close. */
  onApplicationBootstrap(): void {
    if (this.config.values.delivery.way === 'accel') this.host.httpAdapter.getHttpServer().keepAliveTimeout = 0;
  }

  /** @returns whether the worker that sent this request is still there. */
  seen({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): () => boolean {
    const worker = String(headers[EDGE_HEADER] ?? '');
    // One that is closed tells of its end no more.
    if (!socket.destroyed) this.remember(worker, socket);
    return () => this.sockets.has(worker);
  }

  private remember(worker: string, socket: Socket): void {
    const sockets = this.sockets.get(worker) ?? new Set();
    this.sockets.set(worker, sockets);
    if (sockets.has(socket)) return;
    sockets.add(socket);
    socket.once('close', () => {
      sockets.delete(socket);
      if (sockets.size === 0) this.sockets.delete(worker);
    });
  }
}
