import { Module } from '@nestjs/common';
import { GetPersonController } from './queries/get-person/get-person.controller.js';
import { PersonQuery } from './queries/get-person/person.query.js';
import { ListPeopleController } from './queries/list-people/list-people.controller.js';

@Module({ controllers: [ListPeopleController, GetPersonController], providers: [PersonQuery] })
export class PeopleReadModule {}
