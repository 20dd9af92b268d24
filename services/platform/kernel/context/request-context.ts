import { ClsServiceManager, type ClsStore } from 'nestjs-cls';
import type { ReadPosition } from './read-position.ts';

/** What belongs to the request under way: how its events are correlated, what its reads wait for, and its answer's position. */
export interface RequestContext {
  correlationId: string;
  traceparent: string | null;
  /** What the client has got from its commands and wants to see (`parde-after`). */
  after: readonly ReadPosition[];
  /** Where this request's command can be seen; empty when it changed nothing, or the relay has not numbered it in time. */
  positions: readonly ReadPosition[];
  /** The span of this request's command, as W3C's `traceresponse` names it; only while traces are exported. */
  traceresponse?: string | null;
  /** The cached documents the answer is made of; null when it is made of something else besides. */
  documents?: { readonly dropped: boolean; readonly ingredient: boolean }[] | null;
}

interface RequestStore extends ClsStore {
  request?: RequestContext;
}

const cls = ClsServiceManager.getClsService<RequestStore>();

export function runInContext<T>(request: RequestContext, work: () => T): T {
  return cls.runWith({ request }, work);
}

export function currentContext(): RequestContext | undefined {
  return cls.get()?.request;
}
