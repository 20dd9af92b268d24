import { z } from 'zod';
import { defineEvent } from '#platform/messaging/outbox/event-definition.ts';

const count = z.number().int().nonnegative();

/** How many lines came to what; of a dry run what they would have come to. */
export const importCounts = z.object({
  lines: count,
  /** Records that were taken, new or not. */
  titles: count,
  added: count,
  merged: count,
  revised: count,
  unchanged: count,
  refused: count,
  people: count,
  files: count,
});
export type ImportCounts = z.infer<typeof importCounts>;

export const importStage = z.enum(['waiting', 'running', 'done', 'failed', 'cancelled']);
export type ImportStage = z.infer<typeof importStage>;

export const refusedLine = z.object({ line: count, reason: z.string() });
export type RefusedLine = z.infer<typeof refusedLine>;

/** How far an import that the staff asked for is, whole. Stream: `title-import-<importId>`. */
export const titleImportChanged = defineEvent(
  'title-import.changed.v1',
  z.object({
    importId: z.number().int().positive(),
    /** As the file was called by whoever sent it. */
    name: z.string(),
    bytes: count,
    dryRun: z.boolean(),
    begunBy: z.number().int().positive(),
    stage: importStage,
    bytesRead: count,
    counts: importCounts,
    /** The first of them. */
    refusals: z.array(refusedLine),
    error: z.string().nullable(),
    /** Whether the file is there, so that a dry run can be followed by the import. */
    hasFile: z.boolean(),
  }),
);
