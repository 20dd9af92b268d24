import type { FastifyRequest } from 'fastify';
import { DomainError } from '#platform/kernel/errors/domain-error.ts';

const MAX_LENGTH = 200;

class IdempotencyKeyTooLong extends DomainError {
  constructor() {
    const message = `The Idempotency-Key has more than ${MAX_LENGTH} characters`;
    super('idempotency_key_too_long', message, { httpStatus: 400 });
  }
}

/** Never a part of a key: two that begin alike would be one. @throws IdempotencyKeyTooLong */
export function idempotencyKeyOf(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string') return null;
  if (key.length > MAX_LENGTH) throw new IdempotencyKeyTooLong();
  return key;
}
