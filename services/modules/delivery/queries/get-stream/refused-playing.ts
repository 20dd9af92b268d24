import type { FastifyReply } from 'fastify';
import { type RefusalReason, refusalOf } from '../../domain/refusal.ts';
import { bare } from '../bare-answer.ts';

/** The answer of a refusal to a player: a code that it can read. */
export function refusePlaying(reply: FastifyReply, code: RefusalReason | 'expired'): void {
  const refusal = code === 'expired' ? { status: 403 } : refusalOf(code);
  bare(reply, 'retryAfterSeconds' in refusal ? refusal.retryAfterSeconds : undefined);
  reply.status(refusal.status).send({ code });
}
