import { type BeforeApplicationShutdown, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { ReadDatabase } from '../../platform/database/read-database.js';
import { ProjectionRegistry } from '../../platform/messaging/projections/projections.module.js';
import { SearchIndexes } from '../../platform/search/search-indexes.port.js';
import { AppLogger } from '../../platform/telemetry/app-logger.js';
import { HealthRegistry } from '../../platform/telemetry/health.registry.js';
import { IndexKeeper } from './projections/index-keeper.js';
import { keptProjection } from './projections/kept-projection.js';

/** The app binds SearchIndexes. */
@Module({})
export class SearchProjectorModule implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly keepers: IndexKeeper[];

  constructor(
    registry: ProjectionRegistry,
    indexes: SearchIndexes,
    database: ReadDatabase,
    appLogger: AppLogger,
    health: HealthRegistry,
  ) {
    registry.projections.push(...indexes.kept.map(keptProjection));
    const logger = appLogger.child('search-index');
    this.keepers = indexes.kept
      .filter(({ beside }) => beside)
      .map((kept) => {
        const keeper = new IndexKeeper(kept, database, logger);
        health.add(kept.projection, async () => (keeper.fault ? `waits: ${keeper.fault}` : undefined));
        return keeper;
      });
  }

  onApplicationBootstrap(): void {
    for (const keeper of this.keepers) keeper.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.keepers.map((keeper) => keeper.stop()));
  }
}
