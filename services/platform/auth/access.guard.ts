import { type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { IDEMPOTENT } from '../http/endpoint.decorator.js';
import { currentContext } from '../http/request-context.js';
import { ACCESS, type Access, roleAllows } from './access.decorator.js';
import { NotAllowed, TokenExpired, TokenRequired } from './auth-errors.js';
import { requestToken } from './request-token.js';
import type { Viewer } from './session-verifier.port.js';

declare module 'fastify' {
  interface FastifyRequest {
    viewer?: Viewer;
  }
}

/**
 * Guards every route; what declares no access is closed. A token that is sent must be good, also on public routes: the
 * first request after another log-in says token_expired wherever it goes.
 */
@Injectable()
export class AccessGuard extends AuthGuard('token') {
  constructor(private readonly reflector: Reflector) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const access = this.reflector.getAllAndOverride<Access | undefined>(ACCESS, [
      context.getHandler(),
      context.getClass(),
    ]);
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (!access) throw new NotAllowed();
    const token = requestToken(request);
    if (token) await this.identify(context, request);
    else if (access !== 'public') throw new TokenRequired();
    if (access !== 'public' && !(request.viewer && roleAllows(request.viewer.role, access))) throw new NotAllowed();
    this.fillContext(context, request, access);
    return true;
  }

  override handleRequest<User>(error: unknown, viewer: User | false): User {
    // A database that does not answer says nothing about the token: nobody is signed out for that.
    if (error) throw error;
    if (!viewer) throw new TokenExpired();
    return viewer;
  }

  private async identify(context: ExecutionContext, request: FastifyRequest): Promise<void> {
    await super.canActivate(context);
    request.viewer = (request as FastifyRequest & { user: Viewer }).user;
  }

  private fillContext(context: ExecutionContext, request: FastifyRequest, access: Access): void {
    const current = currentContext();
    if (!current) return;
    const { viewer } = request;
    const operation = `${request.method} ${request.routeOptions.url}`;
    if (viewer) current.actor = `user-${viewer.userId}`;
    if (viewer && viewer.role !== 'viewer' && (access === 'moderator' || access === 'admin')) {
      current.staff = { userId: viewer.userId, role: viewer.role, operation };
    }
    const key = request.headers['idempotency-key'];
    if (typeof key === 'string' && this.reflector.get(IDEMPOTENT, context.getHandler())) {
      current.idempotencyKey = key.slice(0, 200);
      current.idempotencyScope = operation;
    }
  }
}
