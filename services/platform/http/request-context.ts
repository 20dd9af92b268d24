import { AsyncLocalStorage } from 'node:async_hooks';
import type { KeptDocument } from '../documents/kept-document.js';

/** What belongs to the request under way: who acts, how its events are correlated, and the answer's position. */
export interface RequestContext {
  correlationId: string;
  traceparent: string | null;
  actor: string | null;
  address: string | null;
  idempotencyKey: string | null;
  /** Method and route, so that one key cannot answer two different commands. */
  idempotencyScope: string;
  /** Position the client has got from its last command and wants to see (`parde-after`); 0 when it said nothing. */
  after: number;
  /** Position of the last event of this request's command; null while the relay has not numbered it. */
  position: number | null;
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
