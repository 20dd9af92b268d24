import { Module } from '@nestjs/common';
import { SitemapModule } from '#platform/sitemap/sitemap.module.ts';
import { SitemapRegistry } from '#platform/sitemap/sitemap.registry.ts';
import { SubjectNamesModule } from '#platform/subject-names/subject-names.module.ts';
import { SubjectNamesRegistry } from '#platform/subject-names/subject-names.registry.ts';
import { PeopleCardsReadModule } from './people.cards-read.module.ts';
import { GetConsolePersonController } from './queries/get-console-person/get-console-person.controller.ts';
import { GetConsolePersonHandler } from './queries/get-console-person/get-console-person.handler.ts';
import { GetPersonController } from './queries/get-person/get-person.controller.ts';
import { GetPersonHandler } from './queries/get-person/get-person.handler.ts';
import { ConsolePersonReader } from './queries/list-console-people/console-person.reader.ts';
import { ListConsolePeopleController } from './queries/list-console-people/list-console-people.controller.ts';
import { ListConsolePeopleHandler } from './queries/list-console-people/list-console-people.handler.ts';
import { ListPeopleController } from './queries/list-people/list-people.controller.ts';
import { ListPeopleHandler } from './queries/list-people/list-people.handler.ts';

/** Needs the catalogue's ToldNominations. */
@Module({
  imports: [PeopleCardsReadModule, SitemapModule, SubjectNamesModule],
  controllers: [ListPeopleController, GetPersonController, ListConsolePeopleController, GetConsolePersonController],
  providers: [
    ConsolePersonReader,
    ListPeopleHandler,
    GetPersonHandler,
    ListConsolePeopleHandler,
    GetConsolePersonHandler,
  ],
})
export class PeopleReadModule {
  constructor(sitemap: SitemapRegistry, names: SubjectNamesRegistry) {
    const sql = `select '/person/' || slug as path, null::timestamptz as changed_at from read.person
      where slug is not null and movies_count + serials_count > 0 order by id`;
    sitemap.add({ name: 'people', sql });
    names.add({
      resource: 'people',
      sql: `select id, json_build_object('fa', name_fa, 'en', name_en) as name from read.person
        where id = any($1::int[]) and name_en is not null`,
    });
  }
}
