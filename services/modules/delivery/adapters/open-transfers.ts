import type { Socket } from 'node:net';
import { type BeforeApplicationShutdown, Injectable, type OnModuleInit } from '@nestjs/common';
import { TransferMeter } from '#modules/downloads/contract/transfer-meter.port.ts';
import { pollUntil } from '#platform/kernel/time/poll-until.ts';
import { AppLogger } from '#platform/telemetry/app-logger.ts';
import { Settlements } from './settlements.ts';

const PROGRESS_INTERVAL_MS = 5_000;
/** Told with one statement. */
const TOGETHER = 500;
/** Of a stop, for what was cut to be settled. */
const FLUSH_INTERVAL_MS = 5_000;

/** A transfer that somebody sends. */
export interface OpenTransfer {
  readonly id: string;
  /** The first byte that is not sent yet, as it is metered. */
  sentTo: number;
  /** Whether whoever sends it is still there. */
  alive: () => boolean;
  /** Ends the sending; null where another program sends. */
  cut: (() => void) | null;
}

/** What is being sent: each gives a sign of life every few seconds, and is settled in the end. */
@Injectable()
export class OpenTransfers implements OnModuleInit, BeforeApplicationShutdown {
  private readonly open = new Map<string, OpenTransfer>();
  private timer: NodeJS.Timeout | undefined;
  private telling = false;
  private stopping = false;
  /** Being admitted, so that they are about to open. */
  private beginning = 0;

  constructor(
    private readonly meter: TransferMeter,
    private readonly settlements: Settlements,
    private readonly logger: AppLogger,
  ) {}

  onModuleInit(): void {
    this.timer = setInterval(() => void this.tell(), PROGRESS_INTERVAL_MS);
    this.timer.unref();
  }

  /** A process that stops sends nothing new; managers come again to the next one. */
  get isStopping(): boolean {
    return this.stopping;
  }

  /** What makes a transfer begin: a stop waits for it. */
  async whileBeginning<T>(begin: () => Promise<T>): Promise<T> {
    this.beginning += 1;
    try {
      return await begin();
    } finally {
      this.beginning -= 1;
    }
  }

  add(transfer: OpenTransfer): OpenTransfer {
    this.open.set(transfer.id, transfer);
    if (this.stopping) transfer.cut?.();
    return transfer;
  }

  /** @param sentTo of whoever knows it better than the transfer's own count. @returns what resolves when it is in. */
  settle(id: string, sentTo: number): Promise<void> {
    this.open.delete(id);
    return this.settlements.add(id, sentTo);
  }

  /** Nobody will say how far it was sent: its lease ends, and the meter goes by what it knows. */
  giveUp(id: string): void {
    this.open.delete(id);
  }

  /** Whether it is neither settled nor given up. */
  has(id: string): boolean {
    return this.open.has(id);
  }

  get size(): number {
    return this.open.size;
  }

  /** Downloads may take hours: a process that stops ends them where they are, and the managers go on with the next process. */
  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    this.stopping = true;
    for (const { cut } of this.open.values()) cut?.();
    await pollUntil(() => this.allEnded() || undefined, { timeoutMs: FLUSH_INTERVAL_MS });
    await this.settlements.flush(FLUSH_INTERVAL_MS);
  }

  /** But for those that another program sends. */
  private allEnded(): boolean {
    return this.beginning === 0 && [...this.open.values()].every(({ cut }) => !cut);
  }

  private async tell(): Promise<void> {
    if (this.telling) return;
    this.telling = true;
    try {
      for (const [id, { alive }] of this.open) if (!alive()) this.giveUp(id);
      const living = [...this.open.values()];
      for (let at = 0; at < living.length; at += TOGETHER) await this.tellOf(living.slice(at, at + TOGETHER));
    } finally {
      this.telling = false;
    }
  }

  private async tellOf(transfers: readonly OpenTransfer[]): Promise<void> {
    try {
      await this.meter.progress(transfers.map(({ id: transferId, sentTo }) => ({ transferId, sentTo })));
    } catch (error) {
      this.logger.child('delivery').debug({ err: error }, 'signs of life were lost');
    }
  }
}

/** @returns for as long as the socket is open. */
export const aliveWith = (socket: Socket) => () => !socket.destroyed;
