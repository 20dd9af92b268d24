import { Module } from '@nestjs/common';
import { SitemapRegistry } from './sitemap.registry.ts';
import { SitemapRoutes } from './sitemap.routes.ts';

/** Imported by the read modules that have public pages; all share one registry. Needs the cache of documents. */
@Module({ providers: [SitemapRegistry, SitemapRoutes], exports: [SitemapRegistry] })
export class SitemapModule {}
