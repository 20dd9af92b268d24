import type { DemoClip } from '#modules/media/contract/demo-clip.ts';
import type { PlacementCounts } from '../../domain/imports/placement.ts';
import type { TitleRecord } from '../../domain/titles/title-record.ts';

/** One batch of an import, all or nothing; a few hundred records are a good size. */
export interface ImportBatch {
  records: TitleRecord[];
  /** Where the import of the file is once this batch is in; null for input that cannot be read twice. */
  journal: { fileHash: string; name: string; linesDone: number; finished: boolean } | null;
  /** What stands behind the releases that records have on offer; without clips they wait for their files. */
  clips: readonly DemoClip[];
  /** Decide and count, but leave nothing behind. */
  dryRun: boolean;
}

export interface ImportedBatch extends PlacementCounts {
  people: number;
  files: number;
}
