import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { StoredReleaseFiles } from './application/stored-release-files.ts';
import { ReleaseFiles } from './contract/release-files.port.ts';
import { TitleEntity } from './persistence/title.entity.ts';
import { TitleRepository } from './persistence/title.repository.ts';
import { TitleFileEntity } from './persistence/title-file.entity.ts';
import { TitleFileRepository } from './persistence/title-file.repository.ts';

/** The files of titles on the write side, for processes that give them out and take no commands of the catalogue. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([TitleEntity, TitleFileEntity])],
  providers: [TitleRepository, TitleFileRepository, { provide: ReleaseFiles, useClass: StoredReleaseFiles }],
  exports: [ReleaseFiles],
})
export class CatalogueFilesModule {}
