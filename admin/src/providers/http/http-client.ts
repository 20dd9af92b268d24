import { fetchUtils, HttpError } from 'react-admin';
import { toConsoleError } from './console-error.ts';
import { heldKeys } from './idempotency-key.ts';
import { positionToSend, rememberPosition } from './read-your-writes.ts';
import { rememberTrace, traceToSend } from './trace-context.ts';

interface Answer {
  status: number;
  headers: Headers;
  body: string;
  json: unknown;
}

/** Says that the console asks: its session, a cookie that the browser keeps for itself, counts only with this beside it. */
const FROM_CONSOLE = 'parde-console';

interface CallOptions extends fetchUtils.Options {
  /** Asked as nobody: a session that is over must not stand in the way of a log-in. */
  anonymous?: boolean;
}

/** Each time, the server waits two seconds for what a command of ours has made. */
const MAX_LOOKS = 5;

/** A read model that is far behind does not have yet what we have just made: it is asked again before it counts as gone. */
async function fetchWritten(url: string, options: fetchUtils.Options): Promise<Answer> {
  const mayBeBehind = (options.method ?? 'GET') === 'GET' && positionToSend() !== null;
  for (let looks = 1; ; looks++) {
    try {
      return await fetchUtils.fetchJson(url, options);
    } catch (reason) {
      const missing = reason instanceof HttpError && reason.status === 404;
      if (!missing || !mayBeBehind || looks === MAX_LOOKS) throw reason;
    }
  }
}

/** The one way to the server: session, read-your-writes positions, failures in words. */
export async function httpClient(url: string, { anonymous = false, ...options }: CallOptions = {}): Promise<Answer> {
  const headers = new Headers(options.headers);
  headers.set('Accept', 'application/json');
  if (!anonymous) headers.set(FROM_CONSOLE, '1');
  const after = positionToSend();
  if (after) headers.set('parde-after', after);
  const trace = traceToSend();
  if (trace) headers.set('traceparent', trace);
  try {
    const answer = await fetchWritten(url, { ...options, headers });
    rememberPosition(answer.headers);
    rememberTrace(answer.headers.get('traceresponse'));
    return answer;
  } catch (reason) {
    throw toConsoleError(reason);
  }
}

/** What is said of a version, or of a picture that waits, is one command, however often it is sent: after it, there is another. */
const OF_A_VERSION = /"(version|avatar_waiting)":/;
const keysOfSaves = heldKeys();

/** @param key makes a command that is sent twice happen once; what is said of a version has one without it. */
export async function post<T>(url: string, body: Record<string, unknown>, key?: string): Promise<T> {
  const text = JSON.stringify(body);
  const save = key === undefined && OF_A_VERSION.test(text) ? `${url} ${text}` : null;
  const sent = save ? keysOfSaves.keyOf(save) : key;
  const { json } = await httpClient(url, { method: 'POST', body: text, headers: keyHeaders(sent) });
  if (save) keysOfSaves.markDone(save);
  return json as T;
}

/** The file comes last: the server reads no field behind it. @param key as for `post` */
export async function upload<T>(url: string, fields: Record<string, string>, file: Blob, key?: string): Promise<T> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  body.append('file', file);
  return (await httpClient(url, { method: 'POST', body, headers: keyHeaders(key) })).json as T;
}

function keyHeaders(key: string | undefined): Headers {
  return new Headers(key ? { 'Idempotency-Key': key } : {});
}

export async function postAnonymously<T>(url: string, body: Record<string, unknown>): Promise<T> {
  const { json } = await httpClient(url, { method: 'POST', body: JSON.stringify(body), anonymous: true });
  return json as T;
}
