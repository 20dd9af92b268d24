import type { FastifyReply, FastifyRequest } from 'fastify';
import { inBothLanguages, pageWithFile } from '#modules/downloads/contract/download-refusals.ts';
import { type RefusalReason, refusalOf } from '../domain/refusal.ts';

/** The answer of a refusal to who fetches a file: a page for browsers, words for others. */
export function refuseDownload(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  reason: RefusalReason,
  fileId = 0,
): void {
  const refusal = refusalOf(reason);
  bare(reply, refusal.retryAfterSeconds);
  if (refusal.page && headers.accept?.includes('text/html'))
    return void reply.redirect(pageWithFile(refusal.page, fileId), 302);
  reply.status(refusal.status).type('text/plain; charset=utf-8').send(inBothLanguages(refusal));
}

/** The answer of a refusal to a player: a code that it can read. */
export function refusePlaying(reply: FastifyReply, code: RefusalReason | 'expired'): void {
  const refusal = code === 'expired' ? { status: 403 } : refusalOf(code);
  bare(reply, 'retryAfterSeconds' in refusal ? refusal.retryAfterSeconds : undefined);
  reply.status(refusal.status).send({ code });
}

/** Takes off what only the file's own answer has. */
function bare(reply: FastifyReply, retryAfterSeconds: number | undefined): void {
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
