import { type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ExecutionContextHost } from '@nestjs/core/helpers/execution-context-host.js';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ACCESS, type Access, BEFORE_TWO_FACTOR, roleAllows, TOKEN_IGNORED } from '#platform/http/access.decorator.ts';
import { IDEMPOTENT } from '#platform/http/endpoint.decorator.ts';
import { Config } from '#platform/kernel/config/config.ts';
import type { Sender } from '#platform/kernel/context/sender.ts';
import type { Viewer } from '#platform/kernel/context/viewer.ts';
import { languageOf } from '#platform/kernel/text/language.ts';
import { NotAllowed, TokenExpired, TokenRequired, TwoFactorRequired } from './auth-errors.ts';
import { idempotencyKeyOf } from './idempotency-key.ts';
import type { Bearer } from './sessions/bearer.ts';
import { clearConsoleCookie, consoleCookie, isFromConsole } from './sessions/console-session.ts';
import { requestToken } from './sessions/request-token.ts';
import { owesTwoFactor } from './two-factor-duty.ts';

declare module 'fastify' {
  interface FastifyRequest {
    viewer?: Viewer;
    sender?: Sender;
  }
}

/**
 * Guards every route; what declares no access is closed. A token that is sent must be good, also on public routes but those of
 * files that nobody needs one for: the first request after another log-in says token_expired wherever else it goes.
 */
@Injectable()
export class AccessGuard extends AuthGuard('token') {
  constructor(
    private readonly reflector: Reflector,
    private readonly config: Config,
  ) {
    super();
  }

  /** At once where nobody has to be asked who it is. */
  override canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const access = this.reflector.getAllAndOverride<Access | undefined>(ACCESS, [
      context.getHandler(),
      context.getClass(),
    ]);
    const request: FastifyRequest = context.getArgByIndex(0);
    if (!access) throw new NotAllowed();
    const token = this.reflector.get(TOKEN_IGNORED, context.getHandler()) ? null : requestToken(request);
    if (token) return this.identify(context, request, token).then(() => this.admit(context, request, access));
    if (access !== 'public') throw new TokenRequired();
    return this.admit(context, request, access);
  }

  /** @throws NotAllowed, TwoFactorRequired */
  private admit(context: ExecutionContext, request: FastifyRequest, access: Access): boolean {
    if (access !== 'public' && !(request.viewer && roleAllows(request.viewer.role, access))) throw new NotAllowed();
    this.requireTwoFactor(context, request.viewer, access);
    request.sender = this.senderOf(context, request, access);
    return true;
  }

  override handleRequest<User>(error: unknown, viewer: User | false): User {
    // A database that does not answer says nothing about the token: nobody is signed out for that.
    if (error) throw error;
    if (!viewer) throw new TokenExpired();
    return viewer;
  }

  private async identify(context: ExecutionContext, request: FastifyRequest, token: string): Promise<void> {
    const bearer: Bearer = { token, after: request.context?.after ?? [] };
    try {
      await super.canActivate(new ExecutionContextHost([bearer, {}]));
    } catch (error) {
      // No script of the console can take it away.
      if (error instanceof TokenExpired && isFromConsole(request) && consoleCookie(request)) {
        clearConsoleCookie(context.switchToHttp().getResponse<FastifyReply>());
      }
      throw error;
    }
    request.viewer = bearer.user!;
  }

  /** What a viewer may, an admin may without it, too. @throws TwoFactorRequired */
  private requireTwoFactor(context: ExecutionContext, viewer: Viewer | undefined, access: Access): void {
    if (access === 'public' || access === 'viewer' || !viewer || !owesTwoFactor(this.config, viewer)) return;
    if (!this.reflector.get(BEFORE_TWO_FACTOR, context.getHandler())) throw new TwoFactorRequired();
  }

  private senderOf(context: ExecutionContext, request: FastifyRequest, access: Access): Sender {
    const actor = request.viewer ?? null;
    const takesKey = this.reflector.get(IDEMPOTENT, context.getHandler());
    return {
      actor,
      address: request.ip ?? null,
      idempotencyKey: takesKey ? idempotencyKeyOf(request) : null,
      operation: `${request.method} ${request.routeOptions.url}`,
      // Kept by the page, in a cookie that the server may read.
      language: languageOf(request.cookies?.['lang']),
      asStaff: actor !== null && actor.role !== 'viewer' && (access === 'moderator' || access === 'admin'),
    };
  }
}
