import type { TitleRecord } from '../../../domain/titles/title-record.ts';

/** What a line of input turned out to be. */
export interface ReadRecord {
  line: number;
  record?: TitleRecord;
  /** Why the line is refused. */
  refused?: string;
}
