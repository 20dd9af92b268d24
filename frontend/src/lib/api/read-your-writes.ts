import type { Middleware } from 'openapi-fetch';
import { KEPT_HEADER, reportLostServer } from './connection.ts';
import { rememberTrace, traceToSend } from './trace-context.ts';

/**
 * A command answers with where its events can be seen; we show that with every later call, so that a query waits until its
 * read model has caught up and the reader always sees what they have just done. Each entry is a number and what it counts
 * (`17`, `17.community-3`); of each we keep the highest. Kept for the tab only: after a reload the read models have long
 * caught up.
 */
const highest = new Map<string, number>();

/** @param header a `parde-position`, also one that came along in an address, as from a bank. */
export function rememberPosition(header: string | null): void {
  for (const [, position = '', counted = ''] of (header ?? '').matchAll(/(\d+)((?:\.[\w-]+)?)/g)) {
    highest.set(counted, Math.max(Number(position), highest.get(counted) ?? 0));
  }
}

export const readYourWrites: Middleware = {
  onRequest({ request }) {
    const after = [...highest].map(([counted, position]) => `${position}${counted}`);
    if (after.length > 0) request.headers.set('parde-after', after.join(', '));
    const trace = traceToSend();
    if (trace) request.headers.set('traceparent', trace);
    return request;
  },
  onResponse({ response }) {
    if (response.headers.has(KEPT_HEADER)) reportLostServer();
    rememberPosition(response.headers.get('parde-position'));
    rememberTrace(response.headers.get('traceresponse'));
    return undefined;
  },
};
