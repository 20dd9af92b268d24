/** How long after a command its trace takes in what the page reads, in milliseconds. */
const MAX_TRACE_MS = 5_000;

interface Trace {
  id: string;
  parent: string;
  /** By `performance.now()`. */
  until: number;
}

let trace: Trace | null = null;

/**
 * Where operators collect traces a command answers with its own (`traceresponse`, of W3C's trace context). What is read next is
 * most likely read because of it, and names it as its parent; soon after, calls have nothing to do with it any more. Commands
 * that follow quickly join the trace but do not lengthen it.
 */
export function rememberTrace(header: string | null): void {
  const id = header?.split('-')[1];
  if (!header || !id) return;
  const until = trace?.id === id ? trace.until : performance.now() + MAX_TRACE_MS;
  trace = { id, parent: header, until };
}

/** The `traceparent` of a call that is made now; null when it belongs to no command. */
export function traceToSend(): string | null {
  if (trace && performance.now() > trace.until) trace = null;
  return trace?.parent ?? null;
}
