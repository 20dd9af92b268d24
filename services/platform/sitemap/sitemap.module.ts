import { Module } from '@nestjs/common';
import { ClockModule } from '#platform/kernel/clock/clock.module.ts';
import { SitemapRegistry } from './sitemap.registry.ts';
import { SitemapRoutes } from './sitemap.routes.ts';
import { WellKnownRoutes } from './well-known.routes.ts';

/** Imported by the read modules that have public pages; all share one registry. Needs the cache of documents. */
@Module({
  imports: [ClockModule],
  providers: [SitemapRegistry, SitemapRoutes, WellKnownRoutes],
  exports: [SitemapRegistry],
})
export class SitemapModule {}
