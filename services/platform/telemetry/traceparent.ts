import { type Context, isSpanContextValid, ROOT_CONTEXT, type Span, TraceFlags, trace } from '@opentelemetry/api';

const TRACEPARENT = /^[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/** The context in which a span becomes a child of the one that W3C's `traceparent` names; without one, the root. */
export function contextOf(traceparent: string | null): Context {
  const [, traceId = '', spanId = '', flags = ''] = TRACEPARENT.exec(traceparent ?? '') ?? [];
  const parent = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
  return isSpanContextValid(parent) ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT;
}

/** How other processes name the span as their parent; null where the SDK makes none. */
export function traceparentOf(span: Span): string | null {
  const spanContext = span.spanContext();
  if (!isSpanContextValid(spanContext)) return null;
  const flags = spanContext.traceFlags.toString(16).padStart(2, '0');
  return `00-${spanContext.traceId}-${spanContext.spanId}-${flags}`;
}

/** Whether the trace is one that is kept. */
export function isSampled(traceparent: string | null): traceparent is string {
  return traceparent !== null && (Number.parseInt(traceparent.slice(-2), 16) & TraceFlags.SAMPLED) !== 0;
}
