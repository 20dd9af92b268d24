import { type Attributes, context, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { currentContext } from '#platform/kernel/context/request-context.ts';
import { DomainError } from '#platform/kernel/errors/domain-error.ts';
import { contextOf, isSampled, traceparentOf } from './traceparent.ts';

/** An import or a backlog puts thousands of traces into one batch: of so many it is told how long the batch took. */
const MAX_TRACES_PER_BATCH = 100;

/** Whether this process exports traces. Asked before anything is made for a span: without traces nothing is. */
export const tracing = { on: false };

const tracer = trace.getTracer('parde');

interface SpanDescription {
  name: string;
  kind?: SpanKind;
  attributes: Attributes;
}

/**
 * Runs `work` in a span of its own: below the span under way, else below the one that the request names, as the process's part
 * of that trace. Only to be called while tracing is on.
 */
export function inSpan<T>({ name, attributes }: SpanDescription, work: (span: Span) => Promise<T>): Promise<T> {
  const request = currentContext();
  const nested = trace.getActiveSpan() !== undefined;
  const parent = nested ? context.active() : contextOf(request?.traceparent ?? null);
  const kind = request && !nested ? SpanKind.SERVER : SpanKind.INTERNAL;
  return tracer.startActiveSpan(name, { kind, attributes }, parent, async (span) => {
    try {
      const result = await work(span);
      span.setAttribute('parde.outcome', 'done');
      return result;
    } catch (error) {
      tellError(span, error);
      throw error;
    } finally {
      span.end();
    }
  });
}

/** The span under way as others name it, null when there is none. */
export function currentTraceparent(): string | null {
  const span = tracing.on ? trace.getActiveSpan() : undefined;
  return span ? traceparentOf(span) : null;
}

/** Runs what is done for all these events at once, and tells it in the trace of each. */
export async function inTracesOf<T>(
  events: readonly { traceparent: string | null }[],
  description: SpanDescription,
  work: () => Promise<T>,
): Promise<T> {
  if (!tracing.on || events.length === 0) return work();
  const begun = timeNow();
  const traceparents = events.map(({ traceparent }) => traceparent);
  try {
    const result = await work();
    recordInTraces(traceparents, description, begun);
    return result;
  } catch (error) {
    recordInTraces(traceparents, description, begun, error);
    throw error;
  }
}

/**
 * Tells in each of these traces, by one span a trace and not one an event, what was done for them at once.
 * @param begun by `timeNow()`.
 */
export function recordInTraces(
  traceparents: readonly (string | null)[],
  { name, ...options }: SpanDescription,
  begun: number,
  error?: unknown,
): void {
  const end = timeNow();
  const sampled = [...new Set(traceparents)].filter(isSampled).slice(0, MAX_TRACES_PER_BATCH);
  for (const traceparent of sampled) {
    const span = tracer.startSpan(name, { ...options, startTime: begun }, contextOf(traceparent));
    if (error !== undefined) tellError(span, error);
    span.end(end);
  }
}

/** Milliseconds since 1970, with fractions. */
export function timeNow(): number {
  return performance.timeOrigin + performance.now();
}

/** The kind of the error alone: messages quote what people have typed, and stay in the log. */
function tellError(span: Span, error: unknown): void {
  const refused = error instanceof DomainError;
  const type = refused ? error.code : error instanceof Error ? error.name : typeof error;
  span.setAttributes({ 'parde.outcome': refused ? 'refused' : 'failed', 'error.type': type });
  if (!refused) span.setStatus({ code: SpanStatusCode.ERROR });
}
