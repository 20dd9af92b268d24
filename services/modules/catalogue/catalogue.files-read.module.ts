import { Global, Module } from '@nestjs/common';
import { ReleaseFileCards } from './contract/files/release-file-cards.port.ts';
import { ProjectedReleaseFiles } from './queries/ports/projected-release-files.ts';

/** For those who play and give out files. Needs the read database. */
@Global()
@Module({ providers: [{ provide: ReleaseFileCards, useClass: ProjectedReleaseFiles }], exports: [ReleaseFileCards] })
export class CatalogueFilesReadModule {}
