import type { FastifyReply } from 'fastify';

/** Takes off what only the file's own answer has. */
export function bare(reply: FastifyReply, retryAfterSeconds: number | undefined): void {
  for (const name of [
    'etag',
    'accept-ranges',
    'content-disposition',
    'content-type',
    'content-length',
    'content-range',
  ])
    reply.removeHeader(name);
  if (retryAfterSeconds) reply.header('retry-after', String(retryAfterSeconds));
}
