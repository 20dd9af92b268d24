import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { QueryBus } from '@nestjs/cqrs';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { OwnRoute } from '#platform/http/addresses/own-routes.ts';
import { siteAddress } from '#platform/http/addresses/site-address.ts';
import { Config } from '#platform/kernel/config/config.ts';
import { GetNewsFeed } from './get-news-feed.query.ts';

const PATH = '/rss.xml';
const KEPT = 'public, max-age=600';

/** The news as readers of feeds take them: no call of the API, for its answer is XML at an address that is told to everybody. */
@Injectable()
export class NewsFeedRoutes implements OnModuleInit {
  static readonly ownRoutes: readonly OwnRoute[] = [{ method: 'GET', path: PATH }];

  constructor(
    private readonly host: HttpAdapterHost,
    private readonly queries: QueryBus,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    // A process for the terminal has no server.
    const fastify = this.host.httpAdapter?.getInstance?.() as FastifyInstance | undefined;
    fastify?.get(PATH, async (request, reply) => {
      const feed = await this.feedFor(request);
      return reply.type('application/rss+xml; charset=utf-8').header('cache-control', KEPT).send(feed);
    });
  }

  private feedFor(request: FastifyRequest): Promise<string> {
    const { lang } = request.query as { lang?: unknown };
    const site = siteAddress(this.config.values, request.host);
    return this.queries.execute(new GetNewsFeed(lang === 'en' ? 'en' : 'fa', site));
  }
}
