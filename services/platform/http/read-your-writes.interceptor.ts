import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import { ReadModelFeed } from '../messaging/feed/read-model-feed.js';
import { READS_FROM } from './endpoint.decorator.js';

/** Longest time a query waits for its read models, in milliseconds. */
const LONGEST_WAIT_MS = 2_000;

/** Read your own writes: a query that comes with `parde-after` waits for that position, or says that it is stale. */
@Injectable()
export class ReadYourWritesInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly feed: ReadModelFeed,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const http = context.switchToHttp();
    const after = Number(http.getRequest<FastifyRequest>().headers['parde-after']);
    if (after > 0) {
      const projections = this.reflector.get<readonly string[] | undefined>(READS_FROM, context.getHandler());
      const fresh = !projections || (await this.feed.reached(projections, after, LONGEST_WAIT_MS));
      if (!fresh) http.getResponse<FastifyReply>().header('parde-stale', '1');
    }
    return next.handle();
  }
}
