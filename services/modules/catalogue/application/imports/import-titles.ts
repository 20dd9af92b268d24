import type { Readable } from 'node:stream';
import type { DemoClip } from '#modules/media/contract/demo-clip.ts';
import type { TitleRecord } from '../../domain/titles/title-record.ts';
import type { ReadRecord } from './formats/read-record.ts';
import type { ImportBatch, ImportedBatch } from './import-batch.ts';
import { unpacked } from './open-input.ts';
import { readRecords } from './read-records.ts';

export interface ImportOptions {
  /** What the input is called in the journal and in reports. */
  name: string;
  /** SHA-256 of the input; with it an import that was cut off goes on where it stopped. */
  fileHash?: string;
  /** Records a transaction; 100 unless told. */
  batch?: number;
  dryRun?: boolean;
  /** What stands behind the releases that records have on offer: the demo's. Other releases wait for their files. */
  clips?: readonly DemoClip[];
  /** Ends it between two batches with its reason. */
  signal?: AbortSignal;
  onRefused?: (line: number, reason: string) => void;
  onProgress?: (summary: ImportSummary, bytes: number) => void;
}

export interface ImportDependencies {
  importBatch: (batch: ImportBatch) => Promise<ImportedBatch>;
  journal: { read: (fileHash: string) => Promise<{ linesDone: number; finished: boolean } | null> };
}

export interface ImportSummary extends ImportedBatch {
  /** Lines read, of any outcome. */
  lines: number;
  /** Records that were taken, new or not. */
  titles: number;
  refused: number;
  /** Lines that an earlier run of the same file had done. */
  resumedAt: number;
  /** Why reading ended before the end of the input, if it did (a broken archive, a disk error). */
  endedBy: string | null;
}

/** Of more, commands and searches beside it wait: with 500 three times as long, and the import is no faster. */
const USUAL_BATCH = 100;

/**
 * Reads titles from a stream and imports them batch by batch, never holding more than a batch. What cannot be taken is
 * refused line by line and told through `onRefused`; of an input that breaks off, what came before is imported.
 * @throws what the database throws: the batches before are in, a second run goes on from there.
 */
export async function importTitles(
  stream: Readable,
  options: ImportOptions,
  deps: ImportDependencies,
): Promise<ImportSummary> {
  return new ImportRun(options, deps).run(stream);
}

class ImportRun {
  private readonly summary: ImportSummary = {
    added: 0,
    revised: 0,
    merged: 0,
    unchanged: 0,
    people: 0,
    files: 0,
    lines: 0,
    titles: 0,
    refused: 0,
    resumedAt: 0,
    endedBy: null,
  };
  /** Line of each record of this input, by its key: what comes twice in one file is refused, or a repeat would never be a no-op. */
  private readonly seen = new Map<string, number>();
  private pending: TitleRecord[] = [];
  private bytes = 0;

  constructor(
    private readonly options: ImportOptions,
    private readonly deps: ImportDependencies,
  ) {}

  async run(stream: Readable): Promise<ImportSummary> {
    const { fileHash } = this.options;
    const entry = fileHash ? await this.deps.journal.read(fileHash) : null;
    if (entry && !entry.finished) this.summary.resumedAt = entry.linesDone;
    const records = readRecords(unpacked(this.counted(stream)));
    try {
      for (;;) {
        const next = await records.next().catch((error: unknown) => this.brokenInput(error));
        if (!next || next.done) break;
        await this.take(next.value);
      }
      await this.flush(this.summary.endedBy === null);
    } finally {
      // An import that is cancelled leaves its file half read: left open, it would keep its room on the disk.
      stream.destroy();
    }
    return this.summary;
  }

  private async take(read: ReadRecord): Promise<void> {
    this.summary.lines = read.line;
    const reason = read.refused ?? this.repeats(read);
    if (read.line <= this.summary.resumedAt) return;
    if (reason) {
      this.summary.refused += 1;
      this.options.onRefused?.(read.line, reason);
    } else if (read.record) {
      this.pending.push(read.record);
      if (this.pending.length >= (this.options.batch ?? USUAL_BATCH)) await this.flush(false);
    }
  }

  private repeats({ line, record }: ReadRecord): string | undefined {
    if (!record) return undefined;
    const key = `${record.source}\n${record.sourceKey}`;
    const earlier = this.seen.get(key);
    this.seen.set(key, earlier ?? line);
    return earlier === undefined ? undefined : `repeats line ${earlier}`;
  }

  private async flush(finished: boolean): Promise<void> {
    const { fileHash, name, dryRun, clips, signal } = this.options;
    signal?.throwIfAborted();
    if (this.pending.length === 0 && !finished) return;
    const records = this.pending;
    this.pending = [];
    const done = await this.deps.importBatch({
      records,
      journal: fileHash ? { fileHash, name, linesDone: this.summary.lines, finished } : null,
      clips: clips ?? [],
      dryRun: dryRun ?? false,
    });
    for (const count of Object.keys(done) as (keyof ImportedBatch)[]) this.summary[count] += done[count];
    this.summary.titles += records.length;
    this.options.onProgress?.(this.summary, this.bytes);
  }

  private async *counted(stream: Readable): AsyncGenerator<Buffer> {
    for await (const chunk of stream) {
      this.bytes += chunk.length;
      yield chunk as Buffer;
    }
  }

  private brokenInput(error: unknown): undefined {
    this.summary.endedBy = error instanceof Error ? error.message : String(error);
    return undefined;
  }
}
