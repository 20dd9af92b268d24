import { randomUUID } from 'node:crypto';
import { Global, Module } from '@nestjs/common';
import {
  TransferMeter,
  type TransferProgress,
  type TransferRequest,
  type TransferStart,
} from '#modules/downloads/contract/transfer-meter.port.ts';

interface Kept {
  request: TransferRequest;
  sentTo: number;
  settledAt: number | null;
  signs: number;
}

/** Stands for downloads: remembers what it was told, and answers as a test wants. */
class MemoryMeter extends TransferMeter {
  readonly transfers = new Map<string, Kept>();
  answer: TransferStart | Error = { admitted: true, transferId: '', charge: 'bytes' };
  /** Of one request; more of them are too many. */
  mostBytes = Number.POSITIVE_INFINITY;
  /** What admitting waits for. */
  gate: Promise<void> = Promise.resolve();
  /** Thrown by settle() until it is empty. */
  faults: Error[] = [];

  async begin(request: TransferRequest): Promise<TransferStart> {
    this.asked += 1;
    await this.gate;
    if (this.answer instanceof Error) throw this.answer;
    if (!this.answer.admitted) return this.answer;
    if (request.to - request.from > this.mostBytes) return { admitted: false, reason: 'bandwidth' };
    const transferId = randomUUID();
    this.transfers.set(transferId, { request, sentTo: request.from, settledAt: null, signs: 0 });
    return { ...this.answer, transferId };
  }

  /** Times that begin() was called. */
  asked = 0;

  async progress(transfers: readonly TransferProgress[]): Promise<void> {
    for (const { transferId, sentTo } of transfers) {
      const kept = this.transfers.get(transferId);
      if (kept) Object.assign(kept, { signs: kept.signs + 1, sentTo });
    }
  }

  async settle(transferId: string, sentTo: number): Promise<void> {
    const fault = this.faults.shift();
    if (fault) throw fault;
    const kept = this.transfers.get(transferId);
    // Of an earlier test.
    if (!kept) return;
    if (kept.settledAt === null) Object.assign(kept, { sentTo, settledAt: sentTo });
  }

  get all(): Kept[] {
    return [...this.transfers.values()];
  }

  /** [from, to) as asked for, and how far it is settled. */
  get settled(): [number, number, number | null][] {
    return this.all.map(({ request: { from, to }, settledAt }) => [from, to, settledAt]);
  }

  reset(): void {
    this.transfers.clear();
    this.faults = [];
    this.mostBytes = Number.POSITIVE_INFINITY;
    this.gate = Promise.resolve();
    this.asked = 0;
    this.answer = { admitted: true, transferId: '', charge: 'bytes' };
  }
}

export const memoryMeter = new MemoryMeter();

@Global()
@Module({ providers: [{ provide: TransferMeter, useValue: memoryMeter }], exports: [TransferMeter] })
export class MemoryMeterModule {}
