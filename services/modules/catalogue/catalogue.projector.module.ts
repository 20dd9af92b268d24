import { Module } from '@nestjs/common';
import { ProjectionsModule } from '#platform/messaging/projections/projections.module.ts';
import { releaseFilesProjection } from './projections/release-files.projection.ts';
import { titleCardsProjection } from './projections/title-cards.projection.ts';
import { titlePagesProjection } from './projections/title-pages.projection.ts';

@Module({
  imports: [ProjectionsModule.forFeature([titlePagesProjection, titleCardsProjection, releaseFilesProjection])],
})
export class CatalogueProjectorModule {}
