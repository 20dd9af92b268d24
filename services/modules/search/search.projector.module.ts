import { Module } from '@nestjs/common';
import { ProjectionRegistry } from '../../platform/messaging/projections/projections.module.js';
import { SearchIndex } from '../../platform/search/search-index.port.js';
import { searchProjection } from './projections/search.projection.js';

/** The app binds SearchIndex. */
@Module({})
export class SearchProjectorModule {
  constructor(registry: ProjectionRegistry, index: SearchIndex) {
    registry.projections.push(searchProjection(index));
  }
}
