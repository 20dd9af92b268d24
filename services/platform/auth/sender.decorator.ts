import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** Who sent the request under way, for its command: a `MemberSender` on routes that a visitor cannot call. */
export const SentBy = createParamDecorator(
  (_: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<FastifyRequest>().sender,
);
