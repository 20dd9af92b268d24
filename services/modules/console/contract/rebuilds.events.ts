import { z } from 'zod';
import { defineEvent } from '#platform/messaging/outbox/event-definition.ts';

const count = z.number().int().nonnegative();
const rebuildId = z.number().int().positive();

export const rebuildMode = z.enum(['swap', 'compare', 'check']);
export type RebuildMode = z.infer<typeof rebuildMode>;

/** What else the same workers do: trying a read model's parked events again. */
export const rebuildKind = z.enum([...rebuildMode.options, 'retry']);
export type RebuildKind = z.infer<typeof rebuildKind>;

export const rebuildStage = z.enum(['waiting', 'running', 'done', 'failed', 'cancelled']);
export type RebuildStage = z.infer<typeof rebuildStage>;

export const rebuildPhase = z.enum(['filling', 'catching_up', 'comparing', 'swapping']);

/** A table whose rebuilt rows are not the live ones. */
export const tableDifference = z.object({
  table: z.string(),
  liveRows: count,
  rebuiltRows: count,
  onlyLive: count,
  onlyRebuilt: count,
});
export type TableDifference = z.infer<typeof tableDifference>;

const rebuildProgress = z.object({
  phase: rebuildPhase.nullable(),
  /** How far along the log, and how far the log went when that was told. */
  position: count,
  head: count,
  /** Of the projection's types. */
  events: count,
  eventsPerSecond: count,
});
export type RebuildProgress = z.infer<typeof rebuildProgress>;

/** The staff asks for a read model to be made anew. Stream of all of these: `rebuild-<rebuildId>`. */
export const rebuildBegun = defineEvent(
  'rebuild.begun.v1',
  z.object({
    rebuildId,
    projection: z.string(),
    mode: rebuildMode,
    begunBy: z.number().int().positive(),
  }),
);

/** The staff asks for what a read model has parked to be tried again. */
export const parkedRetryBegun = defineEvent(
  'parked-events.retry-begun.v1',
  z.object({ rebuildId, projection: z.string(), begunBy: z.number().int().positive() }),
);

/** How far it is, whole; `waiting` again where its worker stopped. */
export const rebuildProgressed = defineEvent(
  'rebuild.progressed.v1',
  rebuildProgress.extend({ rebuildId, stage: z.enum(['waiting', 'running']) }),
);

export const rebuildEnded = defineEvent(
  'rebuild.ended.v1',
  rebuildProgress.extend({
    rebuildId,
    stage: z.enum(['done', 'failed', 'cancelled']),
    /** How many events could not be digested; of a retry: how many are parked still. */
    parked: count,
    /** How long the live projection waited. */
    stoodStillMs: count,
    /** Null where nothing was compared. */
    differences: z.array(tableDifference).nullable(),
    error: z.string().nullable(),
  }),
);
