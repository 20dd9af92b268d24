import { type BeforeApplicationShutdown, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { ReadDatabase } from '../../platform/database/read-database.js';
import { ProjectionRegistry } from '../../platform/messaging/projections/projections.module.js';
import { SearchIndexes } from '../../platform/search/search-indexes.port.js';
import { AppLogger } from '../../platform/telemetry/app-logger.js';
import { HealthRegistry } from '../../platform/telemetry/health.registry.js';
import { IndexKeeper } from './projections/index-keeper.js';
import { keptProjection } from './projections/kept-projection.js';
import { UnsureDocuments } from './projections/unsure-documents.js';

/** The app binds SearchIndexes. */
@Module({})
export class SearchProjectorModule implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly keepers: IndexKeeper[] = [];

  constructor(
    registry: ProjectionRegistry,
    indexes: SearchIndexes,
    database: ReadDatabase,
    appLogger: AppLogger,
    health: HealthRegistry,
  ) {
    const logger = appLogger.child('search-index');
    for (const kept of indexes.kept) {
      const unsure = new UnsureDocuments();
      registry.projections.push(keptProjection(kept, unsure));
      if (!kept.beside) continue;
      const keeper = new IndexKeeper(kept, unsure, database, logger);
      health.add(kept.projection, async () => (keeper.fault ? `waits: ${keeper.fault}` : undefined));
      this.keepers.push(keeper);
    }
  }

  onApplicationBootstrap(): void {
    for (const keeper of this.keepers) keeper.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.keepers.map((keeper) => keeper.stop()));
  }
}
