import type { ImportSummary } from '../application/imports/import-titles.ts';
import type { RefusedLine } from '../contract/imports.events.ts';
import { type ImportProgress, NO_COUNTS } from '../domain/imports/title-import.ts';

/** So many refused lines are shown; a file with more has one fault on every line. */
const MAX_REFUSALS = 300;
const MAX_REASON = 300;

/** What is known of an import under way. */
export class ImportTally {
  readonly refusals: RefusedLine[] = [];
  private counts = NO_COUNTS;
  private bytes = 0;

  get bytesRead(): number {
    return this.bytes;
  }

  now(): ImportProgress {
    return { bytesRead: this.bytes, counts: this.counts };
  }

  readonly progress = (summary: ImportSummary, bytes: number): void => {
    const { lines, titles, added, merged, revised, unchanged, refused, people, files } = summary;
    this.counts = { lines, titles, added, merged, revised, unchanged, refused, people, files };
    this.bytes = bytes;
  };

  readonly refuse = (line: number, reason: string): void => {
    if (this.refusals.length < MAX_REFUSALS) this.refusals.push({ line, reason: reason.slice(0, MAX_REASON) });
  };
}
