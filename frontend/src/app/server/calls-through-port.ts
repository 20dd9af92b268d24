import type { MessagePort } from 'node:worker_threads';

/** A call of a page on its way to the process that serves it. */
interface PageCall {
  id: number;
  method: string;
  /** Path, and the question after it. */
  path: string;
  body: string | null;
}

interface PageAnswer {
  id: number;
  status: number;
  body: string;
}

/** @returns a `fetch` whose answers come through the port. */
export function answerThrough(port: MessagePort): (request: Request) => Promise<Response> {
  const waiting = new Map<number, (answer: PageAnswer) => void>();
  let last = 0;
  port.on('message', (answer: PageAnswer) => {
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const id = ++last;
    const answered = new Promise<PageAnswer>((resolve) => waiting.set(id, resolve));
    const body = request.method === 'GET' ? null : await request.text();
    port.postMessage({ id, method: request.method, path: pathname + search, body } satisfies PageCall);
    const answer = await answered;
    return new Response(answer.body, { status: answer.status, headers: { 'content-type': 'application/json' } });
  };
}
