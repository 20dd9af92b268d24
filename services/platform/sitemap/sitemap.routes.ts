import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap';
import { DocumentCache } from '#platform/documents/document-cache.ts';
import type { OwnRoute } from '#platform/http/addresses/own-routes.ts';
import { siteAddress } from '#platform/http/addresses/site-address.ts';
import { Config } from '#platform/kernel/config/config.ts';
import { HOUR_MS } from '#platform/kernel/time/durations.ts';
import { robotsOf } from './robots.ts';
import { type SitemapPage, type SitemapPart, SitemapRegistry } from './sitemap.registry.ts';

const INDEX = '/sitemap.xml';
const PART = '/sitemap/:file';
const ROBOTS = '/robots.txt';
const FILE = /^([a-z-]{1,40})-([1-9]\d{0,4})\.xml$/;
const XML = 'application/xml; charset=utf-8';
const KEPT = 'public, max-age=3600';

/** What search engines ask for first: which pages there are, since when, and which are not for them. */
@Injectable()
export class SitemapRoutes implements OnModuleInit {
  static readonly ownRoutes: readonly OwnRoute[] = [INDEX, PART, ROBOTS].map((path) => ({ method: 'GET', path }));

  constructor(
    private readonly host: HttpAdapterHost,
    private readonly registry: SitemapRegistry,
    private readonly cache: DocumentCache,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    // A process for the terminal has no server.
    const fastify = this.host.httpAdapter?.getInstance?.() as FastifyInstance | undefined;
    fastify?.get(INDEX, (request, reply) => this.index(request, reply));
    fastify?.get(PART, (request, reply) => this.part(request, reply));
    fastify?.get(ROBOTS, (request, reply) =>
      reply
        .type('text/plain; charset=utf-8')
        .header('cache-control', KEPT)
        .send(robotsOf(this.siteOf(request))),
    );
  }

  private async index(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const site = this.siteOf(request);
    const xml = await this.kept(`${site} index`, async () => indexOf(site, await this.registry.parts()));
    return send(reply, xml);
  }

  private async part(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const site = this.siteOf(request);
    const [, name = '', part = ''] = FILE.exec((request.params as { file: string }).file) ?? [];
    const xml = await this.kept(`${site} ${name} ${part}`, async () => {
      const pages = await this.registry.pages(name, Number(part));
      return pages.length > 0 ? pagesOf(site, pages) : '';
    });
    if (xml) return send(reply, xml);
    return reply.status(404).send({ status: 0, code: 'not_found', message: 'There is nothing at this address' });
  }

  private kept(key: string, load: () => Promise<string>): Promise<string> {
    const until = new Date(Date.now() + HOUR_MS);
    return this.cache.getText({ key: `sitemap ${key}`, tags: [], until, load });
  }

  private siteOf(request: FastifyRequest): string {
    return siteAddress(this.config.values, request.host);
  }
}

function send(reply: FastifyReply, xml: string): FastifyReply {
  return reply.type(XML).header('cache-control', KEPT).send(xml);
}

async function indexOf(site: string, parts: SitemapPart[]): Promise<string> {
  const stream = new SitemapIndexStream();
  for (const { name, part, changedAt } of parts) {
    const url = `${site}/sitemap/${name}-${part}.xml`;
    stream.write({ url, ...(changedAt && { lastmod: changedAt.toISOString() }) });
  }
  stream.end();
  return (await streamToPromise(stream)).toString();
}

async function pagesOf(site: string, pages: SitemapPage[]): Promise<string> {
  const stream = new SitemapStream({
    hostname: site,
    xmlns: { news: false, video: false, xhtml: false, image: false },
  });
  for (const { path, changedAt } of pages) {
    stream.write({ url: path, ...(changedAt && { lastmod: changedAt.toISOString() }) });
  }
  stream.end();
  return (await streamToPromise(stream)).toString();
}
