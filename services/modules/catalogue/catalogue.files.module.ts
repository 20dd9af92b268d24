import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { StoredReleaseFiles } from './application/stored-release-files.ts';
import { StoredTitleMatches } from './application/stored-title-matches.ts';
import { ReleaseFiles } from './contract/files/release-files.port.ts';
import { KnownFilmIds } from './contract/film-ids/known-film-ids.port.ts';
import { TitleMatches } from './contract/titles/title-matches.port.ts';
import { TitleEntity } from './persistence/titles/title.entity.ts';
import { TitleRepository } from './persistence/titles/title.repository.ts';
import { TitleFileEntity } from './persistence/titles/title-file.entity.ts';
import { TitleFileRepository } from './persistence/titles/title-file.repository.ts';
import { TitleFilmIdEntity } from './persistence/titles/title-film-id.entity.ts';
import { TitleFilmIdRepository } from './persistence/titles/title-film-id.repository.ts';

/** Titles and their files for whoever brings files, gives them out or looks whether they are needed: also for workers. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([TitleEntity, TitleFileEntity, TitleFilmIdEntity])],
  providers: [
    TitleRepository,
    TitleFileRepository,
    TitleFilmIdRepository,
    { provide: KnownFilmIds, useExisting: TitleFilmIdRepository },
    { provide: ReleaseFiles, useClass: StoredReleaseFiles },
    { provide: TitleMatches, useClass: StoredTitleMatches },
  ],
  exports: [TitleRepository, TitleFileRepository, TitleFilmIdRepository, KnownFilmIds, ReleaseFiles, TitleMatches],
})
export class CatalogueFilesModule {}
