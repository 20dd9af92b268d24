import { chmod, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Config } from '#platform/kernel/config/config.ts';
import { projectRoot } from '#platform/kernel/config/project-root.ts';
import { pause } from '#platform/kernel/time/back-off.ts';
import { AppLogger } from '#platform/telemetry/app-logger.ts';
import { readTransferLine } from '../domain/transfer-line.ts';
import { OpenTransfers } from './open-transfers.ts';

const POLL_INTERVAL_MS = 300;
const PIECE_BYTES = 1_048_576;
/** nginx begins a new file every minute, by its own clock: nothing is written into one that has rested so long. */
const RESTED_MS = 600_000;
const OFFSETS = 'read.json';
/** nginx is another user: it may write here, and look at nothing. */
const FOLDER_MODE = 0o733;

/** @returns the folder that nginx writes its lines into, a file a minute. */
export function edgeLogFolder(dataDir: string): string {
  return path.resolve(projectRoot(), dataDir, 'transfers');
}

/**
 * Reads what nginx says it has sent, and settles it. What was read is noted only when it is settled, so a stop in between reads it
 * again, and settling twice changes nothing. Several processes may read one folder.
 */
@Injectable()
export class EdgeLog implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly folder: string;
  private readonly wanted: boolean;
  private readonly offsets = new Map<string, number>();
  private readonly stopping = new AbortController();
  private reading: Promise<void> = Promise.resolve();

  constructor(
    { values }: Config,
    private readonly transfers: OpenTransfers,
    private readonly logger: AppLogger,
  ) {
    this.folder = edgeLogFolder(values.dataDir);
    this.wanted = values.delivery.way === 'accel';
  }

  async onApplicationBootstrap(): Promise<void> {
    if (!this.wanted) return;
    await mkdir(this.folder, { recursive: true });
    // Another process may have made it, and own it.
    await chmod(this.folder, FOLDER_MODE).catch(() => undefined);
    await this.recall();
    this.reading = this.follow();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.reading;
  }

  private async follow(): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      await this.readAll().catch((error: unknown) =>
        this.logger.child('delivery').error({ err: error }, 'the log of the edge cannot be read'),
      );
      await pause(POLL_INTERVAL_MS, signal);
    }
  }

  private async readAll(): Promise<void> {
    const names = (await readdir(this.folder)).filter((name) => name.endsWith('.log')).sort();
    for (const name of names) {
      if (this.stopping.signal.aborted) return;
      await this.readFile(name);
    }
  }

  private async readFile(name: string): Promise<void> {
    const file = path.join(this.folder, name);
    const found = await stat(file).catch(() => null);
    if (!found) return;
    const offset = this.offsets.get(name) ?? 0;
    if (offset < found.size) return this.settleFrom(name, offset);
    if (Date.now() - found.mtimeMs < RESTED_MS) return;
    await rm(file, { force: true });
    this.offsets.delete(name);
    await this.note();
  }

  /** Settles the whole lines of one piece; what is left comes with the next look. */
  private async settleFrom(name: string, offset: number): Promise<void> {
    const piece = await this.piece(name, offset);
    const end = piece.lastIndexOf(0x0a) + 1;
    if (end === 0) return;
    const lines = piece.subarray(0, end).toString('utf8').split('\n').filter(Boolean);
    const all = Promise.all(lines.map((line) => this.settle(line)));
    const stopped = Promise.withResolvers<'stopped'>();
    const stop = () => stopped.resolve('stopped');
    this.stopping.signal.addEventListener('abort', stop, { once: true });
    const how = await Promise.race([all, stopped.promise]);
    this.stopping.signal.removeEventListener('abort', stop);
    if (how === 'stopped') return;
    this.offsets.set(name, offset + end);
    await this.note();
  }

  private async piece(name: string, offset: number): Promise<Buffer> {
    const handle = await open(path.join(this.folder, name));
    try {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(PIECE_BYTES), 0, PIECE_BYTES, offset);
      return buffer.subarray(0, bytesRead);
    } finally {
      await handle.close();
    }
  }

  private async settle(line: string): Promise<void> {
    const { transferId = null, sentTo = null } = readTransferLine(line) ?? {};
    if (transferId && sentTo !== null) return this.transfers.settle(transferId, sentTo);
    if (transferId) this.transfers.giveUp(transferId);
    this.logger
      .child('delivery')
      .warn({ transferId }, 'a line of the edge’s log is none: its transfer is left to its lease');
  }

  private async recall(): Promise<void> {
    const kept = await readFile(path.join(this.folder, OFFSETS), 'utf8').catch(() => '{}');
    try {
      for (const [name, offset] of Object.entries(JSON.parse(kept))) this.offsets.set(name, Number(offset) || 0);
    } catch {
      // Cut off while it was written: everything is read again.
    }
  }

  private async note(): Promise<void> {
    const file = path.join(this.folder, OFFSETS);
    const unfinished = `${file}.${process.pid}`;
    await writeFile(unfinished, JSON.stringify(Object.fromEntries(this.offsets)));
    await rename(unfinished, file);
  }
}
