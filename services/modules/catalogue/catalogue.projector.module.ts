import { Module } from '@nestjs/common';
import { ProjectionsModule } from '../../platform/messaging/projections/projections.module.js';
import { titleCardsProjection } from './projections/title-cards.projection.js';
import { titlePagesProjection } from './projections/title-pages.projection.js';

@Module({ imports: [ProjectionsModule.forFeature([titlePagesProjection, titleCardsProjection])] })
export class CatalogueProjectorModule {}
