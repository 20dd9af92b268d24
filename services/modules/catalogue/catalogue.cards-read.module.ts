import { Global, Module } from '@nestjs/common';
import { TitleCards } from './contract/title-cards.port.ts';
import { ProjectedTitleCards } from './queries/projected-title-cards.ts';

/** For those who list titles by an order of their own. Needs the read database. */
@Global()
@Module({ providers: [{ provide: TitleCards, useClass: ProjectedTitleCards }], exports: [TitleCards] })
export class CatalogueCardsReadModule {}
