import { type BeforeApplicationShutdown, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { ReadDatabase } from '#platform/database/read-database.ts';
import { declareProjection } from '#platform/messaging/projections/known-projections.ts';
import { ProjectionRegistry } from '#platform/messaging/projections/projections.module.ts';
import { AppLogger } from '#platform/telemetry/app-logger.ts';
import { HealthRegistry } from '#platform/telemetry/health.registry.ts';
import { SearchIndexes } from './contract/search-indexes.port.ts';
import { DirtyDocuments } from './projections/dirty-documents.ts';
import { indexProjection } from './projections/index-projection.ts';
import { IndexReconciler } from './projections/index-reconciler.ts';

/** The app binds SearchIndexes. */
@Module({})
export class SearchProjectorModule implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly reconcilers: IndexReconciler[] = [];

  constructor(
    registry: ProjectionRegistry,
    indexes: SearchIndexes,
    database: ReadDatabase,
    appLogger: AppLogger,
    health: HealthRegistry,
  ) {
    const logger = appLogger.child('search-index');
    for (const projected of indexes.projected) {
      const dirty = new DirtyDocuments();
      const projection = indexProjection(projected, dirty);
      declareProjection(projection.name, projection.tables);
      registry.projections.push(projection);
      // Whoever fills no index has none to mend.
      if (!projected.shadows || !registry.followed) continue;
      const reconciler = new IndexReconciler(projected, dirty, database, logger);
      health.add(projected.projection, async () => (reconciler.error ? `waits: ${reconciler.error}` : undefined));
      this.reconcilers.push(reconciler);
    }
  }

  onApplicationBootstrap(): void {
    for (const reconciler of this.reconcilers) reconciler.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.reconcilers.map((reconciler) => reconciler.stop()));
  }
}
