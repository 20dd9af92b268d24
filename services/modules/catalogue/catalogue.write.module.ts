import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CatalogueFilesModule } from './catalogue.files.module.ts';
import { AddPersonController } from './commands/add-person/add-person.controller.ts';
import { AddPersonHandler } from './commands/add-person/add-person.handler.ts';
import { AddTitleController } from './commands/add-title/add-title.controller.ts';
import { AddTitleHandler } from './commands/add-title/add-title.handler.ts';
import { ImportTitlesHandler } from './commands/import-titles/import-titles.handler.ts';
import { ImportedPeople } from './commands/import-titles/imported-people.ts';
import { RecordPlacement } from './commands/import-titles/record-placement.ts';
import { TitleImport } from './commands/import-titles/title-import.ts';
import { ReviseTitleController } from './commands/revise-title/revise-title.controller.ts';
import { ReviseTitleHandler } from './commands/revise-title/revise-title.handler.ts';
import { DemoCatalogue } from './demo/demo-catalogue.ts';
import { ImportJournalEntity } from './persistence/import-journal.entity.ts';
import { ImportJournalRepository } from './persistence/import-journal.repository.ts';
import { PersonEntity } from './persistence/person.entity.ts';
import { PersonRepository } from './persistence/person.repository.ts';
import { TitleSourceEntity } from './persistence/title-source.entity.ts';
import { TitleSourceRepository } from './persistence/title-source.repository.ts';

const repositories = [TitleSourceRepository, PersonRepository, ImportJournalRepository];
const handlers = [AddTitleHandler, ReviseTitleHandler, AddPersonHandler, ImportTitlesHandler];

@Module({
  imports: [CatalogueFilesModule, TypeOrmModule.forFeature([TitleSourceEntity, PersonEntity, ImportJournalEntity])],
  controllers: [AddTitleController, ReviseTitleController, AddPersonController],
  providers: [...repositories, ...handlers, RecordPlacement, ImportedPeople, TitleImport, DemoCatalogue],
  exports: [TitleImport, DemoCatalogue],
})
export class CatalogueWriteModule {}
