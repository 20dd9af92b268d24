import { WINDOW_MS } from '../domain/window.ts';

const LEASE_MS = 60_000;

interface NaiveTransfer {
  id: number;
  from: number;
  to: number;
  sentTo: number;
  lease: number;
  dead: boolean;
  resumedAt: number | null;
}

interface NaiveFile {
  until: number;
  /** Of each byte: when it was charged last, and whether that counts in the window that is open. */
  charged: boolean[];
  chargedAt: (number | null)[];
  transfers: NaiveTransfer[];
}

/** The rules of metering byte by byte, as slowly as they are said; for a member with volume and no days. */
export class NaiveMeter {
  granted = 0;
  used = 0;
  /** Bytes that were charged again too early: there must be none. */
  tooEarly = 0;
  private readonly files: NaiveFile[];

  constructor(files: number, size: number) {
    this.files = Array.from({ length: files }, () => ({
      until: 0,
      charged: Array(size).fill(false),
      chargedAt: Array(size).fill(null),
      transfers: [],
    }));
  }

  get reserved(): number {
    return this.files.reduce(
      (sum, file) => sum + file.charged.filter((_, byte) => this.isReserved(file, byte)).length,
      0,
    );
  }

  get remaining(): number {
    return this.granted - this.used - this.reserved;
  }

  chargedBytes(file: number): number[] {
    return this.files[file]!.charged.flatMap((is, byte) => (is ? [byte] : []));
  }

  begin(name: number, id: number, from: number, to: number, now: number): 'admitted' | 'vip' | 'bandwidth' {
    const file = this.files[name]!;
    const current = now < file.until || file.transfers.some(({ dead }) => !dead);
    if (current) {
      for (const transfer of [...file.transfers]) {
        if (!transfer.dead && transfer.lease <= now) this.bury(file, transfer, now);
      }
      this.resume(file, from, now);
    }
    const charged = current ? file.charged : file.charged.map(() => false);
    let wanted = 0;
    for (let byte = from; byte < to; byte++) {
      if (!charged[byte] && !(current && this.isReserved(file, byte))) wanted += 1;
    }
    if (this.remaining <= 0 && this.reserved === 0 && wanted > 0) return 'vip';
    if (this.remaining < wanted) return 'bandwidth';
    if (!current) Object.assign(file, { until: now + WINDOW_MS, charged, transfers: [] });
    file.transfers.push({ id, from, to, sentTo: from, lease: now + LEASE_MS, dead: false, resumedAt: null });
    return 'admitted';
  }

  progress(id: number, sentTo: number, now: number): void {
    const [file, transfer] = this.find(id);
    if (!file || !transfer) return;
    if (transfer.dead) {
      if (now < file.until) this.learn(file, transfer, sentTo, now);
      return;
    }
    transfer.sentTo = Math.max(transfer.sentTo, Math.min(sentTo, transfer.to));
    transfer.lease = now + LEASE_MS;
    transfer.resumedAt = null;
  }

  settle(id: number, sentTo: number, now: number): void {
    const [file, transfer] = this.find(id);
    if (!file || !transfer) return;
    if (!transfer.dead) this.charge(file, transfer.from, Math.min(sentTo, transfer.to), now, Number.POSITIVE_INFINITY);
    else if (now < file.until) this.learn(file, transfer, sentTo, now);
    this.remove(file, transfer);
  }

  buryOverdue(now: number): void {
    for (const file of this.files) {
      for (const transfer of [...file.transfers]) {
        if (!transfer.dead && transfer.lease <= now) this.bury(file, transfer, now);
      }
    }
  }

  private bury(file: NaiveFile, transfer: NaiveTransfer, now: number): void {
    const end = Math.max(transfer.sentTo, transfer.resumedAt ?? 0);
    this.charge(file, transfer.from, end, now, Number.POSITIVE_INFINITY);
    transfer.dead = true;
    if (transfer.resumedAt !== null) this.remove(file, transfer);
  }

  private resume(file: NaiveFile, at: number, now: number): void {
    let before: NaiveTransfer | null = null;
    for (const transfer of file.transfers) {
      if (transfer.sentTo <= at && at < transfer.to && (!before || transfer.sentTo >= before.sentTo)) before = transfer;
    }
    if (before?.dead) {
      this.learn(file, before, at, now);
      this.remove(file, before);
    } else if (before && before.sentTo < at) {
      before.resumedAt = before.resumedAt === null ? at : Math.min(before.resumedAt, at);
    }
  }

  private learn(file: NaiveFile, transfer: NaiveTransfer, sentTo: number, now: number): void {
    const end = Math.min(sentTo, transfer.to);
    this.charge(file, transfer.sentTo, end, now, this.remaining);
    transfer.sentTo = Math.max(transfer.sentTo, end);
  }

  /** @param budget for bytes that nobody has reserved. */
  private charge(file: NaiveFile, from: number, to: number, now: number, budget: number): void {
    let left = budget;
    for (let byte = from; byte < to; byte++) {
      if (file.charged[byte]) continue;
      if (!this.isReserved(file, byte)) {
        if (left <= 0) continue;
        left -= 1;
      }
      const last = file.chargedAt[byte] ?? null;
      if (last !== null && now - last < WINDOW_MS) this.tooEarly += 1;
      file.charged[byte] = true;
      file.chargedAt[byte] = now;
      file.until = Math.max(file.until, now + WINDOW_MS);
      this.used += 1;
    }
  }

  private isReserved(file: NaiveFile, byte: number): boolean {
    return !file.charged[byte] && file.transfers.some((one) => !one.dead && one.from <= byte && byte < one.to);
  }

  private remove(file: NaiveFile, transfer: NaiveTransfer): void {
    file.transfers = file.transfers.filter((one) => one !== transfer);
  }

  private find(id: number): [NaiveFile | undefined, NaiveTransfer | undefined] {
    const file = this.files.find(({ transfers }) => transfers.some((one) => one.id === id));
    return [file, file?.transfers.find((one) => one.id === id)];
  }
}
