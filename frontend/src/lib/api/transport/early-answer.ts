/** A call that `app/boot` has begun before the bundle came. */
export interface EarlyCall {
  method: string;
  /** Path, and the question after it. */
  path: string;
  /** As it is sent; it says who asks, too. */
  body: string;
  /** By `performance.now()`. */
  begunAt: number;
  answer: Promise<Response>;
}

declare global {
  var pardeEarly: EarlyCall | undefined;
}

const MAX_AGE_MS = 30_000;

/** The first call of a page takes the answer that is on its way already; any other is sent. @param signal ends either */
export async function fetchEarly(request: Request, signal = request.signal): Promise<Response> {
  const early = globalThis.pardeEarly;
  const send = () => fetch(request, { signal });
  if (!early || !(await isSame(request, early))) return send();
  delete globalThis.pardeEarly;
  return Promise.race([early.answer.catch(send), endOf(signal)]);
}

const endOf = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

async function isSame(request: Request, { method, path, body, begunAt }: EarlyCall): Promise<boolean> {
  const { pathname, search } = new URL(request.url);
  if (request.method !== method || pathname + search !== path || performance.now() - begunAt > MAX_AGE_MS) return false;
  return method === 'GET' || (await request.clone().text()) === body;
}
