import { Global, Module } from '@nestjs/common';
import { ToldNominations } from './contract/awards/told-nominations.port.ts';
import { GenreNames } from './contract/genres/genre-names.port.ts';
import { TitleCards } from './contract/titles/title-cards.port.ts';
import { ViewerRatings } from './contract/viewer-ratings.port.ts';
import { ProjectedGenreNames } from './queries/ports/projected-genre-names.ts';
import { ProjectedTitleCards } from './queries/ports/projected-title-cards.ts';
import { ProjectedToldNominations } from './queries/ports/projected-told-nominations.ts';
import { ProjectedViewerRatings } from './queries/ports/projected-viewer-ratings.ts';

/** For those who list titles by an order of their own. Needs the read database. */
@Global()
@Module({
  providers: [
    { provide: GenreNames, useClass: ProjectedGenreNames },
    { provide: TitleCards, useClass: ProjectedTitleCards },
    { provide: ToldNominations, useClass: ProjectedToldNominations },
    { provide: ViewerRatings, useClass: ProjectedViewerRatings },
  ],
  exports: [GenreNames, TitleCards, ToldNominations, ViewerRatings],
})
export class CatalogueCardsReadModule {}
