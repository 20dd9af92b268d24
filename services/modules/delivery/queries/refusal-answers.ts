import type { FastifyReply } from 'fastify';
import { type RefusalReason, refusalOf } from '../domain/refusal.ts';

/** The answer of a refusal to a player: a code that it can read. */
export function refusePlaying(reply: FastifyReply, code: RefusalReason | 'expired'): void {
  const refusal = code === 'expired' ? { status: 403 } : refusalOf(code);
  bare(reply, 'retryAfterSeconds' in refusal ? refusal.retryAfterSeconds : undefined);
  reply.status(refusal.status).send({ code });
}

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
