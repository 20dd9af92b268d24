import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { type IQuery, QueryBus } from '@nestjs/cqrs';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { JSON_TYPE } from '#platform/http/json-document.ts';
import { contextOf } from '#platform/http/server/request-context.hook.ts';
import { runInContext } from '#platform/kernel/context/request-context.ts';

/** As the slugs of the site are. Others are looked at by the route's own pipes. */
const PLAIN_SLUG = /^[a-z0-9-]{1,200}$/;

/**
 * Pages that are told by their slug alone, for guests for whom none is kept: the query bus is asked as soon as the headers are on the
 * answer. Parsing a body in which nothing is asked, guards, pipes and handler are a fifth of what such a page costs
 * (docs/adr/0129-pages-by-slug-are-asked-for-at-once.md).
 */
@Injectable()
export class DocumentsBySlug implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly queries: QueryBus,
  ) {}

  /** Behind every other hook that comes before a body is parsed: what they refuse is refused, and their headers are there. */
  onModuleInit(): void {
    const fastify: Partial<FastifyInstance> | undefined = this.host.httpAdapter?.getInstance?.();
    fastify?.addHook?.('onRequest', (request, reply, done) => {
      const query = queryOf(request);
      if (query) void this.answer(query, request, reply).catch(done);
      else done();
    });
  }

  private async answer(query: IQuery, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    request.context = contextOf(request);
    const document = await runInContext(request.context, () => this.queries.execute<IQuery, Buffer | string>(query));
    reply.header('content-type', JSON_TYPE).send(document);
  }
}

function queryOf({ routeOptions, asked, params }: FastifyRequest): IQuery | undefined {
  const { bySlug } = routeOptions.config;
  if (!bySlug || !asked?.byAddress) return undefined;
  const { slug } = params as { slug: string };
  return PLAIN_SLUG.test(slug) ? bySlug(slug) : undefined;
}
