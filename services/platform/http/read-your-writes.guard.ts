import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply } from 'fastify';
import type { ReadPosition } from '#platform/kernel/context/read-position.ts';
import { currentContext } from '#platform/kernel/context/request-context.ts';
import { ReadModelFeed } from '#platform/messaging/feed/read-model-feed.ts';
import { READS_FROM } from './endpoint.decorator.ts';

/** Longest time a query waits for its read models, in milliseconds. */
const MAX_WAIT_MS = 2_000;

/**
 * Read your own writes: a query that comes with `parde-after` waits for that position, or says that it is stale. A guard that
 * lets everybody pass, because an interceptor would cost every other request a tenth of its time.
 */
@Injectable()
export class ReadYourWritesGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly feed: ReadModelFeed,
  ) {}

  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const after = currentContext()?.after ?? [];
    return after.length > 0 ? this.waitFor(after, context) : true;
  }

  private async waitFor(after: readonly ReadPosition[], context: ExecutionContext): Promise<boolean> {
    const projections = this.reflector.get<readonly string[] | undefined>(READS_FROM, context.getHandler());
    const fresh = !projections || (await this.feed.reached(projections, after, MAX_WAIT_MS));
    if (!fresh) context.switchToHttp().getResponse<FastifyReply>().header('parde-stale', '1');
    return true;
  }
}
