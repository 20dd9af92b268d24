import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AddFilesController } from './commands/add-files/add-files.controller.js';
import { AddFilesHandler } from './commands/add-files/add-files.handler.js';
import { AddPersonController } from './commands/add-person/add-person.controller.js';
import { AddPersonHandler } from './commands/add-person/add-person.handler.js';
import { AddTitleController } from './commands/add-title/add-title.controller.js';
import { AddTitleHandler } from './commands/add-title/add-title.handler.js';
import { ImportTitlesHandler } from './commands/import-titles/import-titles.handler.js';
import { ReviseTitleController } from './commands/revise-title/revise-title.controller.js';
import { ReviseTitleHandler } from './commands/revise-title/revise-title.handler.js';
import { DemoCatalogue } from './demo/demo-catalogue.js';
import { ImportJournal } from './imports/import-journal.js';
import { ImportJournalEntity } from './persistence/import-journal.entity.js';
import { PersonEntity } from './persistence/person.entity.js';
import { TitleEntity } from './persistence/title.entity.js';
import { TitleFileEntity } from './persistence/title-file.entity.js';
import { TitleSourceEntity } from './persistence/title-source.entity.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([TitleEntity, TitleSourceEntity, TitleFileEntity, PersonEntity, ImportJournalEntity]),
  ],
  controllers: [AddTitleController, ReviseTitleController, AddFilesController, AddPersonController],
  providers: [
    ...[AddTitleHandler, ReviseTitleHandler, AddFilesHandler, AddPersonHandler],
    ...[ImportTitlesHandler, ImportJournal, DemoCatalogue],
  ],
  exports: [ImportTitlesHandler, ImportJournal, DemoCatalogue],
})
export class CatalogueWriteModule {}
