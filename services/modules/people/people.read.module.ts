import { Module } from '@nestjs/common';
import { GetPersonController } from './queries/get-person/get-person.controller.js';
import { PersonQuery } from './queries/get-person/person.query.js';
import { ConsolePeopleController } from './queries/list-console-people/console-people.controller.js';
import { ConsolePersonQuery } from './queries/list-console-people/console-person.query.js';
import { ListPeopleController } from './queries/list-people/list-people.controller.js';

@Module({
  controllers: [ListPeopleController, GetPersonController, ConsolePeopleController],
  providers: [PersonQuery, ConsolePersonQuery],
})
export class PeopleReadModule {}
