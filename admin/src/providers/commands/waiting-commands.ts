import type { components } from '../../api/generated/schema.d.ts';
import type { WorkKind } from '../../api/types.ts';
import { post } from '../http/http-client.ts';

/** What waits for staff, whatever it is. */
export const waitingCommands = {
  /** @param over also from a colleague. */
  claimWork: (body: { kind: WorkKind; id: number; over: boolean }) =>
    post<components['schemas']['WorkClaimed']>('/api/console/waiting/claim', { ...body }),
};
export type WaitingCommands = typeof waitingCommands;
