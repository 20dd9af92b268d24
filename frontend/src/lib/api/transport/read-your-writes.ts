import type { Query } from '@tanstack/react-query';
import type { Middleware } from 'openapi-fetch';
import { tabStorage } from '../../storage/storage.ts';
import { queryClient } from '../query-client.ts';
import { KEPT_HEADER, reportLostServer } from './connection.ts';
import { rememberTrace, traceToSend } from './trace-context.ts';

/**
 * A command answers with where its events can be seen; we show that with every later call, so that a query waits until its
 * read model has caught up and the reader always sees what they have just done. Each entry is a number and what it counts
 * (`17`, `17.community-3`); of each we keep the highest. Kept for the tab only, and through a reload while the read models
 * may not have caught up yet.
 */
const highest = new Map<string, number>();
const KEY = 'parde.position';
const CATCH_UP_MS = 60_000;
/** An answer of read models that are behind is shown, and asked for again: after each command so often, each time after twice the wait. */
const MAX_REPEATS = 5;
const FIRST_REPEAT_MS = 1_000;
const behind = new Set<Query>();
let repeats = 0;
let isWaiting = false;

const toSend = () => [...highest].map(([counted, position]) => `${position}${counted}`).join(', ');

/** @param header a `parde-position`, also one that came along in an address, as from a bank. */
export function rememberPosition(header: string | null): void {
  if (header) repeats = 0;
  for (const [, position = '', counted = ''] of (header ?? '').matchAll(/(\d+)((?:\.[\w-]+)?)/g)) {
    highest.set(counted, Math.max(Number(position), highest.get(counted) ?? 0));
  }
}

const [since, kept = ''] = (tabStorage.getItem(KEY) ?? '').split('|');
if (Date.now() - Number(since) < CATCH_UP_MS) rememberPosition(kept);

function askAgain(): void {
  for (const query of queryClient.getQueryCache().findAll({ fetchStatus: 'fetching' })) behind.add(query);
  if (isWaiting || repeats === MAX_REPEATS) return;
  isWaiting = true;
  setTimeout(
    () => {
      isWaiting = false;
      void queryClient.invalidateQueries({ predicate: (query) => behind.has(query) });
      behind.clear();
    },
    FIRST_REPEAT_MS * 2 ** repeats++,
  );
}

export const readYourWrites: Middleware = {
  onRequest({ request }) {
    if (highest.size > 0) request.headers.set('parde-after', toSend());
    const trace = traceToSend();
    if (trace) request.headers.set('traceparent', trace);
    return request;
  },
  onResponse({ response }) {
    if (response.headers.has(KEPT_HEADER)) reportLostServer();
    if (response.headers.has('parde-stale')) askAgain();
    const position = response.headers.get('parde-position');
    rememberPosition(position);
    if (position) tabStorage.setItem(KEY, `${Date.now()}|${toSend()}`);
    rememberTrace(response.headers.get('traceresponse'));
    return undefined;
  },
};
