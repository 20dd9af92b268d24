import type { IncomingMessage } from 'node:http';

/**
 * Looks at a small body before anybody reads it. It comes with the request's head, or in one piece behind it, but for a slow or
 * strange client, whose body is not looked at. What has been looked at is put back, to be read as if nobody had.
 * @param answers is given the body; whether it has answered the request, so that nobody has to go on.
 */
export function peekBody(
  raw: IncomingMessage,
  most: number,
  answers: (body: string) => boolean,
  goOn: () => void,
): void {
  const length = lengthOf(raw);
  if (length === null || length > most) {
    goOn();
    return;
  }
  if (length === 0) {
    if (!answers('')) goOn();
    return;
  }
  raw.once('readable', () => {
    const bytes: Buffer | null = raw.read();
    if (bytes?.length === length && answers(bytes.toString('latin1'))) return;
    if (bytes) raw.unshift(bytes);
    goOn();
  });
}

function lengthOf({ method, headers }: IncomingMessage): number | null {
  if (headers['transfer-encoding'] !== undefined) return null;
  const length = Number(headers['content-length'] ?? 0);
  // A body that nobody expects stays where it is.
  return length > 0 && method !== 'POST' ? null : length;
}
