import { Module } from '@nestjs/common';
import { ProjectionsModule } from '#platform/messaging/projections/projections.module.ts';
import { awardsProjection } from './projections/awards/awards.projection.ts';
import { ceremoniesProjection } from './projections/awards/ceremonies.projection.ts';
import { channelsProjection } from './projections/channels.projection.ts';
import { duplicatesProjection } from './projections/duplicates.projection.ts';
import { genresProjection } from './projections/genres.projection.ts';
import { personVersionsProjection } from './projections/person-versions.projection.ts';
import { releaseFilesProjection } from './projections/release-files.projection.ts';
import { suggestedListsProjection } from './projections/suggested-lists.projection.ts';
import { titleImportsProjection } from './projections/title-imports.projection.ts';
import { titleVersionsProjection } from './projections/title-versions.projection.ts';
import { titleCardsProjection } from './projections/titles/title-cards.projection.ts';
import { titlePagesProjection } from './projections/titles/title-pages.projection.ts';

@Module({
  imports: [
    ProjectionsModule.forFeature([
      titlePagesProjection,
      titleCardsProjection,
      releaseFilesProjection,
      awardsProjection,
      ceremoniesProjection,
      suggestedListsProjection,
      titleVersionsProjection,
      personVersionsProjection,
      channelsProjection,
      genresProjection,
      titleImportsProjection,
      duplicatesProjection,
    ]),
  ],
})
export class CatalogueProjectorModule {}
