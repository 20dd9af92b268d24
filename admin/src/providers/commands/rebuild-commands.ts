import type { components } from '../../api/generated/schema.d.ts';
import { post } from '../http/http-client.ts';

type RebuildAnswer = components['schemas']['RebuildAnswer'];
export type RebuildMode = Exclude<components['schemas']['ConsoleRebuild']['mode'], 'retry'>;

/** Read models that are made anew from the event log, and what they have parked. */
export const rebuildCommands = {
  beginRebuild: (body: { projection: string; mode: RebuildMode }, idempotencyKey?: string) =>
    post<RebuildAnswer>('/api/console/projections/rebuild', body, idempotencyKey),
  retryParked: (body: { projection: string }, idempotencyKey?: string) =>
    post<RebuildAnswer>('/api/console/parked-events/retry', body, idempotencyKey),
  cancelRebuild: (id: number, key: string) => post<RebuildAnswer>('/api/console/rebuilds/cancel', { id }, key),
};
export type RebuildCommands = typeof rebuildCommands;
