import { z } from 'zod';
import { rebuildKind, rebuildPhase, rebuildStage, tableDifference } from '../../contract/rebuilds.events.ts';

export const consoleRebuild = z
  .object({
    id: z.number().int(),
    projection: z.string(),
    mode: rebuildKind.describe('retry: of what is parked only'),
    begun_by: z.number().int(),
    begun_at: z.iso.datetime(),
    started_at: z.iso.datetime().nullable(),
    changed_at: z.iso.datetime().describe('when it was last told how far it is'),
    ended_at: z.iso.datetime().nullable(),
    stage: rebuildStage,
    phase: rebuildPhase.nullable().describe('of one that is running'),
    position: z.number().int().describe('how far along the event log it is'),
    head: z.number().int().describe('how far the event log went when that was told'),
    events: z.number().int().describe('of those that the read model is made of'),
    events_per_second: z.number().int(),
    parked: z.number().int().describe('events it could not digest; of a retry, those parked still'),
    stood_still_ms: z.number().int().describe('how long the live read model waited for the swap'),
    differences: z.array(tableDifference).nullable().describe('null where nothing was compared'),
    error: z.string().nullable().describe('why it did not come to its end'),
  })
  .meta({ id: 'ConsoleRebuild' });
export type ConsoleRebuild = z.infer<typeof consoleRebuild>;

export const REBUILD_COLUMNS = `id, projection, mode, begun_by, read.iso_time(begun_at) as begun_at,
  read.iso_time(started_at) as started_at, read.iso_time(changed_at) as changed_at,
  read.iso_time(ended_at) as ended_at, stage, phase, position, head, events,
  events_per_second, parked, stood_still_ms, differences, error`;
