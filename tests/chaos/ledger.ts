import { type FileHandle, open } from 'node:fs/promises';

/** acknowledged: done, said the answer; refused: a 4xx; unanswered: nobody knows (no answer, a time-out, a 5xx). */
type Outcome = 'under way' | 'acknowledged' | 'refused' | 'unanswered';

export interface LedgerEntry {
  /** Its correlation id, which the events carry. */
  id: string;
  kind: string;
  outcome: Outcome;
  /** Events the command makes when it is done. */
  events: number;
  /** An acknowledged command may have made fewer, since it found its work done already. */
  orFewer: boolean;
  /** Of the last event, as the answer's header said; empty when it said nothing. */
  position: string;
  /** Milliseconds since the run began. */
  invokedAt: number;
  settledAt: number;
  note: string;
}

/**
 * What the harness itself knows of every command, on the disk before the command is sent and when its outcome is known: the
 * site is compared with this, never with itself.
 */
export class Ledger {
  readonly entries = new Map<string, LedgerEntry>();
  private lines: string[] = [];
  private flushed: Promise<void> = Promise.resolve();
  private closed = false;
  private readonly begun = performance.now();
  private readonly file: FileHandle;

  private constructor(file: FileHandle) {
    this.file = file;
  }

  static async open(file: string): Promise<Ledger> {
    return new Ledger(await open(file, 'w'));
  }

  now(): number {
    return performance.now() - this.begun;
  }

  async invoke(id: string, kind: string, note: string): Promise<LedgerEntry> {
    const at = this.now();
    const entry: LedgerEntry = {
      id,
      kind,
      outcome: 'under way',
      events: 0,
      orFewer: false,
      position: '',
      invokedAt: at,
      settledAt: 0,
      note,
    };
    this.entries.set(id, entry);
    await this.write(entry);
    return entry;
  }

  async settle(
    entry: LedgerEntry,
    outcome: Outcome,
    facts: { events?: number; orFewer?: boolean; position?: string; note?: string } = {},
  ): Promise<void> {
    Object.assign(entry, { outcome, settledAt: this.now() }, facts);
    await this.write(entry);
  }

  /** A line about the run itself, for example a fault, among those of the commands. */
  remark(what: object): Promise<void> {
    return this.write({ at: this.now(), ...what });
  }

  count(outcome: Outcome): number {
    return [...this.entries.values()].filter((entry) => entry.outcome === outcome).length;
  }

  /** What is still under way, as after a run that broke off, is not written any more. */
  async close(): Promise<void> {
    await this.flushed;
    this.closed = true;
    await this.flushed;
    await this.file.close();
  }

  /** Lines that come while the disk is busy share the next wait for it. */
  private async write(what: object): Promise<void> {
    this.lines.push(`${JSON.stringify(what)}\n`);
    this.flushed = this.flushed.then(() => this.flush());
    await this.flushed;
  }

  private async flush(): Promise<void> {
    if (this.lines.length === 0) return;
    if (this.closed) return;
    const lines = this.lines;
    this.lines = [];
    await this.file.appendFile(lines.join(''));
    await this.file.datasync();
  }
}
