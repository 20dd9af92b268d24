import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ImportLog } from './application/imports/import-log.ts';
import { CatalogueFilesModule } from './catalogue.files.module.ts';
import { ImportTitlesHandler } from './commands/import-titles/import-titles.handler.ts';
import { ImportedPeople } from './commands/import-titles/imported-people.ts';
import { RecordPlacement } from './commands/import-titles/record-placement.ts';
import { TitleImport } from './commands/import-titles/title-import.ts';
import { GenreListEntity } from './persistence/genre-list.entity.ts';
import { GenreListRepository } from './persistence/genre-list.repository.ts';
import { ImportJournalEntity } from './persistence/imports/import-journal.entity.ts';
import { ImportJournalRepository } from './persistence/imports/import-journal.repository.ts';
import { TitleImportRepository } from './persistence/imports/title-import.repository.ts';
import { PersonEntity } from './persistence/person.entity.ts';
import { PersonRepository } from './persistence/person.repository.ts';
import { TitleSourceEntity } from './persistence/titles/title-source.entity.ts';
import { TitleSourceRepository } from './persistence/titles/title-source.repository.ts';

const repositories = [
  PersonRepository,
  TitleSourceRepository,
  ImportJournalRepository,
  TitleImportRepository,
  GenreListRepository,
];

/** Importing titles, for the terminal, the demo and the workers. */
@Module({
  imports: [
    CatalogueFilesModule,
    TypeOrmModule.forFeature([TitleSourceEntity, PersonEntity, ImportJournalEntity, GenreListEntity]),
  ],
  providers: [...repositories, ImportTitlesHandler, RecordPlacement, ImportedPeople, TitleImport, ImportLog],
  exports: [...repositories, ImportedPeople, TitleImport, ImportLog],
})
export class CatalogueImportsModule {}
