import { fetchEarly } from './early-answer.ts';

const MAX_ANSWER_MS = 30_000;

/** A file takes as long as the line needs for it; a call that brings one says so by a `fetch` of its own. */
const carriesFile = ({ headers }: Request) => headers.get('content-type')?.startsWith('multipart/');

/**
 * Sends a call, and gives it up with a `TimeoutError` when its answer is not there to the last byte in time. By hand, for there
 * are phones in use whose browsers cannot join signals.
 */
export function fetchInTime(request: Request): Promise<Response> {
  if (carriesFile(request)) return fetchEarly(request);
  const { signal: caller } = request;
  const limit = new AbortController();
  const stop = () => limit.abort(caller.reason);
  if (caller.aborted) stop();
  caller.addEventListener('abort', stop);
  setTimeout(() => limit.abort(new DOMException('no answer in time', 'TimeoutError')), MAX_ANSWER_MS);
  return fetchEarly(request, limit.signal);
}
