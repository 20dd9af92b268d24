import { fetchUtils } from 'react-admin';
import { toConsoleError } from './console-error.ts';
import { positionToSend, rememberPosition } from './read-your-writes.ts';
import { readToken } from './token.ts';
import { rememberTrace, traceToSend } from './trace-context.ts';

export interface Answer {
  status: number;
  headers: Headers;
  body: string;
  json: unknown;
}

/** The one way to the server: token, read-your-writes positions, failures in words. */
export async function httpClient(url: string, options: fetchUtils.Options = {}): Promise<Answer> {
  const headers = new Headers(options.headers);
  headers.set('Accept', 'application/json');
  const token = readToken();
  if (token) headers.set('Authorization', `Bearer ${token}`);
  const after = positionToSend();
  if (after) headers.set('parde-after', after);
  const trace = traceToSend();
  if (trace) headers.set('traceparent', trace);
  try {
    const answer = await fetchUtils.fetchJson(url, { ...options, headers });
    rememberPosition(answer.headers);
    rememberTrace(answer.headers.get('traceresponse'));
    return answer;
  } catch (reason) {
    throw toConsoleError(reason);
  }
}

/** @param key makes a command that is sent twice happen once. */
export async function post<T>(url: string, body: Record<string, unknown>, key?: string): Promise<T> {
  const headers = new Headers(key ? { 'Idempotency-Key': key } : {});
  const { json } = await httpClient(url, { method: 'POST', body: JSON.stringify(body), headers });
  return json as T;
}
