import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { registrationHandle } from '#modules/accounts/contract/registration-handle.schema.ts';
import { TokenRequired } from '#platform/auth/auth-errors.ts';

/**
 * The route is public for those who have just registered: whoever has neither a session nor a registration's handle is told to
 * log in before anything is said about what they sent, as on every guarded route.
 */
@Injectable()
export class BuyerGuard implements CanActivate {
  /** @throws TokenRequired */
  canActivate(context: ExecutionContext): boolean {
    const { viewer, body } = context.switchToHttp().getRequest<FastifyRequest>();
    if (!viewer && !registrationHandle.safeParse(handleIn(body)).success) throw new TokenRequired();
    return true;
  }
}

function handleIn(body: unknown): unknown {
  return (body as { order?: { user_id?: unknown } | null } | null | undefined)?.order?.user_id;
}
