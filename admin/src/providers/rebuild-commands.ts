import type { components } from '../api/generated/schema.d.ts';
import { post } from './http-client.ts';

type RebuildAnswer = components['schemas']['RebuildAnswer'];
type RebuildMode = components['schemas']['ConsoleRebuild']['mode'];

/** Read models that are made anew from the event log. */
export const rebuildCommands = {
  beginRebuild: (body: { projection: string; mode: RebuildMode }, idempotencyKey?: string) =>
    post<RebuildAnswer>('/api/console/projections/rebuild', body, idempotencyKey),
  cancelRebuild: (id: number) => post<RebuildAnswer>('/api/console/rebuilds/cancel', { id }),
};
export type RebuildCommands = typeof rebuildCommands;
