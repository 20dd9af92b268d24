import { Global, Module } from '@nestjs/common';
import { PersonCards } from './contract/person-cards.port.ts';
import { ProjectedPersonCards } from './queries/projected-person-cards.ts';

/** For those who list people by an order of their own. Needs the read database. */
@Global()
@Module({ providers: [{ provide: PersonCards, useClass: ProjectedPersonCards }], exports: [PersonCards] })
export class PeopleCardsReadModule {}
