import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { OwnRoute } from '#platform/http/addresses/own-routes.ts';
import { siteAddress } from '#platform/http/addresses/site-address.ts';
import { Clock } from '#platform/kernel/clock/clock.ts';
import { Config } from '#platform/kernel/config/config.ts';
import { searchDescriptionOf, securityContactOf } from './well-known.ts';

const SEARCH = '/opensearch.xml';
const SECURITY = '/.well-known/security.txt';
const PASSWORD = '/.well-known/change-password';
const KEPT = 'public, max-age=3600';

/** What browsers, password managers and researchers look for at addresses that all sites have in common. */
@Injectable()
export class WellKnownRoutes implements OnModuleInit {
  static readonly ownRoutes: readonly OwnRoute[] = [SEARCH, SECURITY, PASSWORD].map((path) => ({
    method: 'GET',
    path,
  }));

  constructor(
    private readonly host: HttpAdapterHost,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    // A process for the terminal has no server.
    const fastify = this.host.httpAdapter?.getInstance?.() as FastifyInstance | undefined;
    fastify?.get(SEARCH, (request, reply) =>
      reply
        .type('application/opensearchdescription+xml; charset=utf-8')
        .header('cache-control', KEPT)
        .send(searchDescriptionOf(this.siteOf(request))),
    );
    fastify?.get(SECURITY, (request, reply) =>
      reply
        .type('text/plain; charset=utf-8')
        .header('cache-control', KEPT)
        .send(securityContactOf(this.siteOf(request), this.clock.now())),
    );
    fastify?.get(PASSWORD, (_request, reply) => reply.redirect('/user/profile-page', 302));
  }

  private siteOf(request: FastifyRequest): string {
    return siteAddress(this.config.values, request.host);
  }
}
