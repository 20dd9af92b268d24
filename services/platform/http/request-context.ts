import { AsyncLocalStorage } from 'node:async_hooks';
import type { KeptDocument } from '../documents/kept-document.js';
import type { ReadPosition } from '../messaging/feed/read-position.js';

/** A moderator or admin on a route that is for them: what they do there goes into the audit log. */
export interface StaffContext {
  userId: number;
  role: 'moderator' | 'admin';
  /** Method and route, as `POST /api/console/comments/approve`. */
  operation: string;
}

/** What belongs to the request under way: who acts, how its events are correlated, and the answer's position. */
export interface RequestContext {
  correlationId: string;
  traceparent: string | null;
  actor: string | null;
  address: string | null;
  /** Only on routes for staff. */
  staff?: StaffContext;
  idempotencyKey: string | null;
  /** Method and route, so that one key cannot answer two different commands. */
  idempotencyScope: string;
  /** What the client has got from its commands and wants to see (`parde-after`). */
  after: readonly ReadPosition[];
  /** Where this request's command can be seen; empty when it changed nothing, or the relay has not numbered it in time. */
  positions: readonly ReadPosition[];
  /** The cached documents the answer is made of; null when it is made of something else besides. */
  documents?: KeptDocument[] | null;
}

const storage = new AsyncLocalStorage<RequestContext>();

export function runInContext<T>(context: RequestContext, work: () => T): T {
  return storage.run(context, work);
}

export function currentContext(): RequestContext | undefined {
  return storage.getStore();
}
