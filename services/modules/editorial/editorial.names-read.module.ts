import { Global, Module } from '@nestjs/common';
import { NewsNames } from './contract/news-names.port.ts';
import { ProjectedNewsNames } from './queries/projected-news-names.ts';

/** For those who show something about news posts. Needs the read database. */
@Global()
@Module({ providers: [{ provide: NewsNames, useClass: ProjectedNewsNames }], exports: [NewsNames] })
export class EditorialNamesReadModule {}
