import type { IncomingMessage } from 'node:http';

/** The text of a request, as a bare server reads it. */
export async function bodyOf(request: IncomingMessage): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let text = '';
  request.setEncoding('utf8');
  request.on('data', (part: string) => {
    text += part;
  });
  request.on('end', () => resolve(text));
  request.on('error', reject);
  return promise;
}
